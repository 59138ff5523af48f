/** What each box is called. The words of this table were collected for Dilo. */
export const sexPhrases = {
  male: `
hombre
varon
masculin[oa]
macho
male
man
`,
  female: `
mujer
femenin[oa]
hembra
female
woman
`,
} as const;

/** Words that change nothing beside a choice. */
export const plainWords = `
yo
soy
es
una?
el
la
de
mi
su
sexo
genero
si
no
pues
por favor
gracias
senora?
`;

/** Words by which one speaks of oneself. */
export const ofSelfWords = `
yo
soy
somos
`;
