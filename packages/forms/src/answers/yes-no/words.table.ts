/**
 * How people say no, at the beginning of an answer. The phrases of this table were collected for Dilo, and checked
 * against the Spanish cases for booleans of Microsoft Recognizers-Text (MIT).
 */
export const noPhrases = `
no
nop
nope
nones
nanay
naranjas
never(?! mind)
(of course|absolutely|certainly|definitely) not
i don't think so
i guess not
(i|he|she|we|they|it) (don't|doesn't|didn't|haven't|hasn't|isn't|wasn't|never)
(i|he|she|we|they|it) (do|does|did|have|has|is|was|am) not
(el|ella|ellos|ellas|yo|(mis?|su) [a-z]+) (nunca|jamas|tampoco)$
nel
nah?
nunca
jamas
tampoco
negativo
incorrecto
falso
equivocado
not
ningun[oa]
nada
mentira
ni (loc[oa]|muert[oa]|de broma|de chiste|pensarlo)
para nada
en ningun momento
de ninguna (manera|forma)
en absoluto
que va
(claro|por supuesto) que no
desde luego que no
(creo|pienso|yo digo|digo|me parece) que no
esta mal
esta equivocad-
ni modo
(that's )?wrong
that's (false|not (right|correct|true|it))
no way
`;

/** How people say yes, at the beginning of an answer. */
export const yesPhrases = `
sip?
simon
sii+
yes
e[yi]$
arre
sisas
sure
correct
absolutely(?! not)
definitely(?! not)
certainly(?! not)
of course(?! not)
i (think|guess) so
(i|he|she|we|they|it) (do|does|did|have|has|is|was|am)$
cheque
de una$
yeah
yep
ok
okey
okay
claro
correcto
exacto
exactamente
afirmativo
cierto
verdad
verdadero
ajam?
efectivamente
efectivo
perfecto
seguro
seguramente
obvio
bien
obviamente
vale
bueno
dale
dele
hagale
adelante
andale
andele
orale
sale
eso
listo
conforme
acepto
confirmo
confirmado
positivo
naturalmente
ciertamente
siempre
totalmente
definitivamente
justo
mero
uju
mhm
u[hj]u?m
ajum
asi (es|esta|mero|merito|mismo|mismito)
asimismo
eso mismo
en efecto
exactly
yup
u[hj] hu[hj]
(that's )?(right|true)
that's (correct|it)
you got it
por supuesto
desde luego
como no
de acuerdo
esta (bien|correcto|perfecto)
todo (esta )?bien
muy bien
es (correcto|cierto|verdad|asi|es[aeo])
eso (es|mero)
(creo|pienso|me parece|yo creo|digo) que si
cabal
tal cual
va
ya(?! (mero|casi|no)\\b)
segurisim[oa]
con (toda )?seguridad si
sin duda
(pues|pos) si
ta bien
que si
mejor si
todo correcto
`;

/** What leaves a yes or a no in doubt. */
export const unsurePhrases = `
i (think|guess)
creo
pienso
parece
supongo
tal vez
quiza
a lo mejor
puede ser
mas o menos
capaz
^andale pues
^(bueno|vale|dale|dele|hagale|adelante|andele|orale|sale|va|ya|ok|okey)$
`;

/** A yes at the end of an answer. */
export const yesAtEnd = `
(que|yo|ahi|ya|hoy|el|ella|ellos|ellas|nosotros|(mis?|su) [a-z]+) si$
^(el|ella|ellos|ellas|nosotros|(mis?|su) [a-z]+) (si|tambien) (es|tiene|ha|lo ha|vive|fue|puede|quiere)-
^es[ea] (es|mero|merito)
como no$
`;

/** A no at the end of an answer, or behind a word that only leads to it. */
export const noAtEnd = `
^(?!si |como no|.*como no$).{0,40}\\bno( (es|esta|fue))?( (asi|correct[oa]|cierto|verdad|bien))?$
^(claro|por supuesto|que|mejor|pues|digo|yo digo) que? ?no
^(que|mejor) no
`;

/** What finds fault without a no. */
export const wrongPhrases = `
(esta|estan|quedo|salio|suena) (muy )?(mal|incorrect|equivocad)-
se equivoc-
es (falso|mentira|incorrect)-
`;

/** Not knowing whether. */
export const unknownPhrases = `
(no|quien) (lo |la |me )?(se|acuerdo|recuerdo|sabe|sabria|estoy segur[oa])
`;

/** What people begin with before the yes or the no comes. */
export const openings = `
eh
ey
em
este
pues
pos
mmm
ah
oh
ay
mire
fijese
bueno
o sea
la verdad( es)?( que)?
yo
es que
senorita
senor
senora
licenciada?
verdad
(hombre|nombre|ombe)
hm+
uy
ahorita
a ver
a
hasta donde (yo )?se
gracias a dios
con el favor de dios
`;
