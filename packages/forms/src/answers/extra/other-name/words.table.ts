/** What says that there was no other name. The words of this table were collected for Dilo. */
export const nonePhrases = `
^(no|nunca|jamas|ninguno)( (he|tuve|usado|tenido|otro|otros|ningun|nombre|nombres))*$
(?<!\\bno )\\bsiempre\\b.*\\b(mismo|este|ese)
`;

/** What leads to a name that was used. */
export const leadPhrases = `
si
antes
me llamaba
mi nombre de (soltera|casada)
de (soltera|casada)
era
es
fue
usaba
use
tambien
`;

/** What leads to a name that is not used on paper: "me dicen Pepe". */
export const nicknamePhrases = `
(pues )?(todos |todo el mundo |en (la|mi) casa )?me (dicen|decian|llaman|llamaban|conocen (como|por)|pusieron)
`;
