/** What begins to tell where one was born. The words of this table were collected for Dilo. */
export const bornWords = "naci nacio nacido nacida nacidos nacidas";

/** Where one lives, grew up, or what lies across the border is no place of birth. */
export const elsewhereWords = "vivo vivi vivia viviendo vine llegue crie frontera";

/** Words that turn to something else. */
export const turningWords = "pero aunque porque soy yo mi mis me";

/** People of whom the country may be told instead. */
export const othersPhrases = `
(mis?|sus?|la|el|los) (papas?|mamas?|padres?|madres?|abuel[oa]s?|familia|espos[oa]|marido|hij[oa]s?|herman[oa]s?|ti[oa]s?)
`;

/** Names that are places elsewhere too, and give way to another country named beside them. */
export const lesserCodes = "GD GE MF LC VC KN JE TT MU";

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
