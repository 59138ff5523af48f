/** Words around a word of a name and how it is written. */
export const wordsAroundHint =
  "es va se escribe escrito lleva no si pero el la mi su apellido nombre primer segundo y que";

/** Letters that sound alike in the Spanish of the Americas. */
export const lettersAlike = ["s c z x", "b v", "y ll i", "g j x", "k c qu", "n m"] as const;

/** How a letter may be written besides. */
export const mannerWords = "acento tilde mayuscula mayusculas minuscula minusculas";

/** Words that tell where in a word it stands. */
export const placeWords = "al en el la final principio medio de y";
