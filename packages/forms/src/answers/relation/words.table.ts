/**
 * Words for each of them: formal, fond, misspelled and English. Collected for Dilo; no list of such words is published.
 */
export const relationPhrases = {
  spouse: `
espos[oa]s?
casad[oa]s
espo[cs]it[oa]
marid[oa]
mujer
conyugu?e
wife
wifey
hubby
husband
spouse
`,
  parent: `
mama
mami
mamita
mama[cs]ita
madre
madrecita
ma
jefit[oa]
jefecit[oa]
mamacit?a
madrecit?a
mamuchi
mai
pai
taita
pap(aito|iringo|uchi|asito)
papas?
papi
papito
papacito
pa
padres?
apa
ama
progenitora?
(step ?)?(mother|mom|mommy|mama|father|dad|daddy|papa)
stepparent
parent
padrastros?
madrastras?
`,
  sibling: `
(medio ?)?herman[oa]s?
hermanit[oa]s?
h(n|mn|rn|rm|erm)[oa]s?
carnal[ae]?s?
carnalit[oa]
nhanh[oa]s?
(baby|big|little|kid|older|younger|twin) (brother|sister)
sis
bro
twins?
siblings?
manit[oa]
hermanastr[oa]s?
(step ?)?(brother|sister)
gemel[oa]
cuata
melliz[oa]
`,
  child: `
hij[oa]s?
hijit[oa]s?
(mayor|menor)cit[oa]s?
mij[oa]
m'ij[oa]
hijastr[oa]s?
(step ?)?(son|daughter)
step ?child
muchachit[oa]
nen[ea]
beb[ae]
bebit[oa]
primogenit[oa]
entenad[oa]
criatura
nin[oa]
chamac[oa]s?
chamaquit[oa]
chiquit[oa]
chiquill[oa]
cipot(e|a|es|as|ill[oa])
guagua-
wawa
patoj[oa]s?
patojit[oa]
caraj(it)[oa]s?
huerc[oa]s?
huerquit[oa]
guil[oa]
chaval[oa]
pib[ea]
guri(sa|ses)?
botija
cri[oa]
retono
nin[oa]s?
ninit[oa]s?
varoncito
hembrita
(?<=mi |mis |primer |de los )(varon|varones|hembras?)
peque
muchachit[oa]s?
kids?
(baby )?(boy|girl)
baby(?! (brother|sister))
chamit[oa]s?
cham[oa] mi[oa]
`,
} as const;

/** Relatives the form does not cover, those by choice, and those who are none. */
export const notCoveredPhrases = `
mama (grande|vieja|abuela)
mamagrande
papa (grande|viejo|abuelo)
abue
nana
tata
yaya
prim[oa]s?
primit[oa]s?
cousins?
ti[oa]s?
tiit[oa]
uncle
aunt
sobrin[oa]s?
sobrinit[oa]s?
nephew
niece
abuel[oa]s?
abuelit[oa]s?
grand(mother|father|ma|pa|son|daughter)
niet[oa]s?
nietecit[oa]s?
bisniet[oa]s?
bisabuel[oa]s?
tataraniet[oa]s?
(con)?suegr[oa]s?
(con)?cunad[oa]s?
concun[oa]s?
yern[oa]s?
nuer[oa]s?
padrin[oa]s?
madrin[oa]s?
ahijad[oa]s?
compadre
comadre
novi[oa]s?
prometid[oa]s?
fiancee?
amig[oa]s?
vecin[oa]s?
conocid[oa]s?
pariente
futur[oa]s?
(ex|former|previous) ?(espos[oa]|marido|mujer|senora?|conyuge|husband|wife|spouse)
tutora?
politic[oa]s?
in-law
mother in law
crianza
criad[oa]s?
(me|lo|la|que) (crie|crio|criaron|criamos)
de leche
como (si fuera )?(mi|una?|su)
companer[oa]
pareja
girlfriend
boyfriend
jev[oa]
marinovi[oa]
compas?
socio
jefe de
arrimad[oa]
(?<!(espos|marid|hij|herman|hermanit|hijit|viej|abuel)[oa] |mujer |mama |papa |madre |padre )(querid|adorad)[oa](?! (y )?(espos|marid|mujer|hij|herman|mama|papa|madr|padr|viej|ama|apa|nin|senor))
amante

exes?
(cousin|grandkid|roommate|friend|godson|goddaughter|godmother|godfather)s?
`;

/** Whom one only goes out or lives with: "la piba con la que salgo". */
export const sweetheartPhrases = `
(la |el |una? |mi )*(chic|chav|pib|nen|cipot|morr|much?ach|pelad|jov|min|chamac|chamit|bich|gil|huerc|tip|hombre|mujer|senor|dama|vat|flac|fulan|jovencit|chiquill|caraj|cham)[a-z]* ([a-z]+ )?(con (la|el|quien)( que| cual)? |que )(yo )?(ando|salgo|vivo|convivo|estoy (saliendo|conociendo)|me (junte|acompane|veo|hablo|escribo|arrejunte|gusta|atrae)|conoci|ando conociendo|quiero|amo)
`;

/** Kin of the faith, and a spouse that is none by law or no longer: "mi hermana en Cristo", "mi esposa de unión libre". */
export const byNameOnlyPhrases = `
de (la|mi|nuestra) (iglesia|congregacion|parroquia|fe|comunidad)
en (cristo|la fe|el senor|jesus)
espiritual(es)?
del? (trabajo|culto)
(espos[oa]|marido|mujer|conyuge) (.* )?(anterior|pasad[oa]|de antes|union (libre|de hecho)|no (nos |me )?(estamos|estoy|somos|he|hemos|es|esta|por|cas[oae]-|legal-)|sin (casarnos|papeles|casar)|ya no|juntad[oa]s?)
antigu[oa] (espos[oa]|marido|mujer)
(el|la) que (era|fue) (mi |el |la )?(espos[oa]|marido|mujer|conyuge|husband|wife)
`;

/** Fond words that may be of several: a spouse or a parent, a child or a sweetheart. */
export const fondPhrases = {
  viej: `
(viej|viejit)[oa]s?
(rey|reina)( de la casa)?
`,
  sweet: `
(gord|negr|flac|chin|gordit|negrit|flaquit|chinit)[oa]
(media naranja|costilla|peor es nada|amor|vida|corazon|alma)
`,
  young: `
muchach[oa]
chav[oa]
cham[oa]
morr[oa]
pelad[oa]
bich[oa]
`,
} as const;

/** The words of it that are known however they are spelled: "ijo", "ermana", "espoza". */
export const soundedWords =
  "esposo esposa marido mama papa madre padre hermano hermana hermanos hermanito hermanita hermanastro hermanastra hijo hija hijos hijito hijita hijastro hijastra jefecita jefecito soy que";

/** The words of it that are known with one letter wrong. */
export const spelledKin = "esposo esposa marido mujer madre padre hermano hermana hijo hija";

/** Words of another meaning that are one letter away from one of them. */
export const wordsLikeKin = "hoja ojo hilo fijo fija lija pija rija marino padece cuadre madera mi mio mia";
