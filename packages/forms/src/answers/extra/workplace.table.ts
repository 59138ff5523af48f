/** What people say who have no employer, for each word the form wants typed then. Collected for Dilo; no such list is published. */
export const workStatusPhrases = {
  "self-employed": `
por mi cuenta
cuenta propia
independiente
mi propio negocio
negocio propio
self ?employed
autonom[oa]
`,
  unemployed: `
(no|nunca|jamas) (estoy |ando |he )?(trabaj(o|ando|ado)|estudi(o|ando|ado))
no tengo (trabajo|empleo)
desemplead[oa]
desocupad[oa]
sin (trabajo|empleo)
me (despid|corrier|descansar)-
unemployed
`,
  retired: `
me (retir|jubil|pension)-
(retir|jubil|pension)ad[oa]
(de|con) mi (retiro|jubilacion|pension)
retired
`,
} as const;

/** Work at home, which has no employer either. */
export const homePhrases = `
ama de casa
(al|del|mi) hogar
en (mi|la) casa
`;

/** Words of a sentence: a workplace's name has none of them. */
export const sentenceWords = `
me
he
mi
mis
que
porque
cuando
hace
anos
desde
antes
todavia
ya
`;
