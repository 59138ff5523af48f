/**
 * Cities and states people name for the country they were born in, folded. Only places with one likely country;
 * those that stand in two lines are asked. Source: capitals and largest cities (GeoNames, CC BY 4.0, as a guide), the
 * first-level divisions of Mexico, and the states of the US.
 */
export const places = `
AR|buenos aires|bs as|bsas|rosario|mendoza|tucuman|mar del plata|cordoba|santa fe|salta|san miguel|san juan|san luis|santa rosa|la rioja|santiago del estero|concepcion|merced|san pedro
BO|la paz|cochabamba|santa cruz de la sierra|el alto|potosi|oruro|sucre|tarija|santa cruz|concepcion
BR|sao paulo|san pablo|rio de janeiro|brasilia
CA|toronto|montreal|vancouver|ottawa
CL|santiago de chile|valparaiso|antofagasta|calama|iquique|arica|temuco|concepcion|vina del mar|santiago|la union|santa cruz|san antonio|los angeles
CO|bogota|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|cucuta|ibague|manizales|antioquia|armenia quindio|cauca|choco|san marcos|la union|barcelona|florida|cartago|cordoba|santa rosa|granada|la paz
CR|alajuela|cartago|heredia|limon|puntarenas|guanacaste|san jose|santa ana|san marcos|san rafael|santa cruz|santa rosa
CU|la habana|habana|santiago de cuba|holguin|camaguey|cienfuegos|guantanamo|matanzas|pinar del rio|villa clara|santa clara|granma|santa cruz
DE|berlin|munich
DO|santo domingo|santiago de los caballeros|la romana|san pedro de macoris|puerto plata|la vega|bani|san cristobal republica dominicana|san francisco de macoris|higuey|santiago|san juan|san cristobal|la victoria|san francisco
EC|quito|guayaquil|cuenca|ambato|loja|manta|azuay|esmeraldas
ES|madrid|barcelona|sevilla|malaga|bilbao|zaragoza|galicia|andalucia|cataluna|valencia|cordoba|toledo espana|cuenca|leon|granada|cartagena|merida|trujillo|santiago|toledo|la rioja
FR|paris
GB|londres
GT|quetzaltenango|xela|huehuetenango|escuintla|mixco|villa nueva|coban|chimaltenango|peten|totonicapan|quiche|el quiche|jutiapa|zacapa|chiquimula|solola|san marcos guatemala|ciudad de guatemala|retalhuleu|mazatenango|jalapa guatemala|izabal|el progreso|san marcos|santa rosa|jalapa|santa ana
HN|tegucigalpa|tegus|san pedro sula|la ceiba|choluteca|comayagua|el progreso|olancho|puerto cortes|yoro|danli|copan|santa barbara honduras|juticalpa|la paz|trujillo|santa barbara|santa rosa|san marcos|la union|la libertad|colon|san francisco|san pedro
HT|puerto principe
IT|roma|milan
MX|ciudad de mexico|cdmx|distrito federal|el df|df|estado de mexico|guadalajara|monterrey|puebla|tijuana|ciudad juarez|leon guanajuato|zapopan|nezahualcoyotl|chihuahua|merida yucatan|cancun|acapulco|queretaro|morelia|culiacan|hermosillo|saltillo|mexicali|aguascalientes|baja california|baja california sur|campeche|chiapas|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|michoacan|morelos|nayarit|nuevo leon|oaxaca|quintana roo|san luis potosi|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatan|zacatecas|toluca|cuernavaca|irapuato|celaya|reynosa|matamoros|nuevo laredo|torreon|mazatlan|ensenada|uruapan|tapachula|xalapa|jalapa|tepic|tampico|piedras negras|iguala|zamora michoacan|pachuca|villahermosa|tuxtla gutierrez|merida|san miguel|la paz|san marcos|cordoba|santa fe|leon|san cristobal|san juan|el rosario|san francisco|victoria|santiago
NI|managua|esteli|chinandega|matagalpa|masaya|jinotega|bluefields|rivas|leon nicaragua|granada nicaragua|leon|granada|jalapa
PA|ciudad de panama|colon panama|chiriqui|colon|santiago
PE|lima|arequipa|cusco|cuzco|trujillo|chiclayo|piura|callao|iquitos|huancayo|ayacucho|la libertad|la union|san miguel|concepcion|victoria
PR|san juan|ponce|bayamon|mayaguez|caguas|arecibo
PY|asuncion|concepcion|san pedro
SV|san salvador|santa ana|san miguel|soyapango|sonsonate|usulutan|la union el salvador|chalatenango|ahuachapan|la libertad el salvador|cabanas|morazan|zacatecoluca|santa tecla|mejicanos|apopa|cojutepeque|la union|la libertad|san vicente|san marcos|la paz|cuscatlan
US|nuevo mexico|nueva york|los angeles|california|texas|florida|miami|chicago|illinois|houston|arizona|nevada|nueva jersey|new york|new jersey|new mexico|washington|las vegas|boston|massachusetts|san diego|san francisco|carolina del norte|carolina del sur|colorado|oregon|virginia|maryland|pensilvania|dallas|atlanta|oklahoma|utah|santa ana|san jose|santa fe|santa rosa|santa barbara|toledo|san antonio|el paso|laredo|brooklyn|queens|the bronx|bronx|el bronx|manhattan|staten island|harlem|phoenix|denver|seattle|philadelphia|filadelfia|newark|orlando|tampa|austin|fort worth|sacramento|fresno|portland|detroit|baltimore|paterson|hialeah|michigan|ohio|tennessee|alabama|kansas|indiana|wisconsin|minnesota|connecticut|kentucky|arkansas|louisiana|iowa|missouri|hawai|hawaii|alaska|idaho|nebraska|rhode island|north carolina|south carolina
UY|montevideo|florida|colonia|san jose
VE|caracas|maracaibo|barquisimeto|maracay|valencia|ciudad bolivar|san cristobal venezuela|tachira|zulia|merida|merida venezuela|trujillo|barcelona|san cristobal|san felipe|la victoria
`;
