/** Whose a telephone or an e-mail address is; `<person>` and the like are filled in. Collected for Dilo. */

/** What several of the phrases share. */
export const sharedParts = {
  /** Whoever is told of by what they are to somebody. */
  person:
    "(espos|marid|mujer|hij|herman|mama|mami|papa|papi|madre|padre|jefit|suegr|cunad|nuer|yern|niet|abuel|ti[oa]|prim[oa]|sobrin|ahijad|padrin|madrin|compadr|comadr|novi[oa]|pareja|companer|amig|vecin|patron|jef[ea]|conocid|carnal|manit[oa]|nan[oa]|viej[oa]|muchach|senor|familiar|pariente|pastor|abogad|trabajador|consuegr|concun|nana|guera|roomate|roommate)-",
  /** What stands before a person, or a place of work. */
  determiner: "((mi|mis|su|sus|una?|la|el|otra?|nuestr[oa]) )",
  /** Where a telephone stands that is nobody's own. */
  place:
    "(trabajo|oficina|chamba|jale|taller|restaurante|restaurant|negocio|empresa|compania|iglesia|tienda|albergue|refugio|escuela|job|work)",
  /** What it is called. */
  thing: "(numero|telefono|celular|cel|movil|whatsapp|correo|email|mail|number|phone)",
} as const;

/** How one hands over a number, or says where to call instead. */
export const handingPhrases = `
(le|te|se|les) (doy|damos|paso|pasamos|dejo|mando)
(doy|dar|pasar|dejar)(le|les|te)?
(apunt|anot|pong|marqu|llam|habl|comuni[qc]|us|tom|mand|escrib)(e|a|ue|uen|en|ueme|eme|enme|ele|enle|uele|enlo|elo|uese)
(llamar|marcar|hablar|usar|poner|apuntar|anotar)(me|le|lo)?
mejor
(casi )?no (la |lo |le )?(contesto|uso|agarro|prendo|cargo|tengo|manejo)
(better )?(call|try|use|take|put)
recados
`;

/** Somebody else to whom it belongs: "el de mi vecina", "a mi hija", "hers". */
export const ofSomebodyPhrases = `
(del?|a|al) <determiner>?<person>
(de|a) (el|ella|ellos|ellas)
(my|his|her|a) (wife|husband|son|daughter|mom|mother|dad|father|sister|brother|friend|neighbor|boss|cousin|aunt|uncle|niece|nephew|roommate)('s)?
(hers|theirs)
`;

/** Whose it is, said outright: "ese es de mi hija", "es el del trabajo", "no es mío". */
export const belongsPhrases = `
(es|era) ((el|la) )?(<thing> )?del? <determiner>?(<person>|<place>)
(ese|este|<thing>) del? <determiner>?(<person>|<place>)
^((pues|bueno|mire|le doy|ahi|tengo|uso|es|este) )*(el|la) (<thing> )?del? <determiner>?(<person>|<place>)
^((nomas|solo|pero|que|y) )*del? <determiner>?(<person>|<place>)
no (es|era) ((el|la|de|ni) )?(mi[oa]|propi[oa])
es prestad[oa]
(?<!(me|lo|le) )l[oa] (contesta|usa|tiene|agarra|trae|carga|maneja|ocupa) <determiner><person>
(it's|its|that's|thats|is) (my|his|her|from|at) (wife|husband|son|daughter|mom|mother|dad|father|sister|brother|friend|neighbor|boss|cousin|aunt|uncle|niece|nephew|roommate|work|job)-
`;

/** That it is the person's own after all. */
export const ownPhrases = `
(?<!\\bno )(el|ese|este|es) (numero )?(mi[oa]|propio)(?! (no|ya|se|lo|esta|casi|nunca|anda))
(llam|marqu|habl)(e|ue)me a (mi|yo)
mi propio
ahi (si )?(me|nos) (encuentra|localiza|halla|llama|contesta|marca|hablan?|ubica)n?
(it's|that's) mine
`;
