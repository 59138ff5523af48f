/**
 * Names of the letters (Real Academia Española, and those of Mexico and Central America), folded. The first is the one
 * Dilo says.
 */
export const letterNames = [
  ["a", "a|ah"],
  ["b", "be|b|be grande|be larga|be alta|b grande|b larga|b alta|be de burro|be de bueno"],
  ["c", "ce|c|se"],
  ["d", "de|d"],
  ["e", "e"],
  ["f", "efe|f"],
  ["g", "ge|g"],
  ["h", "hache|ache|h"],
  ["i", "i|i latina"],
  ["j", "jota|j"],
  ["k", "ka|k|ca"],
  ["l", "ele|l"],
  ["m", "eme|m"],
  ["n", "ene|n"],
  ["ñ", "eñe|ñ"],
  ["o", "o"],
  ["p", "pe|p"],
  ["q", "cu|q|ku"],
  ["r", "erre|ere|r"],
  ["s", "ese|s"],
  ["t", "te|t"],
  ["u", "u"],
  [
    "v",
    "uve|ve|v|ve chica|ve corta|ve baja|be chica|v chica|v corta|v baja|b chica|b corta|ve chiquita|ve pequena|be chiquita|be pequena|v chiquita|b chiquita|uve chica|ve de vaca|be corta",
  ],
  ["w", "w|doble u|doble ve|doble v|uve doble|ve doble|doble uve|double u"],
  ["x", "equis|x"],
  ["y", "i griega|ye|y|y griega"],
  ["z", "zeta|zeda|z|seta|ze"],
] as const;

/** What people say before they spell. Collected for Dilo. */
export const wordsBeforeSpelling =
  "no si es con se escribe mi el la apellido nombre asi eh este pues primer segundo letras";
