/**
 * The numerals from 1 to 9, each with its spellings. Source of the Spanish spellings: Real Academia Española, "Ortografía"
 * (numerals), with the older and the misheard forms people and transcribers use; those of more than four letters that only
 * sound alike ("sinco", "beinte") are found without being named. English ones occur in mixed speech.
 */
export const units = [
  "un uno una",
  "dos",
  "tres",
  "cuatro quatro",
  "cinco",
  "seis seiz ceis",
  "siete",
  "ocho",
  "nueve",
] as const;

/** 10 to 19. */
export const teens = [
  "diez dies",
  "once onse",
  "doce dose",
  "trece",
  "catorce",
  "quince",
  "dieciseis diecisies",
  "diecisiete",
  "dieciocho",
  "diecinueve",
] as const;

/** 30, 40 ... 90. */
export const tens = [
  "treinta trenta",
  "cuarenta quarenta",
  "cincuenta cinquenta",
  "sesenta",
  "setenta",
  "ochenta",
  "noventa",
] as const;

/** 200, 300 ... 900, without their endings. */
export const hundreds = [
  "doscient",
  "trescient trecient",
  "cuatrocient",
  "quinient",
  "seiscient",
  "setecient sietecient",
  "ochocient",
  "novecient nuevecient",
] as const;

/** The other number words, with what each is. */
export const otherNumbers = [
  ["unit", 0, "cero zero sero"],
  ["ten", 20, "veinte vente veynte"],
  ["hundred", 100, "cien ciento sien"],
  ["hundred-root", 100, "cientos cientas hundred"],
  ["thousand", 1000, "mil thousand"],
  ["million", 1_000_000, "millon millones"],
  ["million", 1_000_000_000, "millardo millardos"],
  ["million", 1_000_000_000_000, "billon billones"],
] as const;

/** 1 to 9, 10 to 19, and 20, 30 ... 90 in English. */
export const englishUnits = "one two three four five six seven eight nine";
export const englishTeens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
export const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety";

/** The ordinals from 1 to 30. */
export const ordinals = [
  "primero primer primera first",
  "segundo segunda second",
  "tercero tercer tercera third",
  "cuarto cuarta fourth",
  "quinto quinta fifth",
  "sexto sexta sixth",
  "septimo septima setimo setima seventh",
  "octavo octava eighth",
  "noveno novena ninth",
  "decimo decima tenth",
  "undecimo undecima onceavo eleventh",
  "duodecimo duodecima doceavo twelfth",
  "decimotercero decimotercer decimotercera thirteenth",
  "decimocuarto decimocuarta fourteenth",
  "decimoquinto decimoquinta fifteenth",
  "decimosexto decimosexta sixteenth",
  "decimoseptimo decimoseptima seventeenth",
  "decimoctavo decimoctava eighteenth",
  "decimonoveno decimonovena nineteenth",
  "vigesimo vigesima twentieth",
  "vigesimoprimero vigesimoprimer vigesimoprimera",
  "vigesimosegundo vigesimosegunda",
  "vigesimotercero vigesimotercer vigesimotercera",
  "vigesimocuarto vigesimocuarta",
  "vigesimoquinto vigesimoquinta",
  "vigesimosexto vigesimosexta",
  "vigesimoseptimo vigesimoseptima",
  "vigesimoctavo vigesimoctava",
  "vigesimonoveno vigesimonovena",
  "trigesimo trigesima thirtieth",
] as const;

/** What may stand behind digits to make an ordinal: 1ro, 2da, 3.º, 4th. */
export const ordinalEndings = "o a º ª er ero ro ra do da to ta mo ma vo va no na st nd rd th";

/** How often "doble" and its like say the digit behind them. */
export const repeats = { doble: 2, dobles: 2, double: 2, triple: 3, cuadruple: 4 } as const;

/** What stands between how often a digit is said and the digit, in either order: "tres veces cinco", "cinco tres veces". */
export const timesWords = "veces times";

/** What may stand between a digit and how often it is said: "cinco repetido tres veces". */
export const repeatedWords = "repetido repetidos seguido seguidos";

/** Digits as things to count, 0 to 9: "tres ceros". */
export const plurals = "ceros unos doses treses cuatros cincos seises sietes ochos nueves";

/** How 0 to 29 are written, with their accents. */
export const writtenSmall =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve";

/** How 30, 40 ... 90 are written. */
export const writtenTens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa";

/** How 100, 200 ... 900 are written before more. */
export const writtenHundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";

/** Amounts that are no whole number, or not said as one. Collected for Dilo. */
export const inexactPhrases = `
o (mas|menos)
ni un[oa]?
lo mucho
docenas?
decenas?
pico
tantos
medi[oa]
cuartos?
punto
coma
par(es)?
monton
chorro
poc[oa]s?
(mas|menos) de
(lo|al|cuando) menos
minimo
maximo
hasta
entre
o (un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)
`;

/** Fronts of number words that transcribers cut off. */
export const cutFronts = `
veinte?i
die[cs]i
(trei|cuare|cincue|sese|sete|oche|nove)nta[iy]
`;

/** What tells that a letter typed among digits is one: "la O es un cero". */
export const letterRemarkPhrases = `
((y|,|:|;) ?)*(la|las|el|los|esa|esas|ese|esos|donde (dice|esta|sale) (la|el)|the) (letras? )?(o|oes|os|i|is|ies|l|ele|eles|0|1) (mayuscula |grande |chiquita |minuscula )?(es|son|va|van|vale|is|are)( (un|una|unos|el|los|numero|como|de|a))* (cero|ceros|uno|unos|zero|one|numero|0|1)
((y|,) ?)*con cero no (con )?(la )?o
((y|,|;|pero) ?)*(ahi )?(le |me |se )*(puse|puso|escribi|escribio|teclee|marque|sale|salio|fue) (una|la|un) (letra )?(o|i|l|ele)( (mayuscula|minuscula))?( (pero|y|,))*( (es|va|era|debe ser))( (un|el|numero))* (cero|uno|0|1)
((y|,|;|pero) ?)*(la|el|lo) (ultim|primer)[oa]( (letra|numero))? es (un )?(cero|uno|0|1)( ,)? no (es )?(una |la |letra )*(o|i|l|ele)
`;
