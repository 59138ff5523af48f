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
papas?
papi
papito
papacito
pa
padres?
apa
ama
progenitora?
(step ?)?(mother|mom|father|dad)
padrastros?
madrastras?
`,
  sibling: `
(medio ?)?herman[oa]s?
hermanit[oa]s?
carnal[ae]?s?
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
chamac[oa]
chiquit[oa]
`,
} as const;

/** Relatives the form does not cover, those by choice, and those who are none. */
export const notCoveredPhrases = `
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
(me|lo|la) (crie|crio|criaron)
como (si fuera )?(mi|una?|su)
companer[oa]
pareja
girlfriend
boyfriend
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
