/**
 * How people tell of somebody else, or of another time, beside an answer. In these tables `#` is a number or a month, and
 * `<joints>` and the like are filled in.
 * Collected for Dilo, no such lists are published.
 */

/** What several of the phrases share. */
export const sharedParts = {
  /** "Tengo cita", "las huellas son": a day on which something is done, and nothing asked. */
  appointments:
    "((tengo|tuve|tenemos) )?((mi|mis|la|las|el|un|una|otra) )?(cita|entrevista|audiencia|examen|juicio|huellas|operacion|boda)|(me|la|lo|nos) (opere|operan|operaron)|me voy a casar",
  /** What leads from one clause to the next. */
  joints: "((y|e|pero|porque|aunque|pues|que|es que|nomas que|tambien|por cierto|alla|ahi|como) )*",
  /** "Mi otra hija Lupe", "mis papás": who is no part of the answer unless something is said of them. */
  persons: `(mi|mis|su|sus|la|el|los|las|nuestr[oa]s?) (otr[oa]s? )?(senor |senora |difunt[oa] )?(<stems>)( (la|el|lo|los|las) (mayor|menor|grande|chic[oa]|chiquit[oa]|de en medio|otr[oa])(es)?| (mayor|menor|grande|gemel[oa]|chic[oa]|chiquit[oa]|politic[oa]))*`,
  /** "Mi mamá dice que", "mi mamá me tuvo": what is said next is of who speaks. */
  ofSpeaker: "(?! (\\w+ )?(y|me|nos|que|dice|dicen|decia|dijo|cuenta|contaba|sabe|puso|apunto)( |$))",
  /** What is told of somebody, with a number further behind. */
  deeds:
    "(es|son|era|fue|nacio|nacieron|cumple|cumplen|tiene|tienen|tenia|vive|viven|vivia|esta|estan|renta|llego|murio)",
  /** A number is told of them. */
  withNumber: `(?= (\\w+ ){0,5}#| (\\w+ )?<deeds> (\\w+ ){0,7}#)`,
} as const;

/** Of a person who is not the one that is asked about, whoever that is. */
export const ofPersons = `
<joints><persons><withNumber><ofSpeaker>
<joints>(la|el|lo|los) del? <persons><withNumber><ofSpeaker>
<joints>((del?|en|el|al|a)( el| la| las)? )(# (y |de |del )*)+(es|son|era|nacio|nacieron|vive|viven|esta|estan|cumple) <persons>
`;

/** Of him or her: the one asked about, or somebody else than who speaks. */
export const ofThird = `
<joints>(ella|el|ellos|ellas|ese|esa) (si |no |ya |tambien )*(es|son|era|nacio|nacieron|cumple|cumplen|tiene|tienen|vive|viven|esta)
<joints>(la|el|lo) (de (ella|el|ellos)|suy[oa])
`;

/** Of who speaks. */
export const ofSpeakers = `
<joints>(yo|la mia|el mio|lo mio|naci|soy del?|mi (fecha|direccion|domicilio|cumpleanos))
`;

/** Of who speaks, and of today, in an address. */
export const ofHomes = `
<joints>(vivo|vivimos|(ahora|ahorita|orita|actualmente|hoy)( (vivo|vivimos|estoy|estamos))?|((es|estoy|estamos|queda|esto es) )?aqui( mismo)?( (es|estoy|estamos))? en)
`;

/** Of a home before that of today. */
export const ofFormerHomes = `
<joints>((antes|primero|antiguamente|el ano pasado|anteriormente) )*(yo )?(vivia|viviamos|estaba|estabamos|rentaba|rentabamos)
<joints>antes (en|era|fue|yo|nosotros)
<joints>(me (mude|cambie|sali|movi)|nos (mudamos|cambiamos|salimos|movimos)|vengo|venimos) de
`;

/** Of a day in a life that is no birth. */
export const ofOtherDays = `
<joints>(me|nos|se) (case|casamos|caso|casaron|vine|venimos|vinimos|vino|jubile|jubilo|retire|bautizaron|mude|fui|junte|juntamos)
<joints>(llegue|llegamos|llego|entre (a|en|por|al)|cruce|cruzamos|vine (a|con|de|en)|tuve a|murio|fallecio)
<joints>(<appointments>)
`;

/** Of a day that is none of residence, of a trip or the like: one's birth, and what is still to be done. */
export const ofOwnDays = `
<joints>(yo )?naci
<joints>(mi|su|el) (cumpleanos|santo)
<joints>cumplo
<joints>(<appointments>)
`;

/** How a paper is lost, or another takes its place: on no day that is asked. */
export const ofLosses = `
<joints>(ya )?((se|me|nos|le) )?(l[ao]s? )?(robaron|robo|extravie|extravio|extraviaron|perdi|perdio|perdieron|renove|renovo|renovaron|reemplace|repuse|vencio)
<joints>me (asaltaron|cambiaron (la|el|de))
`;

/** Behind such a day, that the one asked about is told again: "pero fue en marzo". */
export const ofDayAgain = `
<joints>((solo|nomas|nada mas) que )?(fue|era|seria|desde|soy residente|me hice residente|me (la |lo )?(dieron|aprobaron|llego|dio|otorgaron))
`;
