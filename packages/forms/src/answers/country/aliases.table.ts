/**
 * Other ways to name a country, folded: official names (UN M49 and each state's own), old names, names people use.
 * One line each: code, then names.
 */
export const countryAliases = `
AE|emiratos|los emiratos
AR|republica argentina|la argentina|argentinita|la tierra del tango|tierra del tango
AX|islas aland|aland
BA|bosnia
BN|brunei darussalam
BO|estado plurinacional de bolivia|republica de bolivia|bolivia plurinacional
BQ|bonaire, san eustaquio y saba|bonaire|caribe neerlandes
BR|brazil|republica federativa de brasil|republica federativa del brasil
BS|las bahamas|islas bahamas
BW|botswana
BY|bielorrusia|belarus
BZ|belize|honduras britanica|la honduras britanica|british honduras
CA|canada
CC|islas cocos keeling|islas cocos|keeling
CD|congo kinshasa|congo rdc|congo republica democratica|congo democratico|zaire|rd congo|rdc|republica democratica de congo
CF|republica centro africana|centroafrica|centroafricana
CG|congo brazzaville|congo republica|republica de congo
CH|confederacion suiza|confederacion helvetica
CI|cote d'ivoire|cote divoire|ivory coast|la costa de marfil|republica de costa de marfil
CL|republica de chile
CN|republica popular china|republica popular de china|china continental|china popular
CO|col|republica de colombia|locombia|polombia|colombita
CR|c rica|republica de costa rica|costarica|tiquicia|ticolandia|la suiza centroamericana|suiza centroamericana
CU|republica de cuba|cubita|cubita la bella|la perla de las antillas
CV|cabo verde|cape verde
CW|curacao|curazao
CY|chipre
CZ|republica checa|checa|chequia|czech republic
DE|republica federal de alemania|alemania oriental|alemania occidental|germany
DJ|djibouti|yibuti
DO|rep dom|repdom|dom rep|dominican rep|rep dominicana|la rep dominicana|republica dom|la dominicana|rd|santo domingo republica dominicana|quisqueya|republica dominica|quisqueya la bella|quisqueyita|la rd|republica dominicana quisqueya
EC|republica del ecuador|republica de ecuador|el ecuador|la mitad del mundo|mitad del mundo|ecuadorcito
EH|sahara occidental|sahara
ES|reino de espana|spain|la madre patria
FK|malvinas|islas falkland|falkland
FM|estados federados de micronesia
FR|republica francesa|france
GB|gran bretana|ru|r u|inglaterra|escocia|gales|irlanda del norte|reino unido de gran bretana e irlanda del norte|england|united kingdom|northern ireland|scotland|wales
GF|guyana francesa|guayana francesa
GN|guinea conakry|republica de guinea
GS|georgia del sur y las islas sandwich del sur|islas georgia del sur y sandwich del sur|islas georgias del sur y sandwich del sur
GT|guat|republica de guatemala|wuatemala|guate|guatepeor|guatebuena|chapinlandia|tierra del quetzal|guatemaya|pais de la eterna primavera
GQ|republica de guinea ecuatorial
GW|guinea bissau|guinea bisau|guinea bissáu
GY|guyana|british guiana|guayana inglesa|guayana britanica
HK|hong kong|hongkong
HM|islas heard y mcdonald
HN|hond|republica de honduras|catracholandia|hondu|hibueras|tierra catracha
HT|republica de haiti|hayti
IE|eire|republica de irlanda
IN|republica de la india|la india|india
IO|territorio britanico en el oceano indico|territorio britanico del oceano indico
IQ|iraq
IR|republica islamica de iran|persia
IT|republica italiana|italy
JM|jamaica
JP|el japon
KH|camboya|cambodia
KE|kenya
KG|kirguizistan|kirguistan
KN|san cristobal y nieves|saint kitts y nevis|san cristobal
KP|corea del norte|republica popular democratica de corea|corea norte
KR|corea del sur|republica de corea|sur corea|surcorea|corea sur|sudcorea
KZ|kazajstan|kazajistan
LA|republica democratica popular de lao|republica democratica popular lao
LB|el libano
LC|santa lucia|saint lucia
LI|principado de liechtenstein
LS|lesotho
LY|libia
MD|moldova|republica de moldavia
MF|saint martin francesa|saint martin|san martin francesa
MK|macedonia|macedonia norte|republica de macedonia
ML|mali
MM|birmania|burma|myanmar
MO|macau|macao
MW|malawi
MX|mex|mejico|estados unidos mexicanos|los estados unidos mexicanos|republica mexicana|la republica mexicana|mexico lindo|mexicalpan|mexicalpan de las tunas|mejiquito|mexiquito|la tierra azteca|el de efe|de efe|el defe|defe
MV|maldivas|islas maldivas
MR|mauritania
MU|isla mauricio|mauricio
NI|republica de nicaragua|nicarahua|nicaraguita|tierra de lagos y volcanes|nicalandia|pinolandia
NL|holanda|los paises bajos|netherlands|holland
NP|nepal
NZ|nueva zelandia|nueva zelanda
OM|sultanato de oman
PA|republica de panama|panamacito
PE|republica del peru|republica de peru|el peru|perusalen|la tierra del inca|tierra de los incas
PG|papua nueva guinea|papua
PH|las filipinas|islas filipinas|philippines
PK|pakistan|paquistan
PM|san pedro y miquelon
PN|pitcairn
PR|p rico|pto rico|borinquen|estado libre asociado de puerto rico|portorico|la isla del encanto|isla del encanto|la isla de borinquen|puertorro|portorro
PS|palestina|autoridad palestina|estado de palestina|gaza|cisjordania
PY|republica del paraguay|el paraguay
QA|qatar
RE|la reunion
RO|rumania
RU|federacion rusa|federacion de rusia
RW|ruanda
SA|arabia saudi|arabia saudita|reino de arabia saudita|arabia
SG|singapur
SH|santa elena ascension y tristan de acuna|santa helena
SJ|svalbard y jan mayen
SK|republica eslovaca
SR|surinam
ST|santo tome
SV|republica de el salvador|republica del salvador|salvador|el salvador centroamerica|el pulgarcito de america|pulgarcito de america|de el pulgarcito de america|el pulgarcito|pulgarcito|tierra de las pupusas|guanacolandia|salvita
SX|sint maarten|san martin holandes|san martin neerlandes
SY|republica arabe siria
SZ|suazilandia|swazilandia|eswatini
TC|turcas y caicos|turks and caicos|turks y caicos
TF|tierras australes francesas|territorios franceses del sur
TG|togo
TH|thailandia
TJ|tayikistan
TL|timor oriental|timor
TR|turquia
TT|trinidad y tobago|trinidad y tabago|trinidad
TW|formosa|republica de china|taiwan
TZ|republica unida de tanzania
UA|ucrania|ukraine
UM|islas ultramarinas menores de los estados unidos|islas menores alejadas de los ee uu
US|eeuu|ee uu|ee u u|e u|usa|u s a|u s|eu|eua|los estados unidos|estados unidos de america|los estados unidos de america|estados unidos americanos|united states|united states of america|estado unidos|gringolandia|la union americana|los yunaites|yunaites|los yunaites estates|yunaited estates|los yunais|yunais|los yunai|yunai|la yunai|la yuma|los states|the states|el gabacho|gabacho|gabacholandia|estados juntos|america del norte estados unidos|the us|the usa|la usa|los usa|los united
UY|republica oriental del uruguay|banda oriental|el uruguay|uruguaycito
UZ|uzbekistan
VA|santa sede|vaticano|ciudad del vaticano|el vaticano
VC|san vicente y las granadinas|san vicente
VE|venez|vzla|republica bolivariana de venezuela|republica de venezuela|venezuelita|la pequena venecia|la tierra de bolivar
VG|islas virgenes britanicas
VI|islas virgenes americanas|islas virgenes de los estados unidos|islas virgenes estadounidenses
VN|viet nam|vietnam
XK|kosovo
YE|yemen
ZA|sudafrica|africa del sur|republica sudafricana|republica de sudafrica|suráfrica
ZW|zimbabwe|zimbabue|rodesia
`;

/**
 * Names that more than one country of today answers to: shared names, and states that came apart (ISO 3166-3).
 * One line each: codes, then folded names. Which one it is gets asked.
 */
export const sharedNames = `
CD CG|congo|el congo
GN GQ GW|guinea|la guinea
KR KP|corea|korea
CZ SK|checoslovaquia|checoeslovaquia
GY GF|guayana|la guayana|las guayanas
RU UA BY|union sovietica|la union sovietica|urss|la urss|u r s s
RS HR BA|yugoslavia|yugoeslavia
RS ME|serbia y montenegro
CW SX BQ|antillas holandesas|las antillas holandesas|antillas neerlandesas|las antillas neerlandesas
VI VG|islas virgenes|las islas virgenes
VN LA KH|indochina
`;
