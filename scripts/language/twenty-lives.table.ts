/**
 * Twenty invented lives, told as ten authors would, two each, played through the interview to the end of its first chapter.
 * The format is that of the forty lives in the documents' tests; behind ">>" stands what is said to a question asked back.
 */
export const twentyLives = `
# Eulalia, 67, Puebla, six years of school, typing with one thumb on a small phone
N-400
name: Eulalia Ma. Cortés Vda. de Rosas >> la segunda -> Cortés Vda. de Rosas | Eulalia | Ma.
birth: 12 feb 1959 -> 02/12/1959
country: Puebla, mexico -> Mexico
number: A0 88 123 456 -> 088123456
address: 812 N. St. Louis Ave. apto 3, Chicago, IL 60651 -> 812 North St. Louis Avenue | Apt. 3 | Chicago | IL | 60651
phone: 773 555 0148 -> 7735550148
email: no -> -
since: 9 abr 2001 -> 04/09/2001
status: viuda -> Widowed
I-130
petitioner: Eulalia Cortés -> Cortés | Eulalia | -
petitioner-birth: 12/02/1959, o sea 12 de febrero -> 02/12/1959
petitioner-address: 55 E. 4th St., St. Paul, MN 55101 -> 55 East 4th Street | - | St. Paul | MN | 55101
petitioner-phone: no tengo ahorita >> para después -> -
petitioner-email: no, nada de eso -> -
relative: J. Jesús Rosas Cortés -> Rosas Cortés | J. Jesús | -
relation: mi hijo -> Child
relative-birth: 3 may 1984 -> 05/03/1984
relative-country: México -> Mexico
relative-address: Ave. Juárez 45, Col. Centro, 72000 Puebla, Pue., México -> Ave. Juárez 45, Col. Centro | Puebla | Puebla | 72000 | Mexico
relative-status: casado por el civil -> Married
# Norberto, 72, Santiago de Cuba, landline, hard of hearing, digits one by one
N-400
name: Norberto Sixto Echevarría Mesa -> Echevarría Mesa | Norberto | Sixto
birth: el dos, el dos de agosto del cincuenta y cuatro -> 08/02/1954
country: ¿el país? Cuba -> Cuba
number: cero, cuatro, cuatro, nueve, uno, dos, cero, cero, siete -> 044912007
address: siete, cinco, cero, northwest, veintisiete avenida, apartamento dos cero cuatro, Miami, Florida, tres, tres, uno, dos, cinco >> siete cinco cero northwest veintisiete avenida, apartamento dos cero cuatro, Miami, Florida, tres tres uno dos cinco -> 750 Northwest 27th Avenue | Apt. 204 | Miami | FL | 33125
phone: tres, cero, cinco, cinco, cinco, cinco, cero, uno, seis, tres -> 3055550163
email: ¿correo de computadora? no, yo eso no >> no tengo -> -
since: el quince de enero del noventa y siete -> 01/15/1997
status: divorciado -> Divorced
I-130
petitioner: Norberto Echevarría Mesa -> Echevarría Mesa | Norberto | -
petitioner-birth: dos de agosto de mil novecientos cincuenta y cuatro -> 08/02/1954
petitioner-address: mi apartamento es el doscientos cuatro, la calle es setecientos cincuenta northwest veintisiete avenida, Miami, Florida, 33125 -> 750 Northwest 27th Avenue | Apt. 204 | Miami | FL | 33125
petitioner-phone: tres cero cinco, cinco cinco cinco, cero uno sesenta y tres -> 3055550163
petitioner-email: no -> -
relative: Sixto Echevarría Prades -> Echevarría Prades | Sixto | -
relation: mi hermano por parte de padre -> Brother/Sister
relative-birth: catorce de diciembre del sesenta y uno -> 12/14/1961
relative-country: Cuba -> Cuba
relative-address: Calle Heredia número 112, Santiago de Cuba, código postal 90100, Cuba -> Calle Heredia número 112 | Santiago de Cuba | - | 90100 | Cuba
relative-status: soltero -> Single
# Yesenia, 34, Santo Domingo, two jobs, in the car, several things in one breath
N-400
name: Yesenia Altagracia Peña de los Santos -> Peña de los Santos | Yesenia | Altagracia
birth: 7 de junio del noventa y dos en Santo Domingo -> 06/07/1992
country: República Dominicana, ya te dije -> Dominican Republic
number: ay déjame ver, A 216 030 455 -> 216030455
address: 1180 Grand Concourse apartamento 5C, Bronx, Nueva York, 10456, vivo con mi mamá -> 1180 Grand Concourse | Apt. 5C | Bronx | NY | 10456
phone: 347 555 0107 y el del trabajo es 718 555 0199 -> 3475550107
email: yese punto pena arroba example punto com -> yese.pena@example.com
since: 22 de septiembre del 2015 -> 09/22/2015
status: casada pero no vivimos juntos, no estamos separados por papeles >> casada -> Married
I-130
petitioner: Yesenia Peña de los Santos -> Peña de los Santos | Yesenia | -
petitioner-birth: siete de junio del noventa y dos -> 06/07/1992
petitioner-address: 1180 Grand Concourse, 5C, Bronx New York 10456 -> 1180 Grand Concourse | 5C | Bronx | NY | 10456
petitioner-phone: tres cuatro siete cinco cinco cinco cero uno cero siete -> 3475550107
petitioner-email: yese punto pena arroba example punto com -> yese.pena@example.com
relative: Wilkin Ramón Féliz Matos -> Féliz Matos | Wilkin | Ramón
relation: mi esposo -> Spouse
relative-birth: 30 de octubre de 1988 -> 10/30/1988
relative-country: dominicano -> Dominican Republic
relative-address: calle Duarte número 15, Los Mina, Santo Domingo Este, República Dominicana -> Calle Duarte número 15, Los Mina | Santo Domingo Este | - | - | Dominican Republic
relative-status: casado conmigo -> Married
# Melesio, 45, Hidalgo, builder, three years of school, numbers in everyday words
N-400
name: Melesio Ángeles Ángeles, así dos veces -> Ángeles Ángeles | Melesio | -
birth: el día de los reyes del ochenta y uno, seis de enero -> 01/06/1981
country: de México, de Ixmiquilpan -> Mexico
number: no soy de México nomás, le digo el número: cero nueve uno, tres tres dos, ocho ocho cuatro -> 091332884
address: la traila número 9 en el 4410 de Old Highway 52, Winston-Salem, Carolina del Norte, 27107 -> 4410 Old Highway 52 | Trlr 9 | Winston-Salem | NC | 27107
phone: tres treinta y seis, quinientos cincuenta y cinco, cero uno dieciocho -> 3365550118
email: no uso -> -
since: en marzo del 2010, el día 4 -> 03/04/2010
status: estoy juntado, casado no >> no -> Single
I-130
petitioner: Melesio Ángeles -> Ángeles | Melesio | -
petitioner-birth: seis de enero del ochenta y uno -> 01/06/1981
petitioner-address: apartado postal 310, Winston-Salem, North Carolina 27102 -> PO Box 310 | - | Winston-Salem | NC | 27102
petitioner-phone: no >> no -> -
petitioner-email: no hay -> -
relative: Ma. Guadalupe Ángeles Trejo >> la segunda -> Ángeles Trejo | Ma. | Guadalupe
relation: es mi mamá -> Parent
relative-birth: doce de diciembre de mil novecientos cincuenta y cinco -> 12/12/1955
relative-country: México -> Mexico
relative-address: domicilio conocido, El Nith, Ixmiquilpan, Hidalgo, código postal 42300, México -> Domicilio conocido, El Nith | Ixmiquilpan | Hidalgo | 42300 | Mexico
relative-status: viuda, mi papá ya murió -> Widowed
# Graciela, 58, Buenos Aires, nurse, precise, mixes English
N-400
name: Last name Otero D'Angelo, first name Graciela, middle name Inés -> Otero D'Angelo | Graciela | Inés
birth: March 9 del 68, nueve de marzo -> 03/09/1968
country: Argentina -> Argentina
number: A-number cero siete ocho, cuatro cuatro cero, uno dos nueve -> 078440129
address: 2901 St. Charles Avenue, Unit 6, New Orleans, Louisiana 70115 -> 2901 St. Charles Avenue | Unit 6 | New Orleans | LA | 70115
phone: five zero four, cinco cinco cinco, cero uno ocho dos -> 5045550182
email: graciela underscore otero at example dot com -> graciela_otero@example.com
since: November 2, 2008 -> 11/02/2008
status: divorciada, el decreto final salió en 2019 -> Divorced
I-130
petitioner: Graciela Inés Otero D'Angelo -> Otero D'Angelo | Graciela | Inés
petitioner-birth: nueve de marzo de 1968 -> 03/09/1968
petitioner-address: 2901 St. Charles Avenue Unit 6, New Orleans, LA 70115 -> 2901 St. Charles Avenue | Unit 6 | New Orleans | LA | 70115
petitioner-phone: 504-555-0182 -> 5045550182
petitioner-email: graciela_otero@example.com -> graciela_otero@example.com
relative: Hilda D'Angelo -> D'Angelo | Hilda | -
relation: mother -> Parent
relative-birth: 1941-07-30 -> 07/30/1941
relative-country: Argentina -> Argentina
relative-address: Lavalle 1234, piso 2, C1048AAF Buenos Aires, Argentina -> Lavalle 1234, Piso 2 | Buenos Aires | - | C1048AAF | Argentina
relative-status: widow -> Widowed
# Amparo, 61, San Salvador, a widow, grieving, tells the story around the answer
N-400
name: yo me llamo Amparo del Carmen Rivas de Menjívar, de Menjívar por mi esposo que en paz descanse -> Rivas de Menjívar | Amparo | del Carmen
birth: nací un 19 de abril de 1965, mi mamá decía que llovía mucho -> 04/19/1965
country: de El Salvador, señorita -> El Salvador
number: aquí lo tengo en su cartera, cero noventa y tres, quinientos uno, doscientos veinte -> 093501220
address: vivo con mi hijo Óscar Menjívar, a cargo de él llegan las cartas, en el 8115 Flower Avenue, apartamento 12, Takoma Park, Maryland, 20912 -> 8115 Flower Avenue | Apt. 12 | Takoma Park | MD | 20912
care-of: (con la dirección) -> Óscar Menjívar
phone: 240 555 0135, es el de mi hijo pero ahí me encuentran -> 2405550135
email: no, mi esposo era el que sabía de eso -> -
since: nos la dieron juntos el 5 de mayo de 2006 -> 05/05/2006
status: quedé viuda en febrero -> Widowed
I-130
petitioner: Amparo del Carmen Rivas de Menjívar -> Rivas de Menjívar | Amparo | del Carmen
petitioner-birth: diecinueve de abril del sesenta y cinco -> 04/19/1965
petitioner-address: 8115 Flower Avenue número 12, Takoma Park, Maryland 20912 -> 8115 Flower Avenue | 12 | Takoma Park | MD | 20912
petitioner-phone: dos cuarenta, cinco cincuenta y cinco, cero uno treinta y cinco -> 2405550135
petitioner-email: no tengo correo -> -
relative: Lucía Rivas, así nomás, tiene un apellido -> Rivas | Lucía | -
relation: mi hermanita menor -> Brother/Sister
relative-birth: ella es del 3 de noviembre de 1972 -> 11/03/1972
relative-country: El Salvador también -> El Salvador
relative-address: Colonia Escalón, pasaje 3, casa 27, San Salvador, El Salvador, CP 1101 -> Colonia Escalón, Pasaje 3, Casa 27 | San Salvador | - | 1101 | El Salvador
relative-status: acompañada, pero soltera -> Single
# Juan, 52, Quiché, Spanish after K'iche', short answers, unusual names
N-400
name: Juan Tzoc -> Tzoc | Juan | -
birth: 24 junio 1974 -> 06/24/1974
country: Guatemala -> Guatemala
number: 061 777 304 -> 061777304
address: 16 Bowdoin St., Dorchester, Massachusetts 02124 >> Dorchester -> 16 Bowdoin Street | - | Dorchester | MA | 02124
phone: 617 555 0122 -> 6175550122
email: no -> -
since: 2012, 8 de julio -> 07/08/2012
status: casado -> Married
I-130
petitioner: Juan Tzoc -> Tzoc | Juan | -
petitioner-birth: 24 de junio 74 -> 06/24/1974
petitioner-address: 16 Bowdoin Street Dorchester Massachusetts 02124 >> Dorchester -> 16 Bowdoin Street | - | Dorchester | MA | 02124
petitioner-phone: 6175550122 -> 6175550122
petitioner-email: no -> -
relative: Catarina Us Xinico -> Us Xinico | Catarina | -
relation: mujer -> Spouse
relative-birth: 25 noviembre 1976 -> 11/25/1976
relative-country: Guatemala -> Guatemala
relative-address: Cantón Xesic II, Chichicastenango, Quiché 14006, Guatemala -> Cantón Xesic II | Chichicastenango | Quiché | 14006 | Guatemala
relative-status: casada -> Married
# Kevin, 27, at a laptop, types for his father, switches to English
N-400
name: Héctor Iván St. Clair Zúñiga -> St. Clair Zúñiga | Héctor Iván | -
birth: 08/31/1966 -> 08/31/1966
country: Honduras -> Honduras
number: 099-812-345 -> 099812345
address: 200 St. Ann's Ave. Apt. 2-B, Ft. Myers, FL 33901-4412 -> 200 St. Ann's Avenue | Apt. 2-B | Ft. Myers | FL | 33901
phone: (239) 555-0171 -> 2395550171
email: hector.zuniga@example.com -> hector.zuniga@example.com
since: 07/14/2011 -> 07/14/2011
status: separado legalmente -> Separated
I-130
petitioner: Héctor Iván St. Clair Zúñiga -> St. Clair Zúñiga | Héctor Iván | -
petitioner-birth: 8/31/66 -> 08/31/1966
petitioner-address: 200 St. Ann's Ave. Apt. 2-B, Ft. Myers, FL 33901 -> 200 St. Ann's Avenue | Apt. 2-B | Ft. Myers | FL | 33901
petitioner-phone: 239.555.0171 -> 2395550171
petitioner-email: none -> -
relative: Ana O'Hara-Zúñiga -> O'Hara-Zúñiga | Ana | -
relation: daughter -> Child
relative-birth: 14-Feb-2005 -> 02/14/2005
relative-country: Canada -> Canada
relative-address: 12 King St., Toronto, ON M5V 2T6, Canada -> 12 King St | Toronto | Ontario | M5V 2T6 | Canada
relative-status: single -> Single
# Teófilo, 70, Ayacucho, speaks slowly, farm, corrects himself
N-400
name: Teófilo Quispe Mamani... no, Quispe Huamani >> Teófilo Quispe Huamani -> Quispe Huamani | Teófilo | -
birth: cinco de setiembre, no, de octubre, del cincuenta y seis -> 10/05/1956
country: Perú, de la sierra -> Peru
number: cero ocho cinco, cinco cinco... no, cinco cuatro dos, tres uno seis -> 085542316
address: 77 Grove Street, segundo piso, Paterson, Nueva Jersey, 07503 -> 77 Grove Street | Flr. 2 | Paterson | NJ | 07503
phone: 973 555 0156 -> 9735550156
email: no señorita -> -
since: el año 2004, once de marzo -> 03/11/2004
status: casado por la iglesia y por el civil -> Married
I-130
petitioner: Teófilo Quispe Huamani -> Quispe Huamani | Teófilo | -
petitioner-birth: cinco de octubre del cincuenta y seis -> 10/05/1956
petitioner-address: 77 Grove Street, 2nd floor, Paterson, NJ 07503 -> 77 Grove Street | Flr. 2 | Paterson | NJ | 07503
petitioner-phone: nueve siete tres, cinco cinco cinco, cero uno cinco seis -> 9735550156
petitioner-email: no, no manejo -> -
relative: Saturnina Ccori Flores -> Ccori Flores | Saturnina | -
relation: mi señora -> Spouse
relative-birth: veintinueve de noviembre de 1959 -> 11/29/1959
relative-country: Perú -> Peru
relative-address: Jr. Bellido 330, Ayacucho 05001, Perú -> Jr. Bellido 330 | Ayacucho | - | 05001 | Peru
relative-status: casada conmigo -> Married
# Xiomara, 41, Carabobo, sells from home, quick and funny, spoken Venezuelan
N-400
name: Xiomara Josefina Uzcátegui, Uzcátegui con zeta -> Uzcátegui | Xiomara | Josefina
birth: 28 del 2 del 85 -> 02/28/1985
country: venezolana, chama, de Valencia -> Venezuela
number: dos uno cinco, cero nueve nueve, cuatro cuatro uno, ese es -> 215099441
address: 14 Fort St. George Road, Doral, no, perdón, Katy, Texas 77494 -> 14 Fort St. George Road | - | Katy | TX | 77494
phone: ocho tres dos, cinco cinco cinco, cero uno noventa y uno -> 8325550191
email: xiomi85 arroba example punto com -> xiomi85@example.com
since: primero de julio de dos mil dieciocho -> 07/01/2018
status: soltera y sin compromiso -> Single
I-130
petitioner: Xiomara Josefina Uzcátegui -> Uzcátegui | Xiomara | Josefina
petitioner-birth: veintiocho de febrero del ochenta y cinco -> 02/28/1985
petitioner-address: recibo todo en casa de mi prima Nélida Uzcátegui, 900 Mason Road, Katy, Texas 77450 -> 900 Mason Road | - | Katy | TX | 77450
petitioner-care-of: (con la dirección) -> Nélida Uzcátegui
petitioner-phone: 832 555 0191 -> 8325550191
petitioner-email: el mismo mío, xiomi85 arroba example punto com -> xiomi85@example.com
relative: Rafael Simón Uzcátegui Pérez -> Uzcátegui Pérez | Rafael | Simón
relation: mi papá -> Parent
relative-birth: 17 de diciembre de 1957 -> 12/17/1957
relative-country: Venezuela -> Venezuela
relative-address: Urb. La Viña, quinta Nélida, Valencia, Carabobo, zona postal 2001, Venezuela -> Urb. La Viña, Quinta Nélida | Valencia | Carabobo | 2001 | Venezuela
relative-status: divorciado de mi mamá -> Divorced
`;
