/** The words that name each form, as stems of plain words (product specification, section 4). */
export const formNames = {
  "N-400": `
n ?400
ene 400
cuatrocientos
400
ciudadan-
citizen-
naturali[zs]-
`,
  "I-130": `
i ?130
130
ciento treinta
famil-
petici-
petition-
pedir a
`,
} as const;
