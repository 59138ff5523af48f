/** How a spouse became a citizen. The words of this table were collected for Dilo. */
export const citizenPhrases = {
  birth: `
(al|por|de|desde (el|su|que)) nac(er|imiento|io)
naci(o|do|da) (aqui|aca|en (los )?(estados unidos|este pais|eeuu|usa|u s a))
nacio american[oa]
`,
  other: `
otra (manera|forma)
otro modo
naturaliz-
(hizo|volvio) ciudadan[oa]
(saco|recibio|obtuvo|agarro) (la|su) ciudadania
jur(o|amento)
por (su|sus) (papas?|mamas?|padres?|madres?)
`,
} as const;

/** What a place of birth stands behind. */
export const bornInPhrases = `
naci(o|d[oa]) (aqui |aca )?en
`;

/** That a child lives with whoever answers. */
export const withMePhrases = `
conmigo
con nosotr[oa]s
en (mi|nuestra|la) casa
aqui
vivimos junt[oa]s
`;

/** That a child lives elsewhere. */
export const awayPhrases = `
(no|ya no|ni) (vive |esta |viven )?(conmigo|aqui|con nosotr[oa]s|en mi casa|en la casa)
(vive )?con (su|sus|el|la) (mama|papa|madre|padre|abuel|ti[oa]\\b|otr|familia)-
vive (aparte|sol[oa]|lejos|alla)
aparte
en otr[oa] (casa|lado|lugar|estado|ciudad|pais|parte)
`;

/** That nobody knows where a child is. */
export const withoutTracePhrases = `
no (lo |la )?(se|sabemos)( nada| bien)? (donde|de)
no se sabe
desapareci-
perdid[oa]
perdi(mos)?( el)? contacto
`;

/** Now here and now there: that is asked. */
export const sometimesPhrases = `
a veces
(unos|algunos) dias
fines? de semana
mitad
(por )?temporadas
vacaciones
`;

/** What a child is to whoever answers. */
export const childPhrases = {
  biological: `
biologic-
de (mi )?sangre
propi[oa]
`,
  step: `
hijastr-
entenad-
de (mi|la) (espos[oa]|marido|mujer|pareja)
`,
  adopted: `
adopt-
`,
} as const;

/** Children who are of age: their number is not that of the others. */
export const grownPhrases = `
(ya )?(muy )?grand(e|es|ecit-)
(ya )?(es|son|esta|estan) (ya )?(mayor|mayores|casad[oa]s?|adult[oa]s?)
(ya )?mayor(es)? de edad
ya (mayor|mayores|casad[oa]s?)
adult[oa]s?
`;

/** That there are no children. */
export const noChildrenPhrases = `
ningun[oa]?
no (tengo|hay|tenemos)( (hij[oa]s?|ningun[oa]?|menores|chic[oa]s|nin[oa]s|todavia))*$
tod[oa]s (ya )?(son|estan) (ya )?(grandes|mayores|adult[oa]s)
`;
