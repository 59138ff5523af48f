/**
 * How a person takes back what was said just before, in Spanish and English. A correction is a run of these and of the
 * words beside them ("ay no, perdón, qué pena"). Collected for Dilo; no list of such phrases is published.
 */
export const correctionPhrases = `
no no
no no no
no mejor
no the other
no the other one
no actually
no not that one
no that's wrong
no that's not it
no el otro
no la otra
no el otro es
no la otra es
no ese no
no esa no
no asi no
no no es
no es cierto
no es verdad
no senorita
no senor
no joven
no licenciada
ay no
ah no
uy no
uh no
oh no
huy no
chin no
o sea no
perdon
perdone
perdoneme
perdoname
perdona
disculpe
disculpa
disculpeme
disculpame
sorry
oops
ups
digo
que diga
que digo
ay que digo
no que digo
que digo yo
que dije
que estoy diciendo
que ando diciendo
no que va
espere
espereme
esperese
esperate
espera
perate
wait
wait a minute
wait a second
hold on
miento
mentira
mentiras
i mean
i meant
i said it wrong
scratch that
my bad
quise decir
quiero decir
mejor dicho
mas bien
me equivoque
me equivoque es
me confundi
corrijo
correccion
correction
rectifico
borre eso
borra eso
dije mal
lo dije mal
pero esta mal
pero eso esta mal
pero esta equivocado
pero esta equivocada
pero es un error
pero fue un error
pero es error
pero se equivocaron
pero lo pusieron mal
pero no es cierto
`;

/** What takes a number back besides: of a name or a street such words may be a part. */
export const numberCorrections = `
pera
aguante
aguanta
aguanteme
al reves
me los voltee
los voltee
voltee los ultimos
lei mal
lo lei mal
los lei mal
esta mal
equivocado
equivocada
me trabe
me enrede
me revolvi
me hice bolas
hijole no
fijese que no
fijate que no
mire que no
caray no
caramba no
borre lo ultimo
borra lo ultimo
quite lo ultimo
olvide eso
olvidelo
`;

/** What may stand beside them, and takes nothing back alone. */
export const besidePhrases = `
no
ay
ah
uy
oh
hijole
caray
caramba
que pena
que pena con usted
que tonta
que tonto
que bruta
que bruto
ay dios
dios mio
este
senorita
senor
joven
licenciada
mejor
mi amor
mijo
mija
otra vez
de nuevo
empiezo otra vez
empiezo de nuevo
empecemos otra vez
empecemos de nuevo
let me start over
`;

/** What takes back, said behind what is right: "Vega, Vera mejor dicho". */
export const behindPhrases = `
mejor dicho
mas bien
quise decir
quiero decir
i mean
`;

/** Sighs before a "no" that stands between pauses, and what holds the talk behind it: ", epa no, ...", ", no pará, ...". */
export const sighWords = "(ah|ay|uy|huy|oh|epa|upa|hijole|caray|caramba|pucha|chuta|chin|vaya)";
export const haltWords =
  "(para|pare|parate|pera|aguanta|aguante|aguarda|aguarde|momento|ojo|che|hombre|mujer|chic[oa]|vos|mentira)";

/** Verbs behind what is denied: "águila no va". */
export const deniedEnds = "va es era fue";

/** Words that only begin an answer: nothing was said yet that could be taken back. */
export const openings = "ah ay bueno claro este hombre mire oiga pues si so ok well";

/** Where a correction belongs, said behind it. */
export const placePhrases = {
  end: `
(es )?(al|en el) (final|ultimo)
at the end
lo ultimo
(es )?el ultimo( numero)?
los ultimos( (dos|tres|cuatro))?
the last (one|two|three|four|part)
`,
  beginning: `
(es )?al (principio|comienzo|inicio)
(es )?el primero
(es )?lo primero
at the (beginning|start)
`,
} as const;

/** What tells that one means what one said: "once de noviembre ojo, no de septiembre". */
export const insistingWords =
  "ojo oiga oiganme fijese fijate eh cuidado claro nomas mas nada bien si solo solamente pues repito insisto";

/** Words of them that are no part of a value, for lists of what may be said around one. */
export const cueWords = "perdon perdone perdoneme perdoname digo corrijo corregi equivoque equivoco confundi mentira";

/** Words of theirs that say something else as well. */
export const cueWordsToo = "mejor dicho quise decir";

/** What stands between what is denied and what holds. */
export const contrast = "sino";
