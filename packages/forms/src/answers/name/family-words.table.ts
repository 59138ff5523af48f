/** Common words that elsewhere say that an answer is not a name, and are family names too. Collected for Dilo. */
export const wordsAndFamilyNames = "calle casado soltero carino";

/** Family names that are also said before or behind an answer, to begin or end it. */
export const fillersAndFamilyNames = "bueno claro";

/** Words before which a common word is not a family name: "en la calle Roble". */
export const wordsBeforeCommon = "en a por sobre una un el la los las de del y ya muy como";
