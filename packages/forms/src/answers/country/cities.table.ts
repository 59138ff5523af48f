/**
 * Cities and states people name for the country they were born in, folded. Only places with one likely country;
 * those that stand in two lines are asked. Source: capitals and largest cities (GeoNames, CC BY 4.0, as a guide), the
 * first-level divisions of Mexico, and the states of the US.
 */
export const places = `
AR|buenos aires|rosario|mendoza|tucuman|mar del plata|cordoba|santa fe|salta
BO|la paz|cochabamba|santa cruz de la sierra|el alto|potosi|oruro|sucre|tarija|santa cruz
BR|sao paulo|san pablo|rio de janeiro|brasilia
CA|toronto|montreal|vancouver|ottawa
CL|santiago de chile|valparaiso|antofagasta|temuco|concepcion|vina del mar|santiago
CO|bogota|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|cucuta|ibague|manizales|antioquia|armenia quindio|cauca|choco
CR|alajuela|cartago|heredia|limon|puntarenas|guanacaste|san jose
CU|la habana|habana|santiago de cuba|holguin|camaguey|cienfuegos|guantanamo|matanzas|pinar del rio|villa clara|santa clara
DE|berlin|munich
DO|santo domingo|santiago de los caballeros|la romana|san pedro de macoris|puerto plata|la vega|bani|san cristobal republica dominicana|san francisco de macoris|higuey|santiago
EC|quito|guayaquil|cuenca|ambato|loja|manta|azuay|esmeraldas
ES|madrid|barcelona|sevilla|malaga|bilbao|zaragoza|galicia|andalucia|cataluna|valencia|cordoba|toledo espana|cuenca
FR|paris
GB|londres
GT|quetzaltenango|xela|huehuetenango|escuintla|mixco|villa nueva|coban|chimaltenango|peten|totonicapan|quiche|el quiche|jutiapa|zacapa|chiquimula|solola|san marcos guatemala|ciudad de guatemala|retalhuleu|mazatenango|jalapa guatemala|izabal
HN|tegucigalpa|san pedro sula|la ceiba|choluteca|comayagua|el progreso|olancho|puerto cortes|yoro|danli|copan|santa barbara honduras|juticalpa
HT|puerto principe
IT|roma|milan
MX|ciudad de mexico|cdmx|distrito federal|el df|df|estado de mexico|guadalajara|monterrey|puebla|tijuana|ciudad juarez|leon guanajuato|zapopan|nezahualcoyotl|chihuahua|merida yucatan|cancun|acapulco|queretaro|morelia|culiacan|hermosillo|saltillo|mexicali|aguascalientes|baja california|baja california sur|campeche|chiapas|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|michoacan|morelos|nayarit|nuevo leon|oaxaca|quintana roo|san luis potosi|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatan|zacatecas|toluca|cuernavaca|irapuato|celaya|reynosa|matamoros|nuevo laredo|torreon|mazatlan|ensenada|uruapan|tapachula|xalapa|jalapa|tepic|tampico|piedras negras|iguala|zamora michoacan|pachuca|villahermosa|tuxtla gutierrez|merida
NI|managua|esteli|chinandega|matagalpa|masaya|jinotega|bluefields|rivas|leon nicaragua|granada nicaragua
PA|ciudad de panama|colon panama|chiriqui
PE|lima|arequipa|cusco|cuzco|trujillo|chiclayo|piura|callao|iquitos|huancayo|ayacucho
PR|san juan|ponce|bayamon|mayaguez|caguas|arecibo
PY|asuncion
SV|san salvador|santa ana|san miguel|soyapango|sonsonate|usulutan|la union el salvador|chalatenango|ahuachapan|la libertad el salvador|cabanas|morazan|zacatecoluca|santa tecla|mejicanos|apopa|cojutepeque
US|nuevo mexico|nueva york|los angeles|california|texas|florida|miami|chicago|illinois|houston|arizona|nevada|nueva jersey|new york|new jersey|new mexico|washington|las vegas|boston|massachusetts|san diego|san francisco|carolina del norte|carolina del sur|colorado|oregon|virginia|maryland|pensilvania|dallas|atlanta|oklahoma|utah|santa ana|san jose
UY|montevideo
VE|caracas|maracaibo|barquisimeto|maracay|valencia|ciudad bolivar|san cristobal venezuela|tachira|zulia|merida|merida venezuela
`;
