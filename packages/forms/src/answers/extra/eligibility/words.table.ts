/** The form's own words for each box, and the same in Spanish (Form N-400, Part 1, item 1). */
export const boxPhrases = {
  a: `
(disposicion|provision) general
general provision
`,
  b: `
conyuge de (un |una )?ciudadan[oa]\\b(?!.*\\b(empleo|fuera)\\b)
spouse of u s citizen\\b(?!.*\\bemployment\\b)
`,
  c: `
vawa
violencia
`,
  d: `
empleo calificado
qualified employment
`,
  e: `
hostil-
`,
  f: `
honorable
`,
  g: `
otr[oa] (razon|motivo)
other reason
`,
} as const;

/** Words that fit several boxes: which of them applies is not ours to say. */
export const groupPhrases = {
  bcd: `
espos[oa]
marido
mujer
conyuge
matrimonio
casad[oa]
case
spouse
married
`,
  ef: `
militar
ejercito
marina
fuerzas armadas
army
navy
military
soldado
veteran[oa]
`,
} as const;

/** The letters by their names. */
export const letterNames: Readonly<Record<string, string>> = { be: "b", ce: "c", de: "d", efe: "f", ge: "g" };

/** What leads to a letter. */
export const letterLeads = `
es
seria
la
letra
opcion
razon
inciso
por
`;
