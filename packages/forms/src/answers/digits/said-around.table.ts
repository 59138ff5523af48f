/** What is counted where a person tells how many digits a number has: "son ocho cifras". */
export const countedWords = "digitos digito cifras cifra numeros numeritos digits digit numbers numerales";

/** What tells that a number was not told to its end, or not for sure. */
export const unfinishedPhrases = `
algo asi
o algo
y algo
mas o menos
y pico
y tantos
no se (que|cual|el|lo|los|si)
(me |le |nos )?faltan? (un|uno|una|el|los|la|mas|dos|tres)-
(el|los) ultim[oa]s? no
para (el|los) ultim[oa]s?
no (se )?(alcanzo|alcanza|leo|lee|veo|ve|distingo|distingue|entiendo|entiende)
se borr[oa]
borros[oa]s?
something like that
or something
`;
