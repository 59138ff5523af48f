/** What spelling hides from the ear in the Spanish of the Americas, in the order in which it is undone. */
const soundRules: readonly (readonly [RegExp, string])[] = [
  [/ch/g, "C"],
  [/ph/g, "f"],
  [/ll/g, "y"],
  [/rr/g, "R"],
  [/qu(?=[ei])/g, "k"],
  [/c(?=[ei])/g, "s"],
  [/[cq]/g, "k"],
  [/gu(?=[ei])/g, "G"],
  [/g(?=[ei])/g, "j"],
  [/ü/g, "u"],
  [/[zx]/g, "s"],
  [/v/g, "b"],
  [/w/g, "u"],
  [/h/g, ""],
  [/y(?![aeiou])/g, "i"],
  [/(?<=[aeou])i(?=[aeou])/g, "y"],
  [/ks/g, "s"],
  [/([a-z])\1+/g, "$1"],
];

/**
 * What is left of words when they are heard and not read: b is v, s is z and soft c, ll is y, soft g is j, x is s, h is
 * nothing, and no accent is seen. Words that sound the same give the same text.
 * @param text as the voice is given it
 */
export function sounds(text: string) {
  return wordsOf(text)
    .map((word) => soundRules.reduce((heard, [spelled, sound]) => heard.replace(spelled, sound), word))
    .filter((word) => word !== "")
    .join(" ");
}

function wordsOf(text: string) {
  return plain(text)
    .split(/[^a-zñü0-9]+/)
    .filter(Boolean);
}

/** Lower case without accents; ñ and ü stay, which are heard. */
export function plain(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
}

/** Letters by the names the assistant gives them. */
const letterNamed: ReadonlyMap<string, string> = new Map(
  `a a|be grande b|ce c|de d|e e|efe f|ge g|hache h|i i|i latina i|jota j|ka k|ele l|doble ele ll|eme m|ene n|eñe ñ|o o|pe p|cu q|erre r|
ese s|te t|u u|ve chica v|doble u w|equis x|i griega y|zeta z|punto .|guion -|guion bajo _|más +|cero 0|uno 1|dos 2|tres 3|
cuatro 4|cinco 5|seis 6|siete 7|ocho 8|nueve 9`
    .split("|")
    .map((line) => {
      const parts = line.trim().split(" ");
      return [parts.slice(0, -1).join(" "), parts.at(-1) ?? ""];
    }),
);

/**
 * What was told of how a word is written. `spelled`: all its letters; `has`: letters in the order in which they are in
 * it; `lacks`: letters that are not
 */
export type Told = { word?: string; spelled?: string; has?: string[]; lacks?: string[] };

/**
 * The letters in a sentence of a read-back: "Se escribe: eme, a", "Villalobos, con ve chica y ese; Errera, sin hache".
 * @returns none where the sentence tells no letters
 */
export function lettersTold(sentence: string): Told[] {
  const spelled = /^Se escribe:? (?<letters>.+)$/i.exec(sentence)?.groups?.["letters"];
  if (spelled !== undefined) return spelled.split("; ").map((word) => ({ spelled: lettersIn(word) }));
  return sentence.split("; ").flatMap((part) => {
    const { word, how = "" } = /^(?<word>[^,]+), (?<how>(?:con|sin|se escribe) .+)$/.exec(part)?.groups ?? {};
    return word === undefined ? [] : [{ word, ...howTold(how) }];
  });
}

function howTold(how: string): Told {
  const spelled = /^se escribe:? (?<letters>.+)$/.exec(how)?.groups?.["letters"];
  if (spelled !== undefined) return { spelled: lettersIn(spelled) };
  const claims = how.split(/ y (?=con |sin )/);
  const named = (lead: string) =>
    claims
      .filter((claim) => claim.startsWith(lead))
      .flatMap((claim) => claim.slice(lead.length).split(/, | y /))
      .flatMap(counted);
  return { has: named("con "), lacks: named("sin ") };
}

/** "dos eses": one letter twice. */
function counted(name: string) {
  const { count, several = "" } = /^(?<count>dos|tres|cuatro) (?<several>.+)$/.exec(name)?.groups ?? {};
  if (count === undefined) return [letterOf(name)];
  const one = several === "equis" || letterNamed.has(several) ? several : several.replace(/s$/, "");
  const letter = letterOf(letterNamed.has(one) ? one : one.replace(/e$/, ""));
  return Array.from({ length: ["dos", "tres", "cuatro"].indexOf(count) + 2 }, () => letter);
}

function lettersIn(names: string) {
  return names.split(/, ?/).map(letterOf).join("");
}

function letterOf(name: string) {
  const bare = name.replace(/ con (acento|diéresis)$/, "").trim();
  return letterNamed.get(bare) ?? bare;
}
