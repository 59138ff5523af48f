/** What the colors of eyes are called. The words of this table were collected for Dilo. */
export const eyePhrases = {
  black: `
negr[oa]s?
`,
  blue: `
azul(es)?
`,
  brown: `
cafes?
marron(es)?
castan[oa]s?
`,
  gray: `
gris(es)?
`,
  green: `
verdes?
`,
  hazel: `
avellanas?
avellanad[oa]s?
hazel
`,
  maroon: `
granates?
`,
  pink: `
rosad[oa]s?
`,
  unknown_other: `
otro
otro color
`,
} as const;

/** What the colors of hair are called. */
export const hairPhrases = {
  bald: `
calv[oa]
pelon(a)?
sin pelo
`,
  black: `
negr[oa]
prieto
`,
  blond: `
rubi[oa]
guer[oa]
`,
  brown: `
cafe
castan[oa]
marron
`,
  gray: `
gris
canos[oa]
canas
entrecan[oa]
`,
  red: `
roj[oa]
pelirroj[oa]
`,
  sandy: `
arena
`,
  white: `
blanc[oa]
`,
  unknown_other: `
otro
otro color
`,
} as const;
