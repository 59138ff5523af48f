/** Where in a number digits belong, told before them or behind: "al final es 5 8 7", "los últimos son 42", "41 al final". */
export const leadingPlaces = {
  end: `
(al|en el) (final|ultimo) (es|son|va|van|dice|lleva|era|eran)
(al|en el) (final|ultimo)
(el|la) (ultim[oa]|final|terminacion)( (numero|digito|grupo))? (es|era|va)
(termina|acaba|terminan|acaban|terminaba|finaliza)( siendo)? (en|con)
(los|las) ultim[oa]s( (dos|tres|cuatro))?( (numeros|digitos|numeritos))?( (son|es|eran|a))?
(it )?ends (in|with)
the last (two|three|four)( (numbers|digits))? (are|is)
at the end (it's|it is|is)
`,
  beginning: `
(empieza|comienza|inicia|empezaba|empiezan) (en|con|por)
(al|en el) (principio|comienzo|inicio)( (es|son|va|van))?
(el|la|los) primer[oa]s?( (numeros?|digitos?|tres|dos))? (es|era|son|va)
(el |la )?(codigo de area|area|lada|clave|prefijo) (es|era|va)
(it )?(starts|begins) with
at the (beginning|start)( (it's|it is|is))?
`,
  first:
    "(el |la |los |las )?(primer[oa]?s?|first) (grupo|parte|bloque|tres|group|part|three)( (numeros|digitos))?( (es|son|va))?",
  middle:
    "(el |la |los |las )?(segund[oa]s?|second) (grupo|parte|bloque|tres|group|part|three)( (es|son|va))?\n(el |la |los |las )?(de en medio|del medio|en medio|en el medio|in the middle)( (es|son|va))?",
  last: "(el |la |los |las )?(tercer[oa]?s?|ultim[oa]s?|third|last) (grupo|parte|bloque|group|part|three)( (es|son|va))?",
} as const;

/** The same, told behind the digits. */
export const trailingPlaces = {
  end: `
(es |son |va )?(al|en el|a lo) (final|ultimo|fin)
(es |son )?(el|la|los|las|lo) ultim[oa]s?( (numeros?|digitos?|dos|tres|cuatro))?
at the end
the last (one|two|three|four|part)
`,
  beginning: `
(es |son |va )?(al|en el) (principio|comienzo|inicio)
(es |son )?(el|lo|los) primer[oa]s?( (numeros?|digitos?))?
(al |por )?(adelante|enfrente|delante)
at the (beginning|start)
`,
} as const;

/** What tells that digits were left out. */
export const missedPhrases = `
(se )?me (fue|paso|olvido|escapo|comio|brinco)
(me |le )?falt(o|a|an|aba|aron)
(me )?(salte|brinque)
missed
forgot
`;

/** How many digits were left out, told before them: "me faltó uno, el tres". */
export const missedCount = `
(un[oa]?|one|dos|two)( numeros?| digitos?)? (?=(,|el|la|es|y|the|un|del?|\\d+) )
`;

/** What tells, behind a number, that the zero it begins with was not said or written. */
export const zeroInFront = `
(pero |que )?(le |me )?falt(a|o|aria|aba) (el|un) (cero|0)( de)?( (adelante|enfrente|antes|al principio|al inicio|al comienzo|inicial|primero))?
(pero |y )?(con|lleva|va|va con|tiene|empieza con|comienza con|ponga|pongale|pongan|sin) (el |un )?(cero|0) (adelante|enfrente|antes|al principio|al inicio|al comienzo|inicial)
`;

/** What puts digits in the place of others: "cámbiele el 78 por 87". */
export const swapVerbs = "cambi- corrij- correg- change replace";
