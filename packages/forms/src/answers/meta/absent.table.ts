/**
 * How people say that there is nothing to answer; "no entendí nada" and "no borre nada" tell of something else. The phrases of this table were collected for Dilo; no list of them is
 * published.
 */
export const nonePhrases = `
(?<!\\b(?:casi|apenas) )no (la |lo |le |me |nos )?(tengo|tiene|tenemos|uso|usa|usamos|cuento con|cuenta con|hay|existe|manejo|maneja|poseo|he tenido|ha tenido)
(don't|do not|doesn't|does not) (have|use) (one|any|an?|email|e-mail)
never had (one|any|an?)
(nunca|todavia no|aun no|no) (me|le) (l[oa] )?(han dado|dieron|ha dado|asignaron|han asignado)
no (email|e-mail|phone|cell|a number|alien number)
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
(?<!\\b(?:no|ni|nunca) (?:(?:me|le|se|l[oa]s?|te|nos|he|ha|han|voy a|va a|quiero|puedo) )*(?!(?:tengo|tiene|tenemos|uso|usa|hay|es[aeo]|est[aeo]|pues|gracias|senor\\w*|para|por|de|del|mi|yo)\\b)\\w{3,} )nada
`;

/** A refusal that is all of the answer to a question for what many do without: "no", "no, gracias", "yo eso no". */
export const refusedPhrases = `
((yo|pues|ay|ah|la verdad|a mi|de|eso|nada|para nada|gracias|senor(it)?a?|joven|mij[ao]|ahorita|por ahora|todavia|thanks|thank you) )*(no|nope)( (no|yo|de|eso|nada|para nada|gracias|senor(it)?a?|joven|mij[ao]|ahorita|por ahora|todavia|thanks|thank you))*
`;

/** What they say there is none of; behind "no tengo" another thing is only not at hand. */
export const absentThings =
  "correos correo email emails mail e-mail electronico telefono telefonos celular celulares cel movil numero numeros a number alien extranjero phone cell cellphone uno una one any direccion domicilio casa tarjeta residencia mica green card residente registro cuenta internet computadora nada esposo esposa conyuge pareja marido mujer apodo zip codigo postal eso esos esa esas ese ninguno ninguna segundo apellido nombre";

/** Words between "no tengo" and what there is none of, or behind which the sentence goes on. */
export const absentLinks =
  "de del un el la los las mi su tu ni ningun tal asignado asignada todavia aun ahorita ahora pues yo ya propio propia personal fijo fija para an my";

/** Words with which another clause begins. */
export const clauseWords =
  "pero porque y nunca no ni gracias joven senorita senor mijo mija mi recien solo apenas es el ella because but sorry i he she estoy soy todavia";

/** Having lost it: a telephone or an e-mail lost is none; the number of a lost card is still the person's, and is asked. */
export const lostPhrases = `
(se me|se le|se nos) (perdi|cay|descompus|rompi|quebr|dan|fue)-
(lo|la) (perdi|perdio|cancele|cancelo|quite|quito|cerre|cerraron|cancelaron|borre)
(perdi|perdio) (el|la|mi|su)
(me|le|se) (lo|la) (perdi|perdio|robaron|quitaron|cortaron|cancelaron|suspendieron|cerraron|hackearon)
me (robaron|cortaron|cancelaron|quitaron|hackearon) (el|la|mi)
ya no (lo |la )?(tengo|uso|existe|sirve|funciona)
(i )?lost (it|my)
(it was |got )?stolen
`;

/** What may be lost with the number written on it, or be forgotten: what it was of is still there. */
export const keptElsewhere =
  "papel papelito papeles tarjeta mica agenda libreta cuaderno cartera bolsa hoja contrasena clave password documento documentos apuntado anotado acuerdo recuerdo";

/** How one who has none offers what belongs to another. */
export const offeredPhrases = `
(mis?|su|la|el|una?) [a-z]+( (?!no |nunca )[a-z]+)? (si|tiene|usa|maneja)
(el|la|lo) (de )?(mi|su|la|el|mis|una?) [a-z]+( (?!no )[a-z]+)? (si|sirve|sera|podria|puede)
(le|te|se) (doy|puedo dar|paso) (el|la) de
(usar|poner|dar) (el|la) de
(el|la) de (ella|el|mi|ellos|la|una?)
(my|her|his) [a-z]+('s)? (has|does|one)
`;

/** How people say that they have no husband or wife. */
export const noSpousePhrases = `
(soy|estoy|sigo|quede) (solter|viud|divorciad|separad)-
no (soy|estoy|me he|fui) cas-
nunca (me )?(he )?cas-
solter[oa]
no tengo (espos|marid|mujer|pareja|conyuge)-
`;

/**
 * What stands behind "no sé", one kind a line, each a pattern's alternatives: an end, what is not known, or what one does
 * about it. Behind "no se me oye", "no se guardó" stands a verb: somebody asks, or tells of the machine.
 */
export const behindKnowing = `
$
si(?! (?:(?:me|se|le|lo|la|ya|usted|ustedes) )*(?:enti|oy|escuch|anot|apunt|dij|grab|capt))
como(?! (?:se )?(?:usar?|maneja|hace|mandar?|escribir|leer|manejar))|ni(?! (?:(?:como )?(?:se )?(?:usar?|leer|escribir|mandar?|maneja)|nada de|de es[ao]))
nada(?! de)|de(?! (?:es[ao]|computadoras))|del|el|mis?|tus?|sus?|un[ao]?|est[aeo]s?|es[aeo]s?|aquel\\w*
l[ao]s?(?! (?:pued|voy|va|van|vay|do|da|dan|dar|dig|dij|quier|quit|mand|ensen|pas|cobr|llev|ha|han|he|iba|cre|ped|pid|prest|dej|guard|borr|quiero)[a-z]*\\b)
que|k|q|cual(?:es)?|cuando|donde|adonde|cuant[oa]s?|quien(?:es)?|por|con|sin|en|a|al|hasta|pero|y|o|porque|pues|no
bien|muy|mucho|ahor\\w+|todavia|aun|ya|tampoco|exact\\w*|segur[oa]|de memoria|decir\\w*|contestar\\w*|responder\\w*
nombres?|apellidos?|numeros?|fechas?|telefonos?|correos?|email|codigos?|zip|direccion|calle|anos?|dia|mes|ingles
creo|tengo|tendria|voy|necesito|estoy|debo|esper\\w+|dejeme|deme|gracias|verdad|oiga|fijese
seno\\w+|joven|mij\\w+|hij\\w+|hombre|mujer|honest\\w+|sincer\\w+|digamos|eh|mmm?|se
`;

/** How people say that they do not know. */
export const unknownPhrases = `
no (me |lo |la |le |los |las |se |me lo )*(acuerdo|recuerdo|sabria|conozco|sabemos|sabe|ocurre|viene a la mente)
ni (la menor )?idea-
quien (sabe|sabra)-
se me (ha )?olvid(o|ado|aron)
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
