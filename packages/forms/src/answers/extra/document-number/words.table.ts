/** What leads to the number of a paper. The words of this table were collected for Dilo. */
export const leadPhrases = `
(es|seria|dice|tiene|y|pues|si|mi|su)
(el|la) (numero|clase|pasaporte|certificado|codigo|documento)
el
la
numero
clase
codigo
pasaporte
certificado
de (pasaporte|certificado|viaje|admision|documento)
`;

/** Marks that are written within such numbers, by name. */
export const markPhrases = `
guion
espacio
raya
letras?
numeros?
`;

/** That there is no such paper. */
export const noPaperPhrases = `
no (tengo|tiene|sac-|ha sacado) (pasaporte|documento|visa|certificado|ningun\\w*|i ?94|formulario|de esos)
sin (pasaporte|documento)
`;
