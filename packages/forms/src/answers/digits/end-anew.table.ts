/** What leads to the end of a number, said once more: "al final es 5 8 7". */
export const endPhrases = `
al final (es|son|va|van|dice|lleva|era|eran)
al final
(el|la) ultim[oa]( (numero|digito))? (es|era)
(termina|acaba|terminan|acaban|terminaba|finaliza) (en|con)
(la|el) (final|terminacion) es
(los|las) ultim[oa]s( (dos|tres|cuatro))?( (numeros|digitos|numeritos))? (son|es|eran)
(it )?ends (in|with)
the last (two|three|four)( (numbers|digits))? (are|is)
at the end (it's|it is|is)
`;

/** What tells that digits were left out, and where they belong. */
export const missedPhrases = {
  verb: `
falt(o|a|an|aba|aron)
me (fue|paso|olvido|escapo|comio|brinco)
salte
brinque
missed
forgot
`,
  end: `
(al|en el|a lo|at the) (final|ultimo|fin|end)
`,
  beginning: `
(al|en el|at the) (principio|inicio|comienzo|beginning|start)
`,
} as const;

/** How many digits were left out, told before them: "me faltó uno, el tres". */
export const missedCount = `
(un[oa]?|one|dos|two)( numeros?| digitos?)? (?=(,|el|la|es|y|the|un|del?|\\d+) )
`;

/** What tells, behind a number, that the zero it begins with was not said or written. */
export const zeroInFront = `
(pero |que )?(le |me )?falt(a|o|aria|aba) (el|un) (cero|0)( de)?( (adelante|enfrente|antes|al principio|al inicio|al comienzo|inicial|primero))?
(pero |y )?(con|lleva|va|va con|tiene|empieza con|comienza con|ponga|pongale|pongan|sin) (el |un )?(cero|0) (adelante|enfrente|antes|al principio|al inicio|al comienzo|inicial)
`;

/** How the groups of three of an A-Number are named, in their order. */
export const groupPhrases = [
  "(primer[oa]?s?|first) (grupo|parte|bloque|tres|group|part|three)",
  "(segund[oa]s?|second) (grupo|parte|bloque|tres|group|part|three)|de en medio|del medio|en el medio|in the middle",
  "(tercer[oa]?s?|ultim[oa]s?|third|last) (grupo|parte|bloque|tres|group|part|three)",
];
