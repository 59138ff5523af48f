/**
 * Words for somebody of the family or a friend: what is said of them is not said of who answers. The words of this table
 * were collected for Dilo.
 */
export const otherPeoplePhrases = `
(mis?|nuestr[oa]s?) (ex )?(espos[oa]|marido|mujer|senora?|pareja|novi[oa]|conyuge|mama|papa|madre|padre|padres|papas|hij|herman|ti[oa]s?\\b|prim[oa]|abuel|suegr|cunad|sobrin|niet|amig|vecin|familia|patron|jef[ea])-
ell[oa]s?
el es
`;

/** Words that deny or except something. */
export const denyingWords = `
no
ni
nunca
jamas
tampoco
pero
excepto
menos
salvo
aunque
`;

/** How somebody says that they would rather not answer. */
export const decliningPhrases = `
(prefiero|quiero) no (contestar|decir|responder)-
no (quiero|deseo) (contestar|decir|responder)-
`;

/** What somebody begins with who is still thinking. */
export const hesitatingPhrases = `
pues
pos
este
bueno
eh
ah
ay
mire
mira
fijese
oiga
a ver
o sea
`;

/** What somebody begins with who has one: "sí, claro". */
export const yesLeads = `
si
claro( que si)?
pues
tengo
`;
