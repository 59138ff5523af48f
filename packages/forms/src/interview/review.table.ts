/** Words by which a saying finds fault with an answer. */
export const faultPhrases = `
corri-
corre-
cambi-
mal[ao]?
menos
pero
excepto
equivoc-
falta-
er?ror-
`;

/** The wish to leave an open point as it is: elsewhere some of these words end the call. */
export const leavePhrases = `
dej- (asi|como|igual)
no (lo )?se
`;
