/** How the letters of a Spanish word sound, the first that fits: consonants capital, vowels small. Q is a G or a W ("gue"). */
const letters: readonly (readonly [RegExp, string])[] = [
  // "estrit": no Spanish word begins with an s before a consonant.
  [/^\^es(?=[^aeiou])/, "S"],
  [/^\^i(?=[aeou])/, "Y"],
  [/^\^u(?=[aeio])/, "W"],
  [/^\^x/, "S"],
  [/^\^/, ""],
  [/^[cs]h/, "C"],
  [/^ph/, "F"],
  [/^th/, "T"],
  [/^ck|^qu(?=[ei])/, "K"],
  [/^qu/, "KW"],
  [/^ll/, "Y"],
  [/^tz/, "S"],
  [/^gh/, ""],
  [/^gu(?=[ao])|^gü|^hu(?=[aeio])|^ü|^w/, "W"],
  [/^gu(?=[ei])/, "Q"],
  // Of a doubled letter one is heard.
  [/^([bcdfgjkmnpstvz])(?=\1)/, ""],
  [/^g(?=[eiy])/, "J"],
  [/^[cz](?=[eiy])|^[sz]/, "S"],
  [/^rr?/, "R"],
  [/^y(?=[aeiou])/, "Y"],
  [/^y/, "i"],
  [/^x/, "KS"],
  [/^[bv]/, "B"],
  [/^[ckq]/, "K"],
  // "alauei": a u between vowels.
  [/^([aeio])u(?=[aeio])/, "$1W"],
];

/** A word as a Spanish ear reads it, a sign for each sound. */
export function spanishSounds(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<!n)\u0303|(?<!u)\u0308|[\u0300-\u0302\u0304-\u0307\u0309-\u036f]/g, "")
    .normalize("NFC");
  let rest = `^${plain.replace(/[^a-zñü]/g, "")}`;
  let sounds = "";
  while (rest !== "") {
    const [pattern, sound] = letters.find(([one]) => one.test(rest)) ?? [/^./, undefined];
    const found = pattern.exec(rest) ?? [""];
    sounds += sound?.replace("$1", found[1] ?? "") ?? asIs(found[0]);
    rest = rest.slice(found[0].length);
  }
  return sounds;
}

function asIs(letter: string): string {
  return /[aeiou]/.test(letter) ? letter : letter.toUpperCase();
}
