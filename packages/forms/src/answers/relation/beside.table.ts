/** What shows that a young one is one's own child. */
export const childPhrases = `
(mayor|menor|ultim[oa]|chic[oa]|grande|segund[oa]|tercer[oa]?|unic[oa]|primer[oa]?|youngest|oldest)
de mis hijos
que (esta|vive|se quedo|tengo|nacio|dejo|deje)
(yo )?l[oa] (tuve|pari|di a luz|cargue)
de l[oa]s mi[oa]s
`;

/** How a sibling is told: by the parents, or the one parent, that both have. */
export const siblingOfPhrases = `
(hij[oa]s|nacid[oa]s) (de|del) (la |el |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|padres|viejos)
(tenemos|compartimos) (la |el |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|padres)
((somos|nacimos|salimos|venimos|nacid[oa]s|hij[oa]s) )+((los|las) (dos|tres|cuatro) )?(de|del) (la |el |un |una )?(mism[oa]|sol[oa]) (panza|barriga|vientre|sangre|mama|madre|papa|padre|mami|papi)
same (mom|mother|dad|father|parents)
(somos|fuimos|nacimos) (gemel|melliz|cuat|moroch|cuach)-
nacimos ([a-z]+ ){0,4}(junt(it)?[oa]s|mism[oa] (dia|mama|madre|papa|padre|vientre|panza|barriga|parto))
`;

/** Who bore or begot one: "mi vieja, la que me parió". */
export const bearerPhrases = `
((mi|la|el|a) )*((senor|dona|don|mujer|hombre|viej|viejit|jef|jefit|reyn|rein|rey|mer)[a-z]* )?(o sea )?(es )?(mera )?(quien|la que|el que|que|la misma que) (ella |el )?(a mi )?(me|nos) (pario|dio (la vida|a luz|el ser|la existencia)|trajo (al|a este) mundo|engendro|llevo en (el|su) vientre)
`;

/** By which parent a sibling is one: it changes nothing. */
export const byParentPhrases = `
(por |de )(el |la )?(parte|lado) (de )?(mi |nuestr[oa] )?(papa|mama|padre|madre|papi|mami)
por (mi |el |la )?(papa|mama|padre|madre|papi|mami)
(nada mas |solo |solamente |nomas )?(de |por )(padre|madre|papa|mama|padres|papas)( y( de)?( mi)? (padre|madre|papa|mama))?( nada mas| nomas| solamente)?
del? (la |el )?mism[oa]s? (papa|mama|padre|madre|papas|padres)( y (la |el )?(mism[oa] )?(papa|mama|padre|madre))?
hij[oa]s? (de|del) (mi|nuestr[oa]) (papa|mama|padre|madre|apa|ama|jef[ea]|jefit[oa]|viej[oa])( (y|pero|con|de))*( (de )?(mi )?(papa|mama|padre|madre|otr[oa] (papa|mama|padre|madre|senora?|mujer|hombre|marido|espos[oa]|pareja)))?( los dos)?
(somos )?(de |con )?(el |la |los |las )?mism[oa]s? (papa|mama|padre|madre|papas|mamas|padres|apa|ama|viejos?|jefes|jefa)( (y|e)( (de )?(el|la|los|las))?( mism[oa]s?)? (papa|mama|padre|madre|apa|ama))?
(pero |y |nomas |nada mas )*(de |con )?(otr[oa]|distint[oa]|diferentes?) (papas?|mamas?|padres?|madres?|apa|ama|senora?|mujer)
(el|la|mi|su) (papa|mama|padre|madre|apa|ama) (si )?(es|fue|era) (otr[oa]|distint[oa]|diferente)
(del?|por) (la |el |su |una? )?(otr[oa]|primer[oa]?|segund[oa]|anterior)( [a-z]+)? (matrimonio|relacion|union|mujer|senora|familia|hogar|compromiso) (de|que tuvo) (mi |nuestr[oa] )?(papa|mama|papi|mami|padre|madre|apa|ama|viej[oa])
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
(yo )?no soy (la |el |su )?(mama|papa|madre|padre)
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

/** How one says for whom the request is, behind talk of other people: "..., ahora quiero pedir a". */
export const requestPhrases = `
(ahora|ahorita|hoy) (es|va|seria|toca)( para| con| a)?
(ahora|ahorita|hoy) (a|para|por)
(entonces|asi que|por eso|mejor|total que) (ahora |ahorita |ya |mejor |la cosa )*((es|va|seria|sera|quedo|queda|toca) )?(a|para|por|con)
(pero|y) (es|va|seria|toca) (para|con)
(yo )?(quiero|quisiera|voy a|vengo a|estoy|ando|pienso|me gustaria) (pedir|pidiendo|arreglar|arreglando|traer|trayendo|meter|metiendo|ayudar|peticionar|solicitar)(le|la|lo|les|me)?( ahora| hoy| mejor)?( papeles| los papeles)?( a| por| para)?
(yo )?(me )?(pido|peticiono|solicito|arreglo|traigo)( ahora)? (a|por|para)
(ya )?(solo |nomas |nada mas )?(me )?(faltan?|sigue|le toca)( (pedir|traer|arreglar))?( a| por)?
(es|va|seria) para
(i )?(want to|wanna|would like to|am going to|going to) (bring|petition|file for|petition for|ask for|help|get)
(i am |i'm )?(petitioning|filing)( for)?
`;

/** Words of marriage between the two. */
export const marriedPhrases = `
(me case|nos casamos|estoy casad[oa])
(estamos|somos|seguimos) casad[oa]s
casad[oa]s ([a-z]+ ){0,3}(estamos|somos|seguimos)
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

/** What somebody was before the wedding: "era mi novio, y nos casamos". */
export const onceWords =
  "boyfriend|girlfriend|fiancee?|novi[oa]s?|prometid[oa]s?|amig[oa]s?|pareja|jev[oa]|companer[oa]|marinovi[oa]";

/** What tells that they did marry. */
export const wedWords = "casad[oa]s?|casamos|case|married|espos[oa]|marido|mujer|husband|wife";

/** What shows that a relation that was plainly named is not the whole of it: it is denied, of another kind, or turned round. */
export const moreToItPhrases = `
no
ni
como
soy
vengo
seria
vendria
casi
tambien
ademas
ambos
era
fue
fui
ex
crianza
cri(o|e|aron|amos|ad[oa])
politic[oa]
ley
iglesia de
(en|de) (cristo|jesus|la fe|leche)
[a-z]*astr[oa]s?
entenad[oa]
step [a-z]+
medi[oa]
adop-
futur[oa]
antes
pero
quiero
ahora
los dos
las dos
y (a )?(mi|la|el)
`;

/** Words beside a relation that tell nothing more of it: "es para mi hijo mayor". */
export const besideOwnWords =
  "es|e|para|a|por|con|pues|ella|el|ese|esa|este|esta|mismo|misma|mayor|menor|chico|chica|chiquito|chiquita|mayorcito|mayorcita|primer|primero|segundo|segunda|unico|unica|querido|querida|propio|propia|legitimo|legitima|verdadero|verdadera|varon|hembra|gemelo|gemela|papeles";

/** What is told of nobody but a spouse: "mi vieja, con la que me casé". */
export const ownMarriagePhrases = `
(con|a) (la|el|quien)( que| cual)? (yo )?me case
(nos|me) cas(e|amos|aron)
casad[oa]s
(mi|nuestro) matrimonio
firm(e|amos) (los |el )?(papeles|acta) (de|del) matrimonio
(la |el )?duen[oa] de (mi|mis) (corazon|vida|quincenas?|sueldo|cheque|casa|dinero|cartera|quereres|suspiros|amores)
(la|el) que me (aguanta|soporta|manda|regana|cocina|plancha|cobija|calienta|cobra|administra|espera en (la )?casa)
(mi )?(domador|companer)[oa] de (vida|toda la vida|siempre)
(madre|padre|mama|papa) de mis (hij|chamac|cri|nin|patoj|cipot|much?ach)[a-z]+
`;
