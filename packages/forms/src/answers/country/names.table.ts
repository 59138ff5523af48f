/**
 * Every country and territory: ISO 3166 alpha-2, English name, then Spanish names.
 * Source: Unicode CLDR (Unicode-3.0), territory names of en, es, es-419 and es-MX. Where the United States Department of
 * State writes a short English name otherwise, the forms print its way: "Cabo Verde", "Trinidad and Tobago".
 */
export const countryNames = `
AD|Andorra|Andorra
AE|United Arab Emirates|Emiratos Árabes Unidos
AF|Afghanistan|Afganistán
AG|Antigua and Barbuda|Antigua y Barbuda|Antigua & Barbuda
AI|Anguilla|Anguila
AL|Albania|Albania
AM|Armenia|Armenia
AO|Angola|Angola
AQ|Antarctica|Antártida
AR|Argentina|Argentina
AS|American Samoa|Samoa Americana
AT|Austria|Austria
AU|Australia|Australia
AW|Aruba|Aruba
AX|Aland Islands|Islas Aland|Islas Åland
AZ|Azerbaijan|Azerbaiyán
BA|Bosnia and Herzegovina|Bosnia y Herzegovina|Bosnia-Herzegovina|Bosnia
BB|Barbados|Barbados
BD|Bangladesh|Bangladés
BE|Belgium|Bélgica
BF|Burkina Faso|Burkina Faso
BG|Bulgaria|Bulgaria
BH|Bahrain|Baréin
BI|Burundi|Burundi
BJ|Benin|Benín
BL|Saint Barthelemy|San Bartolomé|St. Barthélemy
BM|Bermuda|Bermudas
BN|Brunei|Brunéi
BO|Bolivia|Bolivia
BQ|Caribbean Netherlands|Caribe neerlandés
BR|Brazil|Brasil
BS|Bahamas|Bahamas
BT|Bhutan|Bután
BV|Bouvet Island|Isla Bouvet
BW|Botswana|Botsuana
BY|Belarus|Bielorrusia
BZ|Belize|Belice
CA|Canada|Canadá
CC|Cocos (Keeling) Islands|Islas Cocos|Cocos Islands
CD|Democratic Republic of the Congo|República Democrática del Congo|Congo - Kinshasa
CF|Central African Republic|República Centroafricana
CG|Republic of the Congo|República del Congo|Congo|Congo - Brazzaville
CH|Switzerland|Suiza
CI|Cote d'Ivoire|Costa de Marfil
CK|Cook Islands|Islas Cook
CL|Chile|Chile
CM|Cameroon|Camerún
CN|China|China
CO|Colombia|Colombia
CR|Costa Rica|Costa Rica
CU|Cuba|Cuba
CV|Cabo Verde|Cabo Verde|Cape Verde
CW|Curacao|Curazao
CX|Christmas Island|Isla de Navidad
CY|Cyprus|Chipre
CZ|Czechia|Chequia
DE|Germany|Alemania
DJ|Djibouti|Yibuti
DK|Denmark|Dinamarca
DM|Dominica|Dominica
DO|Dominican Republic|República Dominicana
DZ|Algeria|Argelia
EC|Ecuador|Ecuador
EE|Estonia|Estonia
EG|Egypt|Egipto
EH|Western Sahara|Sáhara Occidental|Sahara Occidental
ER|Eritrea|Eritrea
ES|Spain|España
ET|Ethiopia|Etiopía
FI|Finland|Finlandia
FJ|Fiji|Fiyi
FK|Falkland Islands|Islas Malvinas
FM|Micronesia|Micronesia
FO|Faroe Islands|Islas Feroe
FR|France|Francia
GA|Gabon|Gabón
GB|United Kingdom|Reino Unido|R. U.
GD|Grenada|Granada
GE|Georgia|Georgia
GF|French Guiana|Guayana Francesa
GG|Guernsey|Guernesey|Guernsey
GH|Ghana|Ghana
GI|Gibraltar|Gibraltar
GL|Greenland|Groenlandia
GM|Gambia|Gambia
GN|Guinea|Guinea Conakri
GP|Guadeloupe|Guadalupe
GQ|Equatorial Guinea|Guinea Ecuatorial
GR|Greece|Grecia
GS|South Georgia and the South Sandwich Islands|Islas Georgia del Sur y Sandwich del Sur|Islas Georgia del Sur y Sándwich del Sur|South Georgia & South Sandwich Islands
GT|Guatemala|Guatemala
GU|Guam|Guam
GW|Guinea-Bissau|Guinea-Bisáu
GY|Guyana|Guyana
HK|Hong Kong|RAE de Hong Kong (China)|Hong Kong|Hong Kong SAR China
HM|Heard Island and McDonald Islands|Islas Heard y McDonald|Heard & McDonald Islands
HN|Honduras|Honduras
HR|Croatia|Croacia
HT|Haiti|Haití
HU|Hungary|Hungría
ID|Indonesia|Indonesia
IE|Ireland|Irlanda
IL|Israel|Israel
IM|Isle of Man|Isla de Man
IN|India|India
IO|British Indian Ocean Territory|Territorio Británico del Océano Índico
IQ|Iraq|Irak
IR|Iran|Irán
IS|Iceland|Islandia
IT|Italy|Italia
JE|Jersey|Jersey
JM|Jamaica|Jamaica
JO|Jordan|Jordania
JP|Japan|Japón
KE|Kenya|Kenia
KG|Kyrgyzstan|Kirguistán
KH|Cambodia|Camboya
KI|Kiribati|Kiribati
KM|Comoros|Comoras
KN|Saint Kitts and Nevis|San Cristóbal y Nieves|St. Kitts & Nevis
KP|North Korea|Corea del Norte
KR|South Korea|Corea del Sur
KW|Kuwait|Kuwait
KY|Cayman Islands|Islas Caimán
KZ|Kazakhstan|Kazajistán
LA|Laos|Laos
LB|Lebanon|Líbano
LC|Saint Lucia|Santa Lucía|St. Lucia
LI|Liechtenstein|Liechtenstein
LK|Sri Lanka|Sri Lanka
LR|Liberia|Liberia
LS|Lesotho|Lesoto
LT|Lithuania|Lituania
LU|Luxembourg|Luxemburgo
LV|Latvia|Letonia
LY|Libya|Libia
MA|Morocco|Marruecos
MC|Monaco|Mónaco
MD|Moldova|Moldavia
ME|Montenegro|Montenegro
MF|Saint Martin|San Martín|St. Martin
MG|Madagascar|Madagascar
MH|Marshall Islands|Islas Marshall
MK|North Macedonia|Macedonia del Norte
ML|Mali|Mali
MM|Burma|Myanmar (Birmania)|Myanmar|Myanmar (Burma)
MN|Mongolia|Mongolia
MO|Macau|RAE de Macao (China)|Macao|Macao SAR China
MP|Northern Mariana Islands|Islas Marianas del Norte
MQ|Martinique|Martinica
MR|Mauritania|Mauritania
MS|Montserrat|Montserrat
MT|Malta|Malta
MU|Mauritius|Mauricio
MV|Maldives|Maldivas
MW|Malawi|Malaui
MX|Mexico|México
MY|Malaysia|Malasia
MZ|Mozambique|Mozambique
NA|Namibia|Namibia
NC|New Caledonia|Nueva Caledonia
NE|Niger|Níger
NF|Norfolk Island|Isla Norfolk
NG|Nigeria|Nigeria
NI|Nicaragua|Nicaragua
NL|Netherlands|Países Bajos
NO|Norway|Noruega
NP|Nepal|Nepal
NR|Nauru|Nauru
NU|Niue|Niue
NZ|New Zealand|Nueva Zelanda
OM|Oman|Omán
PA|Panama|Panamá
PE|Peru|Perú
PF|French Polynesia|Polinesia Francesa
PG|Papua New Guinea|Papúa Nueva Guinea
PH|Philippines|Filipinas
PK|Pakistan|Pakistán
PL|Poland|Polonia
PM|Saint Pierre and Miquelon|San Pedro y Miquelón|St. Pierre & Miquelon
PN|Pitcairn Islands|Islas Pitcairn|Pitcairn
PR|Puerto Rico|Puerto Rico
PS|Palestinian Territories|Territorios Palestinos|Palestine|Palestina
PT|Portugal|Portugal
PW|Palau|Palaos
PY|Paraguay|Paraguay
QA|Qatar|Catar
RE|Reunion|Reunión
RO|Romania|Rumanía|Rumania
RS|Serbia|Serbia
RU|Russia|Rusia
RW|Rwanda|Ruanda
SA|Saudi Arabia|Arabia Saudí|Arabia Saudita
SB|Solomon Islands|Islas Salomón
SC|Seychelles|Seychelles
SD|Sudan|Sudán
SE|Sweden|Suecia
SG|Singapore|Singapur
SH|Saint Helena|Santa Elena|St. Helena
SI|Slovenia|Eslovenia
SJ|Svalbard and Jan Mayen|Svalbard y Jan Mayen|Svalbard & Jan Mayen
SK|Slovakia|Eslovaquia
SL|Sierra Leone|Sierra Leona
SM|San Marino|San Marino
SN|Senegal|Senegal
SO|Somalia|Somalia
SR|Suriname|Surinam
SS|South Sudan|Sudán del Sur
ST|Sao Tome and Principe|Santo Tomé y Príncipe|São Tomé & Príncipe
SV|El Salvador|El Salvador
SX|Sint Maarten|Sint Maarten
SY|Syria|Siria
SZ|Eswatini|Esuatini|Eswatini
TC|Turks and Caicos Islands|Islas Turcas y Caicos|Turks & Caicos Islands
TD|Chad|Chad
TF|French Southern Territories|Territorios Australes Franceses
TG|Togo|Togo
TH|Thailand|Tailandia
TJ|Tajikistan|Tayikistán
TK|Tokelau|Tokelau
TL|Timor-Leste|Timor-Leste|Timor Oriental
TM|Turkmenistan|Turkmenistán
TN|Tunisia|Túnez
TO|Tonga|Tonga
TR|Türkiye|Turquía
TT|Trinidad and Tobago|Trinidad y Tobago|Trinidad & Tobago
TV|Tuvalu|Tuvalu
TW|Taiwan|Taiwán
TZ|Tanzania|Tanzania
UA|Ukraine|Ucrania
UG|Uganda|Uganda
UM|U.S. Outlying Islands|Islas menores alejadas de EE. UU.|Islas Ultramarinas de EE.UU.
US|United States|Estados Unidos|EE. UU.
UY|Uruguay|Uruguay
UZ|Uzbekistan|Uzbekistán
VA|Vatican City|Ciudad del Vaticano
VC|Saint Vincent and the Grenadines|San Vicente y las Granadinas|St. Vincent & Grenadines
VE|Venezuela|Venezuela
VG|British Virgin Islands|Islas Vírgenes Británicas
VI|U.S. Virgin Islands|Islas Vírgenes de EE. UU.
VN|Vietnam|Vietnam
VU|Vanuatu|Vanuatu
WF|Wallis and Futuna|Wallis y Futuna|Wallis & Futuna
WS|Samoa|Samoa
XK|Kosovo|Kosovo
YE|Yemen|Yemen
YT|Mayotte|Mayotte
ZA|South Africa|Sudáfrica
ZM|Zambia|Zambia
ZW|Zimbabwe|Zimbabue
`;
