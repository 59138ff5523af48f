/** What begins to tell where one was born. The words of this table were collected for Dilo. */
export const bornWords = "naci nacio nacimos nacieron nacido nacida nacidos nacidas tuvieron parieron pario born";

/** Where one lives, grew up, or what lies across the border is no place of birth. */
export const elsewhereWords =
  "dure duro duramos duraron vivo vivi vivia vivimos viviendo vine llegue crie crio crecio creci crecimos criaron criado criada criamos pase paso vinimos vinieron fuimos fueron llegamos salimos sali salio pasamos trajeron trajo llevaron mandaron regresamos volvimos despues luego trabaje trabajo trabajaba trabajando estudie estudio mude mudo mudamos emigre emigro emigramos cruce cruzo cruzamos cruzaron frontera grew raised lived living moved came worked";

/** Where somebody lives: no place of birth where another is named, and the answer where it is all that was asked. */
export const residesWords =
  "vive viven vivian vivido radica radican radico radicado radicada reside resido residen establecio establecieron";

/** What is not to be done with another country: "no me lo vaya a confundir con". */
export const mistakingPhrases = `
(que )?no (se |me |nos |lo |la |le |les |vaya |vayan |a )*(confund|revuelv|mezcl|equivo|pong|poner|pon|escrib|anot|apunt|cambi|cre|piens|pens|dig|dec)-
not to be confused with
don't (confuse|mix)
`;

/** Words that turn to something else. */
export const turningWords = "pero aunque porque soy yo mi mis me but though although because and";

/** People of whom the country may be told instead. */
export const othersPhrases = `
(mis?|sus?|la|el|los) (papas?|mamas?|padres?|madres?(?! patria)|abuel[oa]s?|familia|espos[oa]|marido|hij[oa]s?|herman[oa]s?|ti[oa]s?)
`;

/** Codes of countries that people type for a whole answer; none is a state's, and in small letters some are words. */
export const writtenCodes = "BO BR CL CR CU DO EC ES GT HN HT JM MX NI PE PH PY SV UY VE";

/** Names that are places elsewhere too, and give way to another country named beside them. */
export const lesserCodes = "GD GE MF LC VC KN JE TT MU";

/** Countries whose names are well known as cities, regions or states of others: such a name alone is confirmed. */
export const namesakes = "granada georgia liberia dominica sudan samoa niger";

/** How names begin that towns of many countries bear: "San Juan", "La Paz". */
export const commonTowns = `
san
santa
santo
la
el
los
villa
puerto
rosario
concepcion
trujillo
guadalajara
cartagena
merida
`;

/** Continents and regions: no country, and never the United States. Source: the regions of UN M49, and what people say. */
export const regions = `
america
las americas
america del sur
sudamerica
suramerica
sur america
sud america
america del norte
norteamerica
norte america
centroamerica
centro america
america central
latinoamerica
latino america
america latina
hispanoamerica
iberoamerica
mesoamerica
el cono sur
cono sur
europa
asia
africa
oceania
el caribe
caribe
las antillas
antillas
medio oriente
oriente medio
south america
central america
north america
latin america
europe
`;

/** What tells which of the countries with one name is meant: "Corea, la del sur". */
export const qualifiers = {
  KR: "(la |el )?del sur|sur|south|surcoreano",
  KP: "(la |el )?del norte|norte|north",
  CD: "democratic[oa]|kinshasa|grande|zaire",
  CG: "brazzaville|chic[oa]|pequen[oa]",
} as const;

/** How people name the country they live in. */
export const herePhrases = `
(aqui|aca)( mismo| mismito| mero)? ?(en )?(los estados|este pais|esta tierra)
(de |en |del )?los estados
`;

/** The spouse, where the country of the spouse is asked. */
export const spousePhrases = `
espos[oa]
marido
mujer
conyuge
senora?
husband
wife
`;

/** The words of it that are known however they are spelled: "nasio", "aki". */
export const soundedWords =
  "nicaragua venezuela naci nacio nacido nacida nacimos nacieron aqui soy hijo hija esposo esposa";
