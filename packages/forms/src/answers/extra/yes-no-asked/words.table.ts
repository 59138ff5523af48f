/** How people say that they do not know whether. The words of this table were collected for Dilo. */
export const unsurePhrases = `
no (lo |la |me |le )?(se|acuerdo|recuerdo|sabria)
no estoy (muy |bien )?segur[oa]
no tengo idea
quien sabe
tengo (mis )?dudas?
`;

/** How people pass over a question. */
export const notApplicablePhrases = `
no aplica
saltar(la|lo)?$
`;
