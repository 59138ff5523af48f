/** What leads to the name of a town. The words of this table were collected for Dilo. */
export const leadPhrases = `
fue
es
me case
nos casamos
nos casaron
casamos
naci
vivo
vivia
aqui
alla
en
en el pueblo de
el pueblo de
un pueblo que se llama
la(?= ciudad de (?:mexico|guatemala|panama)\\b)
la ciudad de(?! (?:mexico|guatemala|panama)\\b)
`;

/** What leads to it besides, where it is of somebody else. */
export const relativesLeadPhrases = `
(mi|su|el|la|mis?) (mama|papa|madre|padre|espos[oa]|marido|mujer|herman[oa]|hij[oa]|familiar|suegr[oa])
ella
nacio
vive
vivia
vivio
se caso
se casaron
`;

/** Words of a sentence that tells something else: no town is called so. */
export const tellingPhrases = `
antes
despues
luego
entonces
cuando
mientras
porque
(cual|cuales|cuantos|cuantas)
trabaj(o|e|a|aba|abamos|amos|aron|ando)
estudi(o|e|a|aba|abamos|amos|ando)
(estaba|tenia|hacia|iba|andaba|tuve|hice|era|empece|termine|renuncie)
`;

/** A building, a person or a way of saying it is not a town. */
export const elsewherePhrases = `
iglesia
juzgado
registro
notaria
consulado
civil
mis?
union libre
veces
hace
volv-
divorc-
casar
no
nunca
jamas
donde
^(ahi|alli|cerca|afuera|por|entre)
`;

/** What a town may be called, and what may not be one. */
export const maybePhrases = `
playa
casa
corte
templo
catedral
parroquia
rancho
salon
hotel
municipio
alcaldia
colonia
otr[oa]
`;
