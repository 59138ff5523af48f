// What is told around the parts of an address, where these are found by themselves (`grammar/anchors`). Collected for Dilo.

/** What joins a house's number and its street: "2300 de la Bissonnet". */
export const wordsToStreet = "de la del el los las en por sobre on of calle";

/** Words that tell of a home and its people, and are no part of an address. */
export const housingTalk =
  "amor cielo corazon vida reina linda lindo rey toma tome tomen nota number num recibo luz bill shelter de del y live lives living stay stays staying blue white red yellow brown house casas apartamentico apartamentito departamentito cuartito blanca blanco verde azul azulito roja rojo amarilla amarillo gris cafe negra negro rosada rosado durazno anaranjada color pintada pintado ladrillo madera cercas porton reja yarda patio garaje garage marqueta esquina estacion parada parque trailas treilas trailers trailer treiler traila moviles mobile home homes condominio edificio complejo residencial vecindad bloque alto altos bajos planta gran grande rento rentamos renta rentando alquilo alquilamos alquila mudamos mude mudo cambiamos codigo postal zip zipcode code condado county state city town area zona domicilio address correspondencia cartas colonia";

/** How a clause begins that only tells something: where a house stands, what it has, who lives there, how it is known. */
export const toldClauses = `
((y|pero|pues|ahi|aqui|alla) )?((la|el|lo|los|las) )?que
((y|pero|pues|ahi|aqui|alla) )?(tiene|hay|queda|esta|estan|somos|son|dice|viven|vivimos|llevo|llevamos|tengo|tenemos|hace)
((y|pero|pues|ahi|aqui|alla) )?(junto|al lado|a un lado|frente|enfrente|cerca|cerquita|atras|detras|a la vuelta|a (una|dos|tres|media) cuadras?|por|pegadito|arriba|abajo|al (fondo|final))
(antes|before|anteriormente|donde|porque|como|cuando|aunque|para que|por si|con|eso|asi|es que|siempre|nomas)
(es|era) (un|una|la|el|mi|de)
(el|la) (de (atras|arriba|abajo|enfrente|la esquina))
(i|we|it's|it|the one|there|they|she|he|where|next|near|behind|across|because|with|that)
`;

/** Words that may stand right before the first part of an address, behind whatever was told: "el recibo dice 40 ...". */
export const wordsToPart =
  "en es dice in at is says el la del de la al son seria sera queda pa para por hasta viene siendo";

/** Words between two things of which one is meant, or by which one is denied. */
export const eitherWords = "o u or not";

/** Words before that of a unit which only tells of a home: "es un apartamento", "no hay apartamento". */
export const wordsBeforeUnit = "un una el la ese este mi su a an the hay no sin tiene tengo lleva es gran de del";

/** What the name of a place of many homes ends with: "Sunset Trailer Park". */
export const namedHomes =
  "park parque apartments apartamentos apts towers estates village manor gardens villas mobile home homes trailer community residences residencial condominios plaza";

/** Where somebody works, or what else is no home. */
export const otherPlaces = `
(casa|direccion|domicilio) (de (mi|la|el|su)|del)(?! casa)
(?<!(numero|codigo|zona) )(el|la|mi|del?|su|una?|al) (trabajo|obra|oficina|taller|fabrica|restaurante?|negocio|tienda|bodega|almacen|warehouse|mercado|marqueta|supermercado|hotel|motel|hospital|clinica|escuela|iglesia|templo|finca|granja|rancho|planta|empacadora|nursery|job|work|factory|lonchera|apartado|consulado|corte|juzgado|shelter|albergue|abogad[oa]|notari[oa]|patron|patrona|jefe|jefa|labor|file|fil)
(el|la|mi|su|una?) [a-z]{3,}erias?
(al|en el|es (mi|el|del)|para el|por) correo
(el|mi|la) (correo|correspondencia) (me |nos |le )?(llega|viene|cae|entra)
(parqueo|estaciono|compro|cobro|vendo|cuido|rezo|recojo) (en|a)
(voy|vamos|van) a (la|el|las|los) [a-z]+
(donde )?(trabajo|trabaja|trabajamos|trabajaba)
(es|era) (mi|el|la|un|una) (trabajo|obra|oficina|taller|fabrica|restaurante?|negocio|tienda|bodega|abogad[oa]|iglesia|notari[oa])
work(place)?
`;

/** How a house is told by what stands near it, which is nobody's home or place of work. */
export const landmarks = `
((por|cerca de|junto a|frente a|atras de|al lado de) )?donde (esta|estan|queda|hay|era|estaba)( (la|el|los|las|un|una|mi))? [a-z]+
(por|cerca|cerquita|junto|juntito|frente|enfrente|atras|atrasito|detras|(al|a un|de este) lado|a la vuelta|cuadras?|pasando|pasa|pegad(o|a|ito|ita)|en la esquina|arriba|abajo|encima|contra esquina|near|behind|across|by|next)( (de|del|al|a|con|from|to))?( (la|el|los|las|un|una|mi|the|a))? [a-z]+
`;

/** Where one lives. */
export const homePhrases = `
vivo
vive
vivimos
viven
(mi|la|de) casa
(mi|la) (direccion|domicilio)
(la|el) (mi[ao]|nuestr[ao])
home
live
`;

/** Where one lives now, beside where one lived before. */
export const nowWords = `
ahora
aora
ora
hora
orita
ahorita
actualmente
hoy( en)?( dia)?
(me|nos|se) (mud|cambi|pas|mov)[a-z]+(?! (de|desde))
moved to
en la actualidad
al presente
(la|el) (actual|de ahora|nuev[ao])
now
currently
`;

/** What a number before it only counts. */
export const countedThings =
  "cuadra cuadras cuarto cuartos recamara recamaras bano banos hijo hijos hija hijas nino ninos nina ninas ano anos mes meses semana semanas dia dias persona personas familia familias perro perros perrito perritos gato gatos casas minuto minutos hora horas milla millas bloques puertas carro carros trocas hermano hermanos hermana hermanas vez veces letra letras eses enes eles erres tes ces pes efes emes dolar dolares ventanas llaves arboles escalones";

/** Words by which talk turns from one place to another. */
export const turningWords = "pero mas ya but";

/** Words for a place of many homes that have numbers of their own. */
export const placesOfHomes =
  "park parque trailer trailers treila treilas traila trailas mobile moviles complejo apartamentos apartments condominio residencial";

/** How somebody says that an address is one that was told before, or one's own. */
export const sameAsMinePhrases = `
mism[oa]s?
igual
same
conmigo
con nosotros
juntos
with me
together
donde (yo )?(vivo|vivimos|estoy)
donde yo
(en )?(mi|nuestra) (casa|direccion)
(la|mi|de) (mia|nuestra)
`;

/** Words beside it that tell nothing else. */
export const aroundSame =
  "mismo misma mismos igual same conmigo con contigo nosotros juntos juntas together with me donde yo vivo vive viven vivimos estoy esta estamos mi mia mio nuestra nuestro casa direccion domicilio address lugar hogar la el ella ellos lo los las le les que di dije de en a al ahi aqui alla ahorita ahora todavia si pues bueno es son tambien siempre se queda as mine is my house home where i live lives we esposo esposa hijo hija mama papa hermano hermana familia su usted anterior ya es senorita joven gracias";
