/** How people say that something goes on until today. The words of this table were collected for Dilo. */
export const untilNowPhrases = `
(hasta|a) (ahora|ahorita|hoy|la fecha|el presente|el dia de hoy)
hasta (hoy|ahora) en dia
(todavia|aun) (vivo|trabajo|estudio|estoy|sigo)( ahi| alli| aqui)?
sigo (ahi|alli|aqui|viviendo|trabajando|estudiando)
actualmente
present
`;

/** What leads to the beginning of a time. */
export const fromLeads = `
fue
desde( el)?
a partir del?
del?
entre( el)?
`;

/** What leads to the end of a time. */
export const toLeads = `
fue
hasta( el| fines de| finales de)?
al?
`;

/** What stands between the beginning and the end of a time. */
export const betweenWords = `
a
al
hasta
y
`;

/** What stands around the days, months and years of a time. */
export const wordsOfTime = `
de
del
desde
entre
en
el
a
al
hasta
y
ano
anos
dia
mes
fue
`;

/** What one did at the end of it: "regresé el 20 de marzo". */
export const endedWords = `
regres(e|amos|o)
volvi(mos|o)?
llegue
llegamos
termin(e|amos|o)
acab(e|amos|o)
deje
dejamos
`;

/** Who knows the year alone. */
export const yearAlonePhrases = `
(solo|nomas|nada mas|unicamente) (me acuerdo (de|del) |se )?(el|del) ano
(el|del|que) mes (no|ya no) (lo |me )?(se|acuerdo|recuerdo)
no (se|me acuerdo|recuerdo) (de |del |el |que |en que )+mes
`;

/** Words of a street that is not in the United States: they stand as they were said. */
export const streetsAbroad = `
calle
avenida
av
calzada
carrera
colonia
barrio
privada
pasaje
manzana
zona
`;

/** What leads to a street, a state or a town of a place one lived or worked in. */
export const placeLeads = `
fue
era
es
estaba
esta
vivi
vivia
viviamos
vivimos
trabaje
trabajaba
estudie
estudiaba
yo
alla
ahi
aqui
en
(el|la) (estado|provincia|departamento) del?
la(?= (?:calle|avenida|calzada|colonia|carrera|privada)\\b)
`;

/** How people say that nobody takes their letters for them. */
export const nobodyPhrases = `
nadie
ningun[oa]?
(yo|nosotros) (mism[oa]s?|las? (recibo|recibimos))
(las recibo|me llegan) (yo|a mi)
(solo|nomas|nada mas) yo
`;

/** What leads to the work one does or to what one studies. */
export const occupationLeads = `
yo
soy
era
fui
hago
hacia
estoy
estaba
trabaj(o|aba|e)
(de|como|en)
un
una
el
la
me dedico a
me dedicaba a
estudi(o|aba|e)
estudiante de
la carrera de
curso de
`;
