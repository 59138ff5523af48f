const ordinals: readonly RegExp[] = [/\b(primer[ao]?|un[oa])\b/, /\b(segund[ao]|dos)\b/, /\b(tercer[ao]?|tres)\b/];

/** Which of up to three things some plain words choose, from 0: "la segunda", "el dos". */
export function ordinalIn(words: readonly string[]): number | undefined {
  const phrase = words.join(" ");
  if (words.length > 3 || !/\b(la|el|opcion)\b/.test(phrase)) return undefined;
  const at = ordinals.findIndex((ordinal) => ordinal.test(phrase));
  return at < 0 ? undefined : at;
}
