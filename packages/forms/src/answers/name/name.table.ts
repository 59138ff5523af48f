/** What people say before a name, longest first where one begins another. Collected for Dilo; no such list is published. */
export const nameCarriers = `
ah
ay
este
pues
mire
fijese
si
claro
ok(ey|ay)?
hola
(muy )?buen[oa]s?( tardes| noches| dias?)?
a ver
con gusto
por supuesto
senorita
es que
yo
o sea
bien
ya
mi nombre( completo)?( de (casad[oa]|solter[oa]|pila))?( es| seria)?
mis nombres( y apellidos)?( son)?
el nombre( completo)?( de (el|ella|mi (espos[oa]|familiar|marido|mujer|mama|papa|madre|padre|hij[oa]|herman[oa]|senora?|conyuge)))?( es)?
nombre completo( es)?
nombre
su nombre( completo)?( es)?
mis? apellidos?( es| son| se deletrea| se escribe)?
se deletrea
me llamo
se llama(ba)?
soy (la|el) (senora|senor|senorita)
(soy )?(el |la )?(licenciad[oa]|doctora?|ingenier[oa]|profesora?|maestr[oa])
((la|el) )?(senora|senor|senorita|sra|sr)
(soy )?(don|dona)
soy
es
ella es
el es
seria
asi
va
solo
nomas
de (soltera|casada)
mi (primer|segundo) nombre( es)?
mi (espos[oa]|familiar|marido|mujer|mama|papa|madre|padre|hij[oa]|herman[oa]|senora?|conyuge)( se llama(ba)?| es)?
ella se llama
el se llama
my name is
i am
creo que( es)?
a sus ordenes
para servirle( a usted)?
mucho gusto
se escribe
lo escribo
el de mi espos[oa] es
completo es
asi es
`;

/** What people say behind a name. */
export const nameEndings = `
para servirle( a usted)?
a sus ordenes
a la orden
mucho gusto
es mi nombre( completo)?
(y es |es |que es )?mi (espos[oa]|familiar|marido|mujer|mama|papa|madre|padre|hij[oa]|herman[oa]|senora?|conyuge)
ese es( mi nombre)?
asi me llamo
ok
okey
me llamo
(asi |y )?(nada mas|nomas)
y ya
y punto
a secas
(y )?(eso )?es todo
creo
si
asi es
servidor
servidora
verdad
pues
bueno
`;

/** Words of an answer that is not a name, or not only one. */
export const notOfNames = `
no
mi
me
se
soy
es
que
tengo
tiene
llamo
llama
nombre
apellido
apodo
mama
papa
madre
padre
herman[oa]
la (primera|segunda)
dicen
llaman
conocen
carino
deletrea
solter[oa]s?
casad[oa]s?
viud[oa]
divorciad[oa]s?
separad[oa]s?
junt[oa]s
est(a|an|oy|aba|abamos|amos)
espos[oa]
marido
gracias
pregunta
como
donde
cuando
quien
cual
porque
su
sus
usted
ninguno
nada
quiero
puede
pero
todavia
vivo
murio
fallecio
difunt[oa]
finad[oa]
muert[oa]
naci
correo
telefono
anos
mism[oa]
siempre
igual
hijo
hija
arroba
punto
com
calle
con
ciudad
municipio
provincia
`;

/** What is no name where nothing else is said. */
export const onlyCourtesy = `
(si|ok|bueno|pues|claro|hola|gracias|ya|aja|eh|este|mmm|ah|buenas|tardes)( (si|senorita|senor|gracias|pues|bueno))*
`;

/** What the parts of a name are called, beside them. */
export const partLabels = `
materno
paterno
apellidos?
nombres?
primer
segundo
primero
es
son
`;
