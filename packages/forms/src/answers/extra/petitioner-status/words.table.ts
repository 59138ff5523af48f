/** What each status is called. The words of this table were collected for Dilo. */
export const statusPhrases = {
  citizen: `
ciudadan(o|a|ia)
citizen
naturalizad[oa]
`,
  resident: `
residentes?
residencia
resident
tarjeta verde
green card
mica
`,
} as const;

/** Who lives somewhere, or for a while, is no lawful permanent resident by that. */
export const residingPhrases = `
temporal-
provisional-
residentes? (de|del|en|por) (?!(?:los )?(?:estados unidos|eua|ee uu|us\\b|usa\\b|u s\\b)|aqui\\b)\\w+
`;

/** A citizen of another country, or nearly one. */
export const nearlyPhrases = `
ciudadan[oa] (?!o ciudadana\\b)(?!(?:de )?(?:los )?(?:americ|norteamerican|estadounid|estados unidos|aqui\\b|us\\b|usa\\b|u s\\b|natur|por\\b|desde\\b|y\\b|pero\\b|ya\\b|no\\b|soy\\b|hace\\b|legal\\b))\\w+
casi
tramit-
proceso
solicit-
voy a
quiero
espero
pronto
todavia
era
fui
antes
perd-
quit-
`;

/** Words that change nothing beside a status. */
export const plainWords = `
yo
soy
somos
es
una?
el
los?
las?
de
en
mi
ya
tengo
estados unidos
usa?
u s
american[oa]
norteamerican[oa]
estadounidense
aqui
permanentes?
legal
lawful
permanent
por
nacimiento
naturalizacion
si
no
o
y
pues
gracias
`;
