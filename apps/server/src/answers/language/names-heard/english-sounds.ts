/** Sounds of the CMU pronouncing dictionary that are written otherwise here: one sign for what a Spanish ear hears as one sound. */
const signs: Readonly<Record<string, string>> = {
  AA: "A",
  AE: "Æ",
  AH: "V",
  AH0: "@",
  AO: "O",
  AW: "au",
  AY: "ai",
  CH: "C",
  DH: "D",
  EH: "e",
  ER: "@R",
  EY: "ey",
  HH: "J",
  IH: "I",
  IY: "i",
  JH: "Ĵ",
  NG: "N",
  OW: "ow",
  OY: "oi",
  SH: "X",
  TH: "Θ",
  UH: "U",
  UW: "u",
  V: "B",
  Z: "S",
  ZH: "Z",
};

/** The sign of each phone that has come up: there are 84, and a hundred thousand words are made of them. */
const known = new Map<string, string>();

function signOf(phone: string): string {
  const plain = phone.replace(/\d/, "");
  return signs[phone] ?? signs[plain] ?? plain;
}

/**
 * An English word's sounds, a sign each.
 * @param phones as the CMU pronouncing dictionary has them: "CH EH1 R IY0"
 */
export function englishSounds(phones: string): string {
  let sounds = "";
  for (const phone of phones.split(" ")) {
    const sign = known.get(phone) ?? signOf(phone);
    known.set(phone, sign);
    sounds += sign;
  }
  return sounds;
}
