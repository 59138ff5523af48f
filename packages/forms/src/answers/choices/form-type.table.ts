/**
 * What each form is for, in the words of its title and of the people who need it. Collected for Dilo; no list of such
 * phrases is published.
 */
export const formPhrases = {
  "N-400": `
ciudadan-
citizen-
naturali[zs]-
nacionali[zsd]-
juramento-
jurar la bandera-
pasaporte (americano|de aqui|de estados)-
american[oa]-
hacerme ciudad-
examen de civ-
become a citizen-
`,
  "I-130": `
petici-
petition-
familiar(es)?
pedir (a|por) -
pedirl-
peticionar-
pido a-
solicitar? (a|por) (mi|un)-
ayudar a (mi|un)-
traer(me)? a-
traerl-
arreglar(le)? (los papeles )?(a|de|para) mi-
papeles (de|para|a) mi-
reclam-
patrocin-
meter(le)? (papeles|peticion)-
emigrar a mi-
inmigrar a mi-
para (mi|mis) (espos|marid|mujer|mama|papa|madre|padre|herman|hij|famil)-
residencia (de|para) mi-
(for|bring) (my|a) (husband|wife|son|daughter|mother|father|mom|dad|brother|sister|family)-
(my|the) (husband|wife|son|daughter|mother|father|mom|dad|brother|sister)-
`,
} as const;

/** What only hints at a relative: enough where nothing else is said. */
export const relativePhrases = `
familia
mi (espos|marid|mujer|mama|papa|madre|padre|herman|hij|conyug)-
`;

/** What neither form is for. */
export const otherServices = `
renov-
asilo-
permiso-
divorci-
pasaporte(?! (american|de aqui|de estados))-
daca-
tps-
fianza-
turista-
licencia-
corte-
deport-
dolares-
pesos-
`;

/** How the numbers begin that make another number of "cuatrocientos" or "ciento treinta". */
export const numberStems =
  "un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci veint treint cuarent cincuent sesent setent ochent novent";
