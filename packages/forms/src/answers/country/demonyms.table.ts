/**
 * Who comes from where, folded, in the masculine; the feminine is formed. Source: Real Academia Española, Diccionario
 * panhispánico de dudas, "Países y capitales, con sus gentilicios"; the names people use among themselves behind them.
 */
export const demonyms = `
NE|nigerino
GW|guineano
GN|guineano
CG|congoleno congoles
CD|congoleno congoles
AF|afgano
AL|albanes
DE|aleman
AD|andorrano
AO|angoleno
AG|antiguano
SA|saudi saudita
DZ|argelino
AR|argentino gaucho che porteno argie
AM|armenio
AU|australiano
AT|austriaco
AZ|azerbaiyano azeri
BS|bahameno bahamense
BD|bangladesi
BB|barbadense
BE|belga
BZ|beliceno
BJ|benines
BY|bielorruso
BO|boliviano camba colla
BA|bosnio
BR|brasileno brasileiro brasilero carioca
BG|bulgaro
KH|camboyano
CM|camerunes
CA|canadiense
CL|chileno
CN|chino
CO|colombiano paisa costeno cachaco colocho parcero rolo
KP|norcoreano coreano
KR|surcoreano sudcoreano coreano
CR|costarricense costarriqueno tico
HR|croata
CU|cubano habanero guajiro balsero
DK|danes
DM|dominiques
EC|ecuatoriano guayaquileno quiteno
EG|egipcio
SV|salvadoreno guanaco salvatrucho cuscatleco salvatrucha
SK|eslovaco
SI|esloveno
ES|espanol gallego catalan andaluz madrileno vasco gachupin valenciano asturiano
US|estadounidense gringo yanqui norteamericano americano estadunidense
EE|estonio
ET|etiope
PH|filipino
FI|finlandes
FR|frances
GE|georgiano
GH|ghanes
GD|granadino
GR|griego
GT|guatemalteco chapin chapina guatemaltequo
GY|guyanes
GQ|ecuatoguineano guineoecuatoriano guineano
HT|haitiano
HN|hondureno catracho catracha
HU|hungaro
IN|indio hindu
ID|indonesio
IQ|iraqui
IR|irani
IE|irlandes
IS|islandes
IL|israeli
IT|italiano
JM|jamaicano jamaiquino
JP|japones
JO|jordano
KE|keniano keniata
LB|libanes
LT|lituano
MY|malasio
MA|marroqui
MX|mexicano mejicano chilango azteca norteno tapatio michoacano oaxaqueno poblano jarocho regio regiomontano sinaloense sonorense yucateco zacatecano chiapaneco guerrerense duranguense jalisciense guanajuatense veracruzano tamaulipeco coahuilense queretano mexiquense hidalguense potosino tijuanense chihuahuense
NI|nicaraguense nica nicoya pinolero managuense
NG|nigeriano
NO|noruego
NZ|neozelandes neocelandes
NL|holandes neerlandes
PK|pakistani
PS|palestino
PA|panameno canalero
PY|paraguayo guarani
PE|peruano limeno inca peruanito
PL|polaco
PT|portugues lusitano
PR|puertorriqueno portorriqueno boricua borincano borinqueno portorriceno nuyorican
GB|ingles britanico escoces gales
CZ|checo
DO|dominicano quisqueyano
RO|rumano
RU|ruso
KN|sancristobaleno
VC|sanvicentino
LC|santalucense
SN|senegales
SY|sirio
LK|cingales
ZA|sudafricano surafricano
SE|sueco
CH|suizo helvetico
SR|surinames
TH|tailandes
TW|taiwanes
TT|trinitense trinitario
TR|turco
UA|ucraniano
UY|uruguayo charrua oriental yorugua
VE|venezolano chamo veneco caraqueno maracucho
VN|vietnamita
YE|yemeni
`;
