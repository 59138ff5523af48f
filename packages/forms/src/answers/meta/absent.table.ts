/**
 * How people say that there is nothing to answer. The phrases of this table were collected for Dilo; no list of them is
 * published.
 */
export const nonePhrases = `
no (la |lo |le |me |nos )?(tengo|tiene|tenemos|uso|usamos|cuento con|hay|existe|manejo|poseo|he tenido)
no (me |le )?(aplica|corresponde|procede)
n a
^na$
ningun[oa]?
none
not applicable
nadie
sin (correo|telefono|email|numero|esposo|esposa|conyuge|direccion)
carezco
nunca (he tenido|tuve)
nada
`;

/** How people say that they have no husband or wife. */
export const noSpousePhrases = `
(soy|estoy|sigo|quede) (solter|viud|divorciad|separad)-
no (soy|estoy|me he|fui) cas-
nunca (me )?(he )?cas-
solter[oa]
no tengo (espos|marid|mujer|pareja|conyuge)-
`;

/** How people say that they do not know. */
export const unknownPhrases = `
no (me |lo |la |le |los |las |se |me lo )*(se|acuerdo|recuerdo|sabria|conozco|sabemos|sabe|viene a la mente)
ni (la menor )?idea-
quien (sabe|sabra)-
se me olvid-
l[oa] olvide-
olvide-
desconozco-
ignoro-
no tengo (la menor |ni )?idea-
no estoy segur[oa]$
don'?t know-
no sabria decir-
no (la |lo |los |las |le )?(tengo|traigo|encuentro|hallo|veo|alcanzo a ver) (.* )?(a la mano|conmigo|aqui|presente|por ningun)-
no (la|lo) (encuentro|hallo)-
no me lo se-
`;

/** Words that may stand beside "no tengo": what is not there, and courtesy. With any other, more is said than "none". */
export const wordsBeside = `
correos?
electronico
e
email
mail
telefono
celular
numeros?
a
alien
del?
l[ao]s?
el
una?
mis?
es[ao]
ese
nada
ningun[oa]?
espos[oa]
conyuge
pareja
marido
mujer
direccion
fija
casa
domicilio
permanente
todavia
aun
por
favor
gracias
senorita
senor
pues
verdad
ahorita
ahora
momento
no
tengo
aplica
uso
cuento
con
existe
hay
yo
es
que
en
este
para
mio
segundo
nombre
apellido
pais
fecha
zip
codigo
postal
ya
disculpe
perdon
siento
tarjeta
residencia
verde
registro
eh
ah
mmm
bueno
caso
tampoco
si
actual
actualmente
propi[oa]
personal
ni
se
soy
solter[oa]
viud[oa]
divorciad[oa]
estoy
casad[oa]
nunca
me
he
case
internet
computadora
manejo
ok
nadie
persona
tenido
tuve
sigo
vivo
calle
sol[oa]
`;
