/** The relations of Form I-130, Part 1, item 1, in English as the form prints them, and in Spanish for both genders. */
export const relations = {
  spouse: ["Spouse", "esposo o esposa"],
  parent: ["Parent", "padre o madre"],
  sibling: ["Brother/Sister", "hermano o hermana"],
  child: ["Child", "hijo o hija"],
} as const;

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
carnal[ae]?s?
carnalit[oa]
nhanh[oa]s?
(baby|big|little|kid|older|younger|twin) (brother|sister)
sis
sibling
manit[oa]
hermanastr[oa]s?
(step ?)?(brother|sister)
gemel[oa]
cuata
mellizo?a?
`,
  child: `
hij[oa]s?
hijit[oa]s?
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
peque
muchachit[oa]s?
kids?
(baby )?(boy|girl)
baby(?! (brother|sister))
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
ex ?(espos[oa]|marido|mujer)
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
querid[oa]
amante
exes?
(cousin|grandkid|roommate|friend|godson|goddaughter|godmother|godfather)s?
`;

/** Kin of the faith, and a spouse that is none by law or no longer: "mi hermana en Cristo", "mi esposa de unión libre". */
export const byNameOnlyPhrases = `
de (la|mi|nuestra) (iglesia|congregacion|parroquia|fe|comunidad)
en (cristo|la fe|el senor|jesus)
espiritual(es)?
del? (trabajo|culto)
(espos[oa]|marido|mujer|conyuge) (.* )?(anterior|pasad[oa]|de antes|union (libre|de hecho)|no (nos |me )?(estamos|estoy|somos|he|hemos|es|esta|por|cas[oae]-|legal-)|sin (casarnos|papeles|casar)|ya no|juntad[oa]s?)
antigu[oa] (espos[oa]|marido|mujer)
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
morr[oa]
pelad[oa]
bich[oa]
`,
} as const;

/** What shows that a young one is one's own child. */
export const childPhrases = `
(mayor|menor|ultim[oa]|chic[oa]|grande|segund[oa]|tercer[oa]?|unic[oa]|primer[oa]?|youngest|oldest)
de mis hijos
que (esta|vive|se quedo|tengo|nacio|dejo|deje)
`;

/** How a sibling is told: by the parents, or the one parent, that both have. */
export const siblingOfPhrases = `
(hij[oa]s|nacid[oa]s) (de|del) (la |el |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|padres|viejos)
(tenemos|compartimos) (la |el |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|padres)
same (mom|mother|dad|father|parents)
`;

/** Who bore or begot one: "mi vieja, la que me parió". */
export const bearerPhrases = `
((mi|la|el|a) )*((senor|dona|don|mujer|hombre|viej|viejit|jef|jefit|reyn|rein|rey|mer)[a-z]* )?(o sea )?(es )?(mera )?(quien|la que|el que|que|la misma que) (ella |el )?(a mi )?(me|nos) (pario|dio (la vida|a luz|el ser|la existencia)|trajo (al|a este) mundo|engendro|llevo en (el|su) vientre)
`;

/** By which parent a sibling is one: it changes nothing. */
export const byParentPhrases = `
(por |de )(el |la )?(parte|lado) (de )?(mi |nuestr[oa] )?(papa|mama|padre|madre|papi|mami)
(nada mas |solo |solamente |nomas )?(de |por )(padre|madre|papa|mama|padres|papas)( y( de)?( mi)? (padre|madre|papa|mama))?( nada mas| nomas| solamente)?
del? (la |el )?mism[oa]s? (papa|mama|padre|madre|papas|padres)
hij[oa]s? (de|del) (mi|nuestr[oa]) (papa|mama|padre|madre|apa|ama|jef[ea]|jefit[oa]|viej[oa])( (y|pero|con|de))*( (de )?(mi )?(papa|mama|padre|madre|otr[oa] (papa|mama|padre|madre|senora?|mujer|hombre|marido|espos[oa]|pareja)))?( los dos)?
(somos )?(de |con )?(el |la |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|mamas|padres|apa|ama|viejos?|jefes|jefa)( (y|e)( (de )?(el|la|los|las))?( mism[oa]s?)? (papa|mama|padre|madre|apa|ama))?
(pero |y |nomas |nada mas )*(de |con )?(otr[oa]|distint[oa]|diferentes?) (papas?|mamas?|padres?|madres?|apa|ama|senora?|mujer)
(el|la|mi|su) (papa|mama|padre|madre|apa|ama) (si )?(es|fue|era) (otr[oa]|distint[oa]|diferente)
mi (papa|mama|padre|madre|apa|ama) (l[oa] tuvo|tuvo) con (otr[oa] (senora?|mujer|hombre)|su otr[oa] (mujer|senora|marido))
(from|on) (my|the) (dad|mom|father|mother)('s)?( side)?
de (sangre|padre y madre)
`;

/** A child of the spouse alone: "hija de mi marido, de su primer matrimonio". */
export const ofSpousePhrases = `
(hij[oa]s?|nin[oa]s?|son|daughter|kids?) (de|del|of) (mi|my) (espos[oa]|marido|mujer|senora?|conyuge|husband|wife)
(my|mi) (husband|wife)'s (son|daughter|kids?)
`;

/** What shows that it is of the spouse alone. */
export const beforePhrases = `
(primer|otr[oa]|segund[oa]|anterior|pasad[oa]) (matrimonio|relacion|union|compromiso|espos[oa]|mujer|marido|pareja)
(matrimonio|relacion) (anterior|pasad[oa])
no (es )?mi[oa]
de antes
(first|previous|another) (marriage|relationship)
step-
hijastr[oa]
entenad[oa]
`;

/** Words that lead to the relative. */
export const leadPhrases = `
(se trata|hablo|hablamos|es el caso|es acerca|es cuestion|es asunto) de
(es |va |seria )?para
(quiero|quisiera|voy a|vengo a|estoy|ando) (pedir|pidiendo|arreglar|arreglando|traer|trayendo|meter|ayudar|peticionar|solicitar)(le|la|lo|les)?( papeles| los papeles)?( a| por| para)?
`;

/** What a grown-up child "is no longer". */
export const youngWords =
  "patoj[ao]|patojit[ao]|chamac[ao]|chamaquit[ao]|nin[ao]|much?ach[ao]|muchachit[ao]|nene|nena|bebe|cipot[ea]|chav[ao]|morr[ao]|chiquit[ao]|pequen[ao]|joven";

/** The age at which one is no stepchild of the form any more, told of the wedding. */
export const grownUpPhrases = `
(tenia|tenian|con) (ya )?(como )?(dieciocho|diecinueve|veint[a-z]+|treinta|cuarenta|1[89]|[2-4]\\d)
`;

/** The wedding that made one a stepparent. */
export const weddingPhrases = `
(me case|nos casamos|casad[oa]|se caso) con (su|la|el|mi) (mama|papa|madre|padre|mami|papi)
`;

/** Words of marriage between the two. */
export const marriedPhrases = `
(estamos|somos|seguimos) casad[oa]s
(nos casamos|me case con (el|ella))
we're married
we are married
`;

/** A relative of a relative: "el hermano de mi esposa". */
export const ofRelativePhrases = `
del? ((mis?|su|la|el|tu|una?|otro) )?(espos|marid|mujer|mama|papa|madre|padre|herman|hij|conyug)-
`;

/** How one says that a relative is one by marriage, of one parent only, or by adoption. */
export const detailPhrases = {
  step: `
[a-z]*astr[oa]s?
entenad-
step-
`,
  half: `
medi[oa]s? ?herman-
`,
  adopted: `
adop-
`,
} as const;

/** What is printed before such a relation, and how the relative is called then. */
export const details = {
  step: {
    english: "Step-",
    child: "hijastro o hijastra",
    parent: "padrastro o madrastra",
    sibling: "hermanastro o hermanastra",
    spouse: undefined,
  },
  half: {
    english: "Half-",
    child: undefined,
    parent: undefined,
    sibling: "medio hermano o media hermana",
    spouse: undefined,
  },
  adopted: {
    english: "Adopted ",
    child: "hijo o hija por adopción",
    parent: "padre o madre por adopción",
    sibling: "hermano o hermana por adopción",
    spouse: undefined,
  },
} as const;
