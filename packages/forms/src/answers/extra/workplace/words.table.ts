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
i('m working| am working| work) for myself
my own business
`,
  unemployed: `
(no|nunca|jamas) (estoy |ando |he )?(trabaj(o|ando|ado)|estudi(o|ando|ado))
no tengo (trabajo|empleo)
desemplead[oa]
desocupad[oa]
sin (trabajo|empleo)
me (despid|corrier|descansar)-
unemployed
i('m not| am not| do not| don't| never) (work|study|go to school)(ing)?
i (do not|don't) have( a| any)? (job|work)
(no|without a|out of) (job|work)
`,
  retired: `
me (retir|jubil|pension)-
(retir|jubil|pension)ad[oa]
(de|con) mi (retiro|jubilacion|pension)
retired
`,
} as const;

/** What who has no work does at home, told beside it. */
export const beingHomePhrases = `
(estoy|me quedo|ando|sigo) en (mi|la) casa( (con|cuidando)( a)? (l[oa]s|mis|mi|el|la) \\w+)?
(cuido|atiendo|crio)( a)? (l[oa]s|mis|mi|el|la) \\w+
me dedico (al hogar|a (mi|la) (casa|familia)|a (l[oa]s|mis) (nin|hij|niet)[oa]s)
soy ama de casa
`;

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
i
my
`;

/** Words that lead to the name of a workplace. */
export const leadWords = `
ahora
ahorita
actualmente
yo
pues
si
trabajo
trabajando
estudio
estudiando
estoy
voy
laboro
empleado
empleada
se llama
el nombre es
i( work| study|'m working| am working|'m studying| am studying) (at|for|in)( the)?
i go to
es
en
para
con
a
la empresa
la compania
una empresa que se llama
una compania que se llama
`;

/** Words that change nothing beside a work status. */
export const besideWords = `
yo
ahora
ahorita
actualmente
pues
si
ya
hoy en dia
soy
estoy
trabajo
trabajando
tengo
ni
o
una?
la
el
por el momento
gracias
i
am
have
(right )?now
at the moment
`;

/** What one does is not where one does it. */
export const occupationPhrases = `
de
limpi-
cuido
cocino
manejo
vendo
hago
soy
lavo
construyo
pinto
corto
mesera?
cocinera?
choferes?
chofer
`;

/** Somebody else works, or it was once. */
export const anotherWorksPhrases = `
trabaj(a|aba|an)
estudiaba
`;

/** How one says of an earlier time that one had no work or school then. */
export const wasUnemployedPhrases = `
(no|nunca) (trabajaba|trabaje|estudiaba|estudie|tenia (trabajo|empleo)|hacia nada)
(estaba|estuve|quede|me quede) (desemplead[oa]|desocupad[oa]|sin (trabajo|empleo))
(estaba|estuve) en (la|mi) casa
`;

/** What leads to the name of an earlier workplace. */
export const earlierLeadWords = `
antes
entonces
era
fue
estaba
estuve
trabajaba
trabaje
estudiaba
estudie
iba
`;

/** A place that is named to say that one does not work there. */
export const deniedPlacePhrases = `
(no|nunca|jamas) (he )?trabaj(o|ado) (en|para|con)
`;
