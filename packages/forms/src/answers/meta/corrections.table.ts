/** How a person takes back what was said just before. Collected for Dilo; no list of such phrases is published. */
export const correctionPhrases = `
no no no
no perdon digo
ay no perdon
no perdone
no perdoneme
no disculpeme
perdoneme
disculpeme
no perdon
no disculpe
no digo
no espere
no mentira
perdon digo
perdon no
ay perdon
digo perdon
mejor dicho
quise decir
quiero decir
me equivoque es
me equivoque
me confundi
no no es
no no
mas bien
o sea no
no miento
no mejor
no mas bien
no quiero decir
no quise decir
corrijo
correccion
rectifico
miento
mentira
digo
perdon
perdone
disculpe
disculpa
sorry
i mean
ay no
no es cierto
no que diga
que diga
no asi no
no senorita
no senor
no joven
no licenciada
ah no
uy no
uh no
oh no
huy no
chin no
espere no
`;

/** Words that only begin an answer: nothing was said yet that could be taken back. */
export const openings = "ah ay bueno claro este hombre mire oiga pues si";
