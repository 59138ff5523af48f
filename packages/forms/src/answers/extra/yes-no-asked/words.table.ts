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

/** What may be said of all of them, or against it, "no, son todos", where no pause is heard. */
export const allOrNotPhrases = `
no (son|eran|fueron|es|era|fue) (todos|todas|todo|los unicos|las unicas|el unico|la unica)
`;

/** How people say that there is a further one, where they are asked for another. */
export const morePhrases = `
(?<!\\bno )(?<!\\bno me )faltan? (mas|otr[oa]s?|un[oa]|dos|tres|vari[oa]s)
`;

/** How people say that there is no further one, where they are asked for another. */
export const noMorePhrases = `
(ya |con )?(son|eran|fueron|es|era|fue|seria|serian) (ya )?(todos|todas|todo|los unicos|las unicas|el unico|la unica|el ultimo|la ultima|los ultimos|las ultimas)
ya no (hay|habia|hubo|tengo|tenia|tuve|hice)( mas| otr[oa]s?)?
(nada|ningun[oa]?|no|ya no) (hay )?mas
(solo|solamente|nomas|nada mas|unicamente) (es[eao]s?|fue|fueron|hice|tuve|tengo)
ya (acabe|termine|acabamos|terminamos)
`;
