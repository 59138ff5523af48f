/** What leads to the end of a number, said once more: "al final es 5 8 7". */
export const endPhrases = `
al final (es|son|va|van|dice|lleva|era|eran)
al final
(termina|acaba|terminan|acaban|terminaba|finaliza) (en|con)
(la|el) (final|terminacion) es
(los|las) ultim[oa]s( (dos|tres|cuatro))?( (numeros|digitos|numeritos))? (son|es|eran)
(it )?ends (in|with)
the last (two|three|four)( (numbers|digits))? (are|is)
at the end (it's|it is|is)
`;
