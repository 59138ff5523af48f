/** Words that introduce one word of a name. */
export const nameLeads = "el la mi es nombre apellido primer primero segundo materno paterno se llama digo perdon";

/** How the place of a digit is said, from the first on. */
export const placePhrases = `
primer[oa]?
segund[oa]
tercer[oa]?
cuart[oa]
quint[oa]
sext[oa]
septim[oa]
octav[oa]
noven[oa]
decim[oa]
`;

/** What the parts of an address in the United States are called, in the order in which they are written. */
export const addressPhrases = {
  line: "calle",
  city: "ciudad",
  state: "estado",
  zip: `
codigo( postal)?
zip
`,
};
