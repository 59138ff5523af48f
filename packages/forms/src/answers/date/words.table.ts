/** Spanish month names, January first (CLDR). */
export const monthNames = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/** CLDR names and abbreviations in Spanish and English, then spellings that transcribers and people make. */
export const monthSpellings = [
  "enero ene january jan henero enerro",
  "febrero feb february febreo febrer",
  "marzo mar march marso",
  "abril abr april apr avril abrill",
  "mayo may mallo maio",
  "junio jun june",
  "julio jul july jullio",
  "agosto ago august aug hagosto",
  "septiembre setiembre sep sept set september",
  "octubre oct october",
  "noviembre nov november nobiembre",
  "diciembre dic december dec disiembre",
] as const;

/** Names and abbreviations of the days of the week, Sunday first (CLDR, Spanish and English). */
export const weekdaySpellings = [
  "domingo dom sunday",
  "lunes lun monday",
  "martes tuesday",
  "miercoles mie wednesday",
  "jueves jue thursday",
  "viernes vie friday",
  "sabado sab saturday",
] as const;

/** Words around the parts of a date that change nothing. Collected for Dilo. */
export const silentWords =
  "el la los las lo un una en es fue era naci nacio nacido nacida a eh em este pues bueno mi fecha nacimiento cumpleanos y digamos osea ah mmm ya the on of in ok si dia";

/** What is counted where a number is no part of a date. */
export const thingWords = "anos ano anitos meses dias semanas veces hijos horas";

/** What may follow a number of a date at once. Collected for Dilo. */
export const wordsBehindNumber =
  "de del d dl of el en y o u al a eh este pues no creo fue gracias mas si naci pero ok bueno senorita por verdad la mi ese pm am que ahi exacto exactamente cuando nacio mes dia aqui me se como segun lo aja asi mero nomas fijese digamos claro imaginese usted dice sale viene trae aparece oiga oye mire mira vea vera joven senor senora mija mijo amigo compadre hombre pa nos nacimos casamos casaron llegue llegamos vine vinimos entramos ella yo";

/** What makes of a date only a bound, or a part of a year. */
export const inexactDates = `
y (tantos|pico|algo)
^([a-z]+ )?([a-z]+ )?([a-z]+ )?(antes|despues|a partir) del?
^hasta
`;

/** What is said for a mark between the parts of a date. */
export const spokenMarks = { "/": "diagonal|barra|slash|pleca|raya|guion|dash|punto" };

/** Years that are told by where they stand, each with how far from this one. */
export const yearsByName = [
  { years: 0, phrases: "este ano|este mismo ano|el presente ano|this year|ano en curso" },
] as const;

/** What makes of a part of a date one that is only near it. */
export const nearDates = `
(alla|ahi|aca|fue|seria|como|mas o menos) por (el|los|ahi|ay)
por ahi
mas o menos
aproximadamente
alrededor
eso de
como (en|por|a)
como el
cerca del?
`;

/** What was on a date that is nobody's birth. */
export const otherEventPhrases = `
(me|nos) (case|casamos|hemos casado|he casado)
(nuestra|mi|la) boda
(la|lo|nos|las|los) (conoci|conocimos)
(llegue|llegamos|vine|vinimos|cruce|cruzamos) (a|al|para|de|aqui|con|por|el|en|pa)
(murio|fallecio|se nos fue)
(se|me) (me |le )?(vencio|vence|expira|expiro)
aniversario
`;

/** Whose birth another's is, where one's own was asked. */
export const otherBirthPhrases = `
(cumpleanos|santo|cumple) (es )?(de|del) (mi|la|el) [a-z]+
mi (hij[oa]|espos[oa]|marido|mujer|senora|mama|papa|madre|padre|herman[oa]|niet[oa]|nin[oa]|suegr[oa]) nacio
`;

/** How the verbs begin of what people date, birth first. */
export const eventVerbs = `
naci
(llegu|llego|llegam|llegar|vine|vino|vinim|entro|entram|entrar|cruce|cruzo|cruzam|cruzar)
(case|caso|casam|casar|casad|matrimoni)
(murio|murier|fallec)
(divorci|separe|separo|separa)
(vivo|vivi)
(regres|volvi)
registr
bautiz
`;

/** Days that are told from today, by how many days before it they are. */
export const todayPhrases = {
  2: `
ante ?ayer
antier
antes de ayer
(the )?day before yesterday
`,
  1: `
ayer
yesterday
`,
  0: `
hoy( (en )?dia)?
today
`,
} as const;

/** What tells that the day itself is as far back as is counted. */
export const agoPhrases = `
hace
haran?
hizo
se? ?(cumpl|complet)(e|en|io|ieron)
cumpl(o|e|imos|en|io|i)
(completo|complete|completamos|ajusto|ajustamos)
ago
exactly
`;

/** What makes of it only a time near the day. */
export const inexactAgo = `
como
casi
unos
unas
mas o menos
o
aproximadamente
alrededor
poco mas
mas de
menos de
about
almost
around
y (pico|medio|media|algo|tantos)
no
ya ni
`;

/** What is counted back from today. */
export const unitPhrases = {
  year: "ano anos anitos year years",
  month: "mes meses month months",
  week: "semana semanas week weeks",
} as const;

/** Words beside "ayer" and "hoy" that leave it a day: more than these is talk. */
export const besideToday =
  "mismo mero mera nomas apenas fue era es el la dia me nos se que aqui a al pais this en por mi mis just was it exactamente justo justamente y ya pues recien yo i we got entre llegue aca este eh temprano";

/** What tells which part of a date in numbers stands first. */
export const orderPhrases = {
  month: `
primero (va |viene |se (pone|escribe) |(pone|escribi|usa|deci)mos )?(el |the )?(mes|month)
(el |the )?(mes|month) (va |viene |se pone |es |goes |comes |esta )?(primero|first|adelante|delante)
(el )?(formato|orden|estilo) (americano|gringo|de (aqui|aca|usa|estados unidos))
(american|us) (style|format|order)
mes (y )?dia (y )?(el )?ano
month day (and )?year
`,
  day: `
primero (va |viene |se (pone|escribe) |(pone|escribi|usa|deci)mos )?(el |the )?(dia|day)
(el |the )?(dia|day) (va |viene |se pone |goes |comes |esta )(primero|first|adelante|delante)
day first
(el )?(formato|orden|estilo) (latino|mexicano|espanol|hispano|de (alla|mi pais))
dia (y )?mes (y )?(el )?ano
day month (and )?year
`,
} as const;

/** The papers a date stands in. */
export const paperPhrases = `
papel(es|ito|itos)?
actas?
partida
pasaporte
cedula
registr(o|aron)
documentos?
certificado
licencia
passport
birth certificate
papers?
`;

/** How a person settles on one of two. */
export const settlingPhrases = `
(pon|pong|escrib|anot|us|dej|quier|prefier|mand|agarr|tom|registr)-
(vale|cuenta|va|sirve|se queda|put|use)
`;

/** What tells of a wedding before the law, and before a church. */
export const civilPhrases = `
civil(es|mente)?
(el |la )?(juzgado|corte|court|registro civil|city hall|alcaldia|notario)
`;
export const churchPhrases = `
(iglesia|templo|church|capilla|religios[oa]|parroquia|altar)
`;

/** Words that begin a clause without a pause. */
export const clauseBreaks = "pero aunque but mientras";

/** Words that only say that a number was said: "catorce era", "sí, cinco". */
export const sayingAgainWords = "era fue es si asi exacto eso el dia claro correcto";

/** What leads to the date that is to be written after all. */
export const concludingPhrases = `
asi que
entonces
total que
por eso
o sea que
quedamos en
al final
en fin
`;
