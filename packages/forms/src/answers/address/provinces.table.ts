/**
 * The first-level divisions of the countries most addresses abroad are in (ISO 3166-2), one country a line: its code,
 * then each division as it is printed, other names of it behind a slash, folded.
 */
export const provinces = `
BR|Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins
AR|Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires/ciudad autonoma/caba/capital federal|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán
CA|Alberta/ab|British Columbia/bc/columbia britanica|Manitoba/mb|New Brunswick/nb|Newfoundland and Labrador/nl|Nova Scotia/ns|Ontario/on/ont|Prince Edward Island/pei|Quebec/qc|Saskatchewan/sk
BO|Chuquisaca|Cochabamba|El Beni/beni|La Paz|Oruro|Pando|Potosí|Santa Cruz|Tarija
CL|Antofagasta|Araucanía/la araucania|Arica y Parinacota|Atacama|Aysén|Biobío/bio bio|Coquimbo|Los Lagos|Los Ríos|Magallanes|Maule|Ñuble|O'Higgins/ohiggins|Región Metropolitana/metropolitana|Tarapacá|Valparaíso
CO|Amazonas|Antioquia|Arauca|Atlántico|Bolívar|Boyacá|Caldas|Caquetá|Casanare|Cauca|Cesar|Chocó|Córdoba|Cundinamarca|Guainía|Guaviare|Huila|La Guajira/guajira|Magdalena|Meta|Nariño|Norte de Santander|Putumayo|Quindío|Risaralda|San Andrés y Providencia|Santander|Sucre|Tolima|Valle del Cauca/valle|Vaupés|Vichada
CR|Alajuela|Cartago|Guanacaste|Heredia|Limón|Puntarenas|San José
CU|Artemisa|Camagüey|Ciego de Ávila|Cienfuegos|Granma|Guantánamo|Holguín|Isla de la Juventud|La Habana/habana|Las Tunas|Matanzas|Mayabeque|Pinar del Río|Sancti Spíritus|Santiago de Cuba|Villa Clara
DO|Azua|Bahoruco/baoruco|Barahona|Dajabón|Duarte|El Seibo|Elías Piña|Espaillat|Hato Mayor|Hermanas Mirabal/salcedo|Independencia|La Altagracia|La Romana|La Vega|María Trinidad Sánchez|Monseñor Nouel|Monte Cristi/montecristi|Monte Plata|Pedernales|Peravia|Puerto Plata|Samaná|San Cristóbal|San José de Ocoa|San Juan|San Pedro de Macorís|Sánchez Ramírez|Santiago|Santiago Rodríguez|Santo Domingo|Distrito Nacional|Valverde
EC|Azuay|Bolívar|Cañar|Carchi|Chimborazo|Cotopaxi|El Oro|Esmeraldas|Galápagos|Guayas|Imbabura|Loja|Los Ríos|Manabí|Morona Santiago|Napo|Orellana|Pastaza|Pichincha|Santa Elena|Santo Domingo de los Tsáchilas|Sucumbíos|Tungurahua|Zamora Chinchipe
ES|A Coruña/la coruna|Álava|Albacete|Alicante|Almería|Andalucía|Aragón|Asturias|Ávila|Badajoz|Baleares/islas baleares|Barcelona|Burgos|Cáceres|Cádiz|Canarias/islas canarias|Cantabria|Castellón|Castilla y León|Castilla-La Mancha/castilla la mancha|Cataluña|Ciudad Real|Comunidad de Madrid|Comunidad Valenciana|Córdoba|Cuenca|Euskadi/pais vasco|Extremadura|Galicia|Gerona/girona|Granada|Guadalajara|Guipúzcoa|Huelva|Huesca|Jaén|La Rioja|Las Palmas|León|Lérida/lleida|Lugo|Madrid|Málaga|Murcia|Navarra|Orense/ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Vizcaya|Zamora|Zaragoza
GT|Alta Verapaz|Baja Verapaz|Chimaltenango|Chiquimula|El Progreso|Escuintla|Guatemala|Huehuetenango|Izabal|Jalapa|Jutiapa|Petén/el peten|Quetzaltenango/xela|Quiché/el quiche|Retalhuleu|Sacatepéquez|San Marcos|Santa Rosa|Sololá|Suchitepéquez|Totonicapán|Zacapa
HN|Atlántida|Choluteca|Colón|Comayagua|Copán|Cortés|El Paraíso|Francisco Morazán|Gracias a Dios|Intibucá|Islas de la Bahía|La Paz|Lempira|Ocotepeque|Olancho|Santa Bárbara|Valle|Yoro
MX|Aguascalientes/ags|Baja California/bc|Baja California Sur/bcs|Campeche/camp|Chiapas/chis|Chihuahua/chih|Ciudad de México/cdmx/distrito federal/df/el df|Coahuila/coah|Colima|Durango/dgo|Estado de México/edomex/edo mex/edo de mexico/estado mexico|Guanajuato/gto|Guerrero/gro|Hidalgo/hgo|Jalisco/jal|Michoacán/mich|Morelos/mor|Nayarit/nay|Nuevo León/nl/n l|Oaxaca/oax|Puebla/pue|Querétaro/qro|Quintana Roo/qroo/q roo|San Luis Potosí/slp/s l p|Sinaloa|Sonora|Tabasco/tab|Tamaulipas/tamps|Tlaxcala/tlax|Veracruz/ver|Yucatán/yuc|Zacatecas/zac
NI|Boaco|Carazo|Chinandega|Chontales|Costa Caribe Norte/raan|Costa Caribe Sur/raas|Estelí|Granada|Jinotega|León|Madriz|Managua|Masaya|Matagalpa|Nueva Segovia|Río San Juan|Rivas
PA|Bocas del Toro|Chiriquí|Coclé|Colón|Darién|Guna Yala/kuna yala|Herrera|Los Santos|Ngäbe-Buglé/ngabe bugle|Panamá|Panamá Oeste|Veraguas
PE|Amazonas|Áncash|Apurímac|Arequipa|Ayacucho|Cajamarca|Callao|Cusco/cuzco|Huancavelica|Huánuco|Ica|Junín|La Libertad|Lambayeque|Lima|Loreto|Madre de Dios|Moquegua|Pasco|Piura|Puno|San Martín|Tacna|Tumbes|Ucayali
PY|Alto Paraguay|Alto Paraná|Amambay|Boquerón|Caaguazú|Caazapá|Canindeyú|Central|Concepción|Cordillera|Guairá|Itapúa|Misiones|Ñeembucú|Paraguarí|Presidente Hayes|San Pedro
SV|Ahuachapán|Cabañas|Chalatenango|Cuscatlán|La Libertad|La Paz|La Unión|Morazán|San Miguel|San Salvador|San Vicente|Santa Ana|Sonsonate|Usulután
UY|Artigas|Canelones|Cerro Largo|Colonia|Durazno|Flores|Florida|Lavalleja|Maldonado|Montevideo|Paysandú|Río Negro|Rivera|Rocha|Salto|San José|Soriano|Tacuarembó|Treinta y Tres
VE|Amazonas|Anzoátegui|Apure|Aragua|Barinas|Bolívar|Carabobo|Cojedes|Delta Amacuro|Distrito Capital|Falcón|Guárico|La Guaira/vargas|Lara|Mérida|Miranda|Monagas|Nueva Esparta|Portuguesa|Sucre|Táchira|Trujillo|Yaracuy|Zulia
`;

/** Divisions that are one city: what is said before them is a part of it. Folded. */
export const cityProvinces = `
la habana
ciudad de mexico
cdmx
distrito federal
el df
df
caba
capital federal
ciudad autonoma( de buenos aires)?
`;

/** How a part of a line of an address abroad begins: a street, a part of a town, a house or a place on the way. */
export const lineBeginnings = `
calles?
callejon
callejuela
avenidas?
av
ave
avda
carretera
carrera
cra
cll
cl
ciudadela
cdla
aahh
mza
kra
cr
transversal
diagonal
autopista
bulevar
boulevard
calzada
camino
paseo
pasaje
psje
peatonal
privada
cerrada
prolongacion
circuito
circunvalacion
via
jiron
jr
barrio
bario
bo
bda
colonia
col
reparto
ensanche
sector
urbanizacion
urb
residencial
residencia
fraccionamiento
conjunto
condominio
lotificacion
caserio
canton
aldea
compania
vereda
ejido
rancho
rancheria
finca
quinta
hacienda
parcela
comunidad
comarca
comunal
paraje
parroquia
corregimiento
distrito
invasion
barriada
asentamiento
poligono
zona
manzana
mz
lote
bloque
etapa
supermanzana
sm
edificio
torre
piso
planta
apartamento
apto
apartamiento
departamento
depto
dpto
interior
oficina
local
casa
solar
numero
num
no
nro
sin numero
kilometro
km
esquina
entre
entronque
frente
enfrente
junto
cerca
contiguo
detras
atras
debajo
(bajo|sobre) (el|la|los|las)
al
a
del
de (la|las|los)
donde
media
domicilio
direccion
abajo
arriba
costado
(primer|segund|tercer|cuart|quint|sext)[oa]?( (piso|calle|avenida|planta|izquierda|derecha|[a-z]))?$
(primera|segunda|tercera|cuarta|quinta|sexta|septima|octava|novena|decima) (calle|avenida)
(el )?(centro( historico)?|cercado)$
`;

/** What names a division, before its name. */
export const provinceLabels = `
(la )?provincia( de| del| de la)?
(el )?estado( de| del)?
(el )?departamento (de|del|de la)
(el )?depto (de|del)
(la )?region( de| del| de la)?
(la )?comunidad autonoma( de| del)?
`;

/** What names a town, before its name. */
export const townLabels = `
(el )?(municipio|canton|distrito)( de| del)?
(la ciudad|ciudad|el pueblo|pueblo) de
`;

/** What stands before a part that is no part of it. */
export const beforePart = `
alla
aca
ahi
alli
aqui
en
in
over there
que es
eso
es
era
fue
queda
quedaba
esta
estaba
por
hasta
back
`;

/** Words behind an address abroad that only tell who lives there, said behind a pause. */
export const whoLives = `
(ahi|alla|alli|aqui|ella|el|donde|y ahi|y alla|he|she|they|that's where) (es )?(donde )?(vive|viven|vivo|esta|estan|lives?|is|mi|my)( .+)?
(mi|my) [a-z]+( .+)? (vive|viven|lives)( .+)?
(alla|ahi|en|in) (el |mi )?(pueblo|rancho|pais)
((la )?casa de |donde )?(mi|mis|su|sus|my) [a-z]+( [a-z]+)?
`;

/** Words that begin a part of an address abroad wherever they stand, said with no pause before them. */
export const partBeginnings = `
calle cll cl avenida av avda carrera cra kra transversal diagonal jiron jr pasaje callejon carretera calzada bulevar boulevard
colonia col barrio bo urbanizacion urb ciudadela cdla residencial fraccionamiento reparto ensanche sector asentamiento barriada
aldea compania caserio canton vereda ejido rancho comunidad corregimiento parroquia finca
municipio departamento provincia distrito ciudad estado
manzana mz mza solar casa zona lote kilometro edificio apartamento apto domicilio
`;

/** Those of them that a name follows, and behind it perhaps the town. */
export const namedAreas =
  "barrio bo colonia col urbanizacion urb ciudadela residencial fraccionamiento reparto ensanche sector asentamiento aldea caserio canton vereda comunidad";

/** Words behind and before which a part of an address abroad goes on. */
export const joiningWords =
  "y e con de del entre esquina a al guion bis sur norte este oeste metros cuadras no num # - sin frente";

/** Words of a name that another word follows. */
export const stickingWords =
  "san santa santo el la los las nueva nuevo villa puerto monte buena bella don dona general lomas valle humano de del ciudad pueblo";

/** Divisions with towns of many names and none of their own; elsewhere a division goes by the name of its town. Folded. */
export const divisionsWithoutTown =
  "chiapas coahuila guerrero hidalgo jalisco michoacan morelos nayarit sinaloa sonora tabasco tamaulipas yucatan olancho zulia lara tachira antioquia cauca azuay";

/** How people say that a house has no number. */
export const noNumber = `
(la casa |alla |ahi |y |pero )?no (hay|tiene|tienen|lleva) numero( la casa| de casa| la direccion| ninguno| alla| ahi)?
(la casa |ahi |alla )?no tiene numero
`;

/** What of the world is said behind a country. */
export const regionsBehind = `
c a
ca
centro ?america
sud ?america
sur ?america
america (central|latina|del (sur|centro))
latino ?america
`;

/** Words that only stress the place they are said with: "el mero Tegucigalpa". */
export const stressWords = "mero mera merito merita mismito mismita meritito";

/** Verbs of a clause that tells who lives somewhere, or how a place is called. */
export const placeVerbs =
  "es era esta estan vive viven vivimos vivo viviendo llama llaman llamaba dicen dice queda quedan sigue siguen son somos soy llega llegan nacio naci reside residen radica tengo tiene quedo mandan mando manda anda andan estaba lives live is are stays";

/** The last word of such a clause, right before the place. */
export const wordsToPlace = "en es llama llaman llamaba dicen a al pa para hasta por in at is son era";

/** Words by which it is told who is at a place that was just named. */
export const wordsToWhoLives = "ahi alla alli aca aqui donde";

/** What a way from a known place is measured in: "200 metros al norte de la iglesia". */
export const wayMeasures = "metro metros vara varas cuadra cuadras paso pasos kilometro kilometros";

/** How a stretch of such a way ends, its measure left out: "dos cuadras al sur, una abajo". */
export const wayEnds = "abajo arriba norte sur este oeste lago montana adentro oriente poniente";

/** Words that begin a way told from a known place. */
export const landmarkLeads = "del de donde frente contiguo costado detras atras junto cerca";

/** Short names of countries that stand behind the rest of an address, and no word elsewhere. */
export const countriesCutShort: Readonly<Record<string, string>> = {
  nic: "Nicaragua",
  gtm: "Guatemala",
  slv: "Salvador",
  hnd: "Honduras",
  mx: "México",
  arg: "Argentina",
  ven: "Venezuela",
  vzla: "Venezuela",
  dominicana: "RD",
};

/** How people call the country they come from, without its name. */
export const homelands = `
((alla|aca|ahi|por) )?(en )?(la republica|mi (pais|tierra|pueblo|rancho)|el (pueblo|rancho|campo))
`;

/** What has a number behind it in an address abroad, right there or behind its name. */
export const numberedThings =
  "numero num no nro # calle cll avenida av avda carrera cra kra transversal diagonal jiron jr pasaje callejon carretera calzada bulevar boulevard manzana mz mza lote solar bloque etapa sector casa zona kilometro km edificio torre piso apartamento apto departamento depto interior oficina local villa por y entre esquina x supermanzana";

/** What may stand right behind such a number. */
export const behindNumber =
  "guion numero num no nro # calle avenida carrera carretera casa lote bloque zona etapa sector edificio torre piso apartamento apto departamento depto interior local oficina villa sin norte sur este oeste oriente poniente bis por y entre esquina con a colonia barrio manzana metros";

/** What is said beside the parts of an address and is none of them: a yes, a sigh, a wish, that there is no postal code. */
export const saidBesideParts = `
(no |si |ya |bueno |pues |oiga |ok )*(al|por) fin( ya)?
si+( senor| senora| senorita| mija| mijo| es| claro)?
(no |si |ya |bueno |pues |oiga |espere )*(lea|lee|diga|di|repita|repite|repi)(lo|la|melo|mela)?( por favor| a ver)?( otra vez| de nuevo| bien)?( es| por favor)?
(no |si |ya |bueno |pues |oiga |espere )*otra vez( es)?
(no |si |ya |bueno |pues )*(ya )?(esta bien|asi es|asi esta bien|eso es todo|ya esta|es todo|correcto|exacto)
(no |si |ya |bueno |pues |y )*no (tengo|tiene|tenemos|hay|lleva|usan|usamos|me se|se|me acuerdo del?) (el |un |ni )?(cp|c p|codigo( postal)?|zip( code)?)( alla| ahi| por alla)?
(no |si |ya |bueno |pues |y )*sin (cp|c p|codigo( postal)?|zip( code)?)
`;

/** What tells whose address follows: "la dirección de Paula", "la de mi mamá es". */
export const addressOfWhom = `
(la |el |es |y )*((direccion|domicilio|casa) )?(de|del)
`;
