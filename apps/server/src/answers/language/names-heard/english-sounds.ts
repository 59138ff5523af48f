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

/**
 * An English word's sounds, a sign each.
 * @param phones as the CMU pronouncing dictionary has them: "CH EH1 R IY0"
 */
export function englishSounds(phones: string): string {
  return phones
    .split(" ")
    .map((phone) => signs[phone] ?? signs[phone.replace(/\d/, "")] ?? phone.replace(/\d/, ""))
    .join("");
}
