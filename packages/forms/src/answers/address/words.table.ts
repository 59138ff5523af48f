/** What people say before an address. The words of this table were collected for Dilo; no list of them is published. */
export const carriers = `
eh
em
mmm
ah
este
pues
bueno
mire
fijese
si
claro
ok
okey
a ver
la verdad
yo
ahorita
actualmente
ahora
o sea
es que
creo que
mi (direccion|domicilio|casa)( actual| nueva| nuevo| es| queda| esta)*( en( el| la)?)?
(la |mi )?(nueva|nuevo|new) (direccion|domicilio|address)( es| is)?
la direccion( actual| nueva| de (el|ella|mi [a-z]+)| es)*
su direccion( es)?
direccion
el domicilio es
(vivo|vive|vivimos|estoy)( viviendo)? con( [a-z]+){1,5}? en( el| la)?
(mi|mis|su|el|la|my) (?!(apart|apto|depto|depa|unit|edificio|building|zip|codigo|numero|number|calle|street|ciudad|city))[a-z]+( [a-z]+)?( y yo| and i)? (vive|viven|vivimos|esta|estan|reside|queda|quedo|quedaron|sigue|siguen|anda|renta|lives|is)( viviendo)?( alla| aca| ahi| aqui| ahorita| ahora)*( en| n| in| at)?( el| la)?
vivo( en| n)?( el| la| los)?
vive( en| n)?( el| la)?
vivimos( en)?( el| la)?
(ella|el|ellas|ellos) (vive|viven|esta|estan)( alla| aca)?( en| por)?( el| la)?
estoy (viviendo )?en( el| la)?
resido en( el| la)?
es en( el| la)?
es
queda en( el| la)?
en (el|la)
esta en( el| la)?
aqui en( el| la)?
seria
i live (at|in|on)
my address is
`;

/** How one tells where one stays: "estoy parando en ...". */
export const stayingLeads = `
(ahorita |ahora |aqui |yo )*((me|nos|se) )?(estoy|estamos|esta|estan|ando|andamos|anda|andan|sigo|seguimos|sigue|siguen|continuo)( me| nos| se)? [a-z]+(ando|iendo|yendo)(me|nos|se)?( ahorita| ahora| aqui| ahi)* en( el| la)?
(ahorita |ahora |aqui |yo )*(me|nos) [a-z]+(o|amos|emos)( ahorita| ahora| aqui| ahi)* en( el| la)?
(ahorita |ahora |aqui |yo )*((se )?(hospeda|queda)|rento|rentamos|renta|alquilo|alquilamos|alquila|arriendo|habito|paro|paramos|para|poso|posamos|posa|caigo|duermo|dormimos|duerme)( ahorita| ahora| aqui| ahi)* en( el| la)?
`;

/** What people say behind an address. */
export const courtesies = `
por favor
gracias
senorita
senor
nada mas
(eso )?es todo( lo que (se|tengo|recuerdo))?
(eso |ya )?es lo (unico )?que (me )?(se|acuerdo|recuerdo)
ahi vivo
para servirle
pues
verdad
creo
`;

/** Parts of an address that other countries have. */
export const abroadWords = `
colonia
barrio
aldea
caserio
canton
municipio
vereda
ejido
reparto
sector
urbanizacion
delegacion
corregimiento
estado de mexico
`;

/** The words around a street: one that holds them, or no word but its type, was not understood. */
export const notOfStreet = `
entre
(street|road|avenue) (is|es)
(?<!avenue )o [0-9]+
en (el |la )?[0-9]+
familias
personas
conoce
conoces
conmigo
contigo
nosotros
[0-9]+ de (la|el)
sino
con
yo
pero
por
que
aqui
alla
ahi
vive
garaje
garage
cochera
apartamento
apto
departamento
depto
numero
ciudad
codigo
postal
es
esta
queda
vivo
casa
junto
cerca
frente
enfrente
esquina
detras
eso
era
fue
tiene
vivia
viviamos
porque
cuando
donde
creo
muy
arriba
abajo
planta
oeste
primera
segunda
tercera
no (en|la|el|es|de)
^y
^oh
and a half
(unit|apt|apartment|suite|ste)$
[a-z]+ (street|way|drive|lane|court|place|circle|boulevard) [0-9]+$
(?<!box )[0-9]{5}
(apt|apartment|unit|suite|ste) [a-z]+
(ave|blvd|rd|dr|ln) street$
^(north|south) (.+ )?(north|south)$
^(east|west) (.+ )?(east|west)$
^(street|avenue|road|drive|lane|court|boulevard)$
`;

/** Suffixes that end a street wherever they stand; others ("Creek", "Springs") are parts of city names too. */
export const strongSuffixes =
  "st street ave av avenue blvd boulevard boulevar rd road dr drive ln lane ct court crt cir circle pl place pkwy pky parkway pakway way ter terrace trl trail hwy highway cswy causeway route rte sq square";

/** Roads that are named by a number. */
export const numberedRoads = "highway hwy route rte road rd carretera ruta calle loop fm interstate i us sr cr";

/** What such a road is called before its word, "County Road 915". */
export const numberedRoadNames = "county ranch farm market state forest rural service township old indian fire";

/** What the parts of an address are called. */
export const namesOfParts = "numero calle ciudad pueblo estado condado codigo zip zipcode postal";

/** Words that end a street, and no city. */
export const streetEnds = "st street ave avenue blvd boulevard rd road dr drive ln lane ct court";

/** Words that end a street, as they are heard and written; a number before one of them is an ordinal. */
export const streetWords =
  "street st str strit estrit avenue ave av avenyu avenu boulevard blvd road rd drive dr lane ln court ct place pl terrace ter way circle cir calle avenida";

/** Words an address may begin behind. */
export const beginningWords =
  "en in at on la el los las de del vivo vive vivimos resido reside es is it's its a al ahora now address direccion domicilio";

/** The boroughs of New York City, said behind the neighbourhood that the post office calls the city. */
export const boroughs = `
queens
qns
brooklyn
bklyn
bk
(el |the )?bronx
bx
manhattan
staten island
`;

/** What is told about a house and belongs to no address, said between two pauses. */
export const remarks = `
(que )?(es|esta|queda) .+
(el|la|los|las) de (atras|abajo|arriba|enfrente|adelante|al lado|la esquina)( .+)?
(en )?la (casa|puerta|reja) (de (atras|adelante|abajo|arriba|al lado)|verde|azul|blanca|roja|amarilla|gris|rosada|cafe|negra)
the (one|house|unit) (in|on|at) .+
(a la vuelta|cerquita|cerca|enfrente|frente|al lado|a un lado|junto|atras|detras|a una cuadra|a dos cuadras|near|across|next) (de|del|al|a|from|to|the) .+
(y )?(no (tiene|tenemos|tengo|hay|lleva)|sin) (numero (de )?)?(apartamento|apto|departamento|unidad|apartment|unit)
it's the .+
(es )?(una )?(casa|casita) (sola|solita|propia|particular|rentada|de familia|de dos pisos|de un piso)
(la )?casa
`;

/** Suffixes that are nothing else: where two of them stand apart, two streets were said. */
export const plainSuffixes = "street avenue boulevard road drive lane";

/** What is told about a home with no pause around it. */
export const asides = `
(que )?es (un|una) (trailer|traila|treila|trailita|casa( movil)?|casita|apartamento|apartamentito|apartment|depa|departamento|cuarto|cuartito|duplex|townhouse|mobile home|condominio|condo|sotano|basement|estudio|edificio)( (chico|chica|grande|chiquito|chiquita|pequeno|pequena))?
(que )?(it's|its|it is) (a|an) (trailer|house|apartment|mobile home|duplex|condo|townhouse|basement|studio)
(yo )?siempre (me confundo|me equivoco|lo confundo|se me olvida)
(yo )?me (confundo|equivoco) siempre
(en |es )?la casa (verde|azul|blanca|roja|amarilla|gris|rosada|cafe|negra)
con (mi|mis|su|sus) [a-z]+
(del|de la|en el|en la|de|d|in the|of the) (parque|trailer|traila|treila|mobile home)( de| d)?( las| los)? (trailas?|treilas?|trailers?|casas moviles|park)
(y )?(no (tiene|tenemos|tengo|hay|lleva)|sin) (numero (de )?)?(apartamento|apto|departamento|unidad|apartment|unit)
no (apartment|unit)( number)?
i always (mix it up|forget|get it wrong)
`;

/** Things of a house that people tell of behind its address. */
export const thingsOfHouse =
  "timbre puerta porton reja buzon intercom intercomunicador elevador ascensor doorbell gate llave perro perros carro parqueo estacionamiento portero bell escaleras escalera";

/** Numbers that name no street without its type: "368 este la dieciocho". */
export const bareStreetNumbers =
  "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa";

/** What is said around the number or the street where it is told by what it is called: "el número de la casa es". */
export const labelledNumberWords =
  "el la mi y es seria se llama va is the of number numero casa calle street de nombre que donde vivo";

/** What joins a street and the same street said again: "calle olive, o sea olive street". */
export const betweenStreets = ", o sea en la el es digo que y si";

/** What is said behind a street of which the type was put right. */
export const behindStreet = "pues verdad es creo le se dicen llama o sea asi aqui mero exactamente en ingles";

/** Who has no home of their own tells where they are. */
export const withoutHomeWords = `
(soy |somos )?(una )?(persona |gente )?sin (hogar|casa|techo|domicilio)( fijo| propia)?
no (tengo|tenemos) (casa|hogar|techo|domicilio|direccion|(a )?donde (vivir|dormir))( fija| fijo| propia| ahorita| ahora)?
(vivo|vivimos|duermo|dormimos|estoy|estamos|ando|me quedo|nos quedamos|paso la noche) en (la|mi|el|un|una|nuestro|nuestra) (carro|coche|auto|camioneta|troca|van|carpa|casa de campana|tienda de campana|refugio|albergue|shelter)
((vivo|duermo|dormimos|vivimos|ando|andamos|estoy|estamos|me quedo) )?en la calle(?= ahora| ahorita| por el| en(?! frente)|$)
(duermo|dormimos|me quedo) en casas? de (unos |mis |un |una )?(amigos?|amigas?|conocid[oa]s?)
debajo (del|de un) puente
homeless
`;

/** What leads from there to the place. */
export const aroundWithoutHome =
  "y pero ahorita ahora pues por en a mi nos me estoy estamos ando andamos estaciono estacionamos parqueo parqueamos quedo duermo dormimos vivo vivimos cerca de del";
