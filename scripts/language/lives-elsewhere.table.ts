/**
 * Twenty more invented lives, told as ten others would, two each, who live in other ways: military mail, one name only, nowhere
 * to live, adopted, twins, refugees, names with hyphens, other countries. The format is that of the first twenty. What is
 * written was put down before any was played; at first sight 6 of the 20 were right.
 */
export const livesElsewhere = `
# Darío, 29, from Cali, a soldier in Germany, typing on his telephone between two shifts
N-400
name: Darío Alejandro Rentería-Mosquera -> Rentería-Mosquera | Darío Alejandro | -
birth: 17 mar 1997 -> 03/17/1997
country: Cali, Colombia -> Colombia
number: A219-440-118 -> 219440118
address: PSC 3 Box 4120, APO AE 09021 -> PSC 3 Box 4120 | - | APO | AE | 09021
phone: +1 (910) 555-0144 -> 9105550144
email: dario.renteria@example.com -> dario.renteria@example.com
since: 11 de mayo de 2021 -> 05/11/2021
status: casado, ella es alemana -> Married
I-130
petitioner: Darío Rentería-Mosquera -> Rentería-Mosquera | Darío | -
petitioner-birth: 03/17/1997 -> 03/17/1997
petitioner-address: Unit 29405 Box 88, APO AE 09014 -> Unit 29405 Box 88 | - | APO | AE | 09014
petitioner-phone: 910.555.0144 -> 9105550144
petitioner-email: no -> -
relative: Annika Müller-Rentería -> Müller-Rentería | Annika | -
relation: mi esposa -> Spouse
relative-birth: 2 dic 1998 -> 12/02/1998
relative-country: Alemania -> Germany
relative-address: Hauptstraße 12, 67655 Kaiserslautern, Alemania -> Hauptstraße 12 | Kaiserslautern | - | 67655 | Germany
relative-status: casada -> Married
# Nayib, 46, born in Aleppo, grew up in Maracaibo, a refugee, speaks fast
N-400
name: Nayib Haddad Al Khoury, Haddad es mi apellido -> Haddad Al Khoury | Nayib | -
birth: el ocho de enero del ochenta -> 01/08/1980
country: nací en Alepo, en Siria, pero soy venezolano >> Siria -> Syria
number: doscientos dieciocho, cero cero cuatro, setecientos doce -> 218004712
address: 2240 South Beretania, no, disculpe, 2240 South Blaine Street, apartamento 3A, Seattle, Washington, 98144 -> 2240 South Blaine Street | Apt. 3A | Seattle | WA | 98144
phone: dos cero seis, quinientos cincuenta y cinco, cero uno cuarenta -> 2065550140
email: nayib guion bajo haddad arroba example punto com -> nayib_haddad@example.com
since: entré de refugiado en el 2016, la residencia me la pusieron desde el 20 de septiembre de 2016 -> 09/20/2016
status: divorciado dos veces -> Divorced
I-130
petitioner: Nayib Haddad Al Khoury -> Haddad Al Khoury | Nayib | -
petitioner-birth: ocho de enero de mil novecientos ochenta -> 01/08/1980
petitioner-address: vivo en Seattle, Washington, 98144, en el 2240 South Blaine Street, apartamento 3A -> 2240 South Blaine Street | Apt. 3A | Seattle | WA | 98144
petitioner-phone: el 206 555 0140 -> 2065550140
petitioner-email: nayib_haddad arroba example punto com -> nayib_haddad@example.com
relative: mi mamá se llama Samira Al Khoury -> Al Khoury | Samira | -
relation: ella es mi madre -> Parent
relative-birth: el primero de abril del cincuenta y tres -> 04/01/1953
relative-country: Siria -> Syria
relative-address: vive en Turquía, en Estambul, calle Istiklal 45, código postal 34433 -> Calle Istiklal 45 | Estambul | - | 34433 | Türkiye
relative-status: es viuda de mi papá -> Widowed
# Rosa Keiko, 70, from Lima, daughter of Japanese parents, a widow, slow and exact
N-400
name: nombres Rosa Keiko, apellidos Nakamura viuda de Higa -> Nakamura viuda de Higa | Rosa | Keiko
birth: veinticuatro de julio de mil novecientos cincuenta y seis -> 07/24/1956
country: soy del Perú, de Lima -> Peru
number: le leo mi tarjeta: cero seis seis, uno uno dos, nueve cero ocho -> 066112908
address: 1519 West 162nd Street, Gardena, California, 90247 -> 1519 West 162nd Street | - | Gardena | CA | 90247
phone: tres diez, cinco cinco cinco, cero uno cero cinco -> 3105550105
email: no, mi nieto es el que usa eso -> -
since: el seis del seis de mil novecientos noventa y cuatro -> 06/06/1994
status: soy viuda -> Widowed
I-130
petitioner: Rosa Keiko Nakamura viuda de Higa -> Nakamura viuda de Higa | Rosa | Keiko
petitioner-birth: 24 de julio de 1956 -> 07/24/1956
petitioner-address: recibo las cartas a nombre de mi nieto, Kenyi Higa, en el 1519 West 162nd Street, Gardena, California 90247 -> 1519 West 162nd Street | - | Gardena | CA | 90247
petitioner-care-of: (con la dirección) -> Kenyi Higa
petitioner-phone: tres uno cero, cinco cinco cinco, cero uno cero cinco -> 3105550105
petitioner-email: no uso correo -> -
relative: Luis Hiroshi Nakamura Arakaki -> Nakamura Arakaki | Luis | Hiroshi
relation: es mi hermano mayor -> Brother/Sister
relative-birth: el once de noviembre del cuarenta y nueve -> 11/11/1949
relative-country: peruano -> Peru
relative-address: Jirón Huiracocha 1840, Jesús María, Lima 15072, Perú -> Jirón Huiracocha 1840 | Jesús María | Lima | 15072 | Peru
relative-status: casado -> Married
# Suharti, 39, from Java by way of Madrid, one name only, short answers
N-400
name: me llamo Suharti, así nada más, no tengo apellido -> Suharti | - | -
birth: 30 del 8 del 87 -> 08/30/1987
country: Indonesia -> Indonesia
number: 207 661 340 -> 207661340
address: 88 Elm Street, Unit B, Somerville, Massachusetts 02144 -> 88 Elm Street | Unit B | Somerville | MA | 02144
phone: 617 555 0190 -> 6175550190
email: suharti87 arroba example punto com -> suharti87@example.com
since: 3 de febrero de 2017 -> 02/03/2017
status: nunca me he casado -> Single
I-130
petitioner: Suharti, es mi único nombre -> Suharti | - | -
petitioner-birth: 30 de agosto de 1987 -> 08/30/1987
petitioner-address: 88 Elm Street, Unit B, Somerville MA 02144 -> 88 Elm Street | Unit B | Somerville | MA | 02144
petitioner-phone: 6175550190 -> 6175550190
petitioner-email: no -> -
relative: Wulandari, tampoco tiene apellido -> Wulandari | - | -
relation: mamá -> Parent
relative-birth: 12 de mayo de 1961 -> 05/12/1961
relative-country: Indonesia -> Indonesia
relative-address: Jalan Merdeka 21, Yogyakarta 55122, Indonesia -> Jalan Merdeka 21 | Yogyakarta | - | 55122 | Indonesia
relative-status: viuda -> Widowed
# José María, 57, from Olancho, without a home since the fire, wary, half sentences
N-400
name: José María Zelaya... Zelaya Paz -> Zelaya Paz | José | María
birth: pues en el sesenta y nueve, el diez de mayo -> 05/10/1969
country: Honduras, Olancho -> Honduras
number: se me quemó todo, pero me lo sé: cero nueve cuatro, siete siete cero, cinco cinco uno -> 094770551
address: no tengo casa ahorita >> las cartas me llegan a la iglesia, en el 1900 de Cesar Chavez Avenue, Los Ángeles, California, 90033 -> 1900 Cesar Chavez Avenue | - | Los Angeles | CA | 90033
phone: prestado, el 323 555 0117 -> 3235550117
email: no -> -
since: el catorce de diciembre del dos mil cuatro -> 12/14/2004
status: mi mujer se fue, pero divorciados no, seguimos casados -> Married
I-130
petitioner: José María Zelaya Paz -> Zelaya Paz | José | María
petitioner-birth: diez de mayo del sesenta y nueve -> 05/10/1969
petitioner-address: estoy en un albergue, el 545 South San Pedro Street, Los Ángeles, California 90013 -> 545 South San Pedro Street | - | Los Angeles | CA | 90013
petitioner-phone: tres dos tres, cinco cinco cinco, cero uno diecisiete -> 3235550117
petitioner-email: no tengo -> -
relative: mi hijo, José María Zelaya Lobo, igual que yo -> Zelaya Lobo | José | María
relation: hijo -> Child
relative-birth: él nació el 2 de agosto del 2007 -> 08/02/2007
relative-country: en Honduras -> Honduras
relative-address: barrio Abajo, frente a la posta, Juticalpa, Olancho, Honduras -> Barrio Abajo, Frente a la posta | Juticalpa | Olancho | - | Honduras
relative-status: soltero, es un cipote -> Single
# Yuniel, 33, from Holguín, a twin, jokes, several things in one breath
N-400
name: Yuniel Oquendo Pupo, con u, el gemelo de Yasiel -> Oquendo Pupo | Yuniel | -
birth: 29 de febrero del 92, cumplo cada cuatro años -> 02/29/1992
country: cubano de Holguín -> Cuba
number: A, dos uno tres, cinco cinco cero, nueve nueve ocho -> 213550998
address: 3640 West 16th Avenue, apartamento 118, Hialeah, Florida, 33012, con mi mujer y la suegra -> 3640 West 16th Avenue | Apt. 118 | Hialeah | FL | 33012
phone: 786 555 0162 -> 7865550162
email: yuniel punto oquendo 92 arroba example punto com -> yuniel.oquendo92@example.com
since: me la dieron el 5 de abril del 2018, con fecha del 3 de marzo de 2017 >> 3 de marzo de 2017 -> 03/03/2017
status: casadísimo -> Married
I-130
petitioner: Yuniel Oquendo Pupo -> Oquendo Pupo | Yuniel | -
petitioner-birth: veintinueve de febrero de mil novecientos noventa y dos -> 02/29/1992
petitioner-address: 3640 West 16th Avenue 118, Hialeah, Florida 33012 -> 3640 West 16th Avenue | 118 | Hialeah | FL | 33012
petitioner-phone: siete ocho seis, cinco cinco cinco, cero uno seis dos -> 7865550162
petitioner-email: yuniel.oquendo92@example.com -> yuniel.oquendo92@example.com
relative: Yasiel Oquendo Pupo -> Oquendo Pupo | Yasiel | -
relation: mi hermano gemelo, nacimos con diez minutos -> Brother/Sister
relative-birth: la misma mía, 29 de febrero de 1992 -> 02/29/1992
relative-country: Cuba, claro -> Cuba
relative-address: Maceo 212, entre Arias y Frexes, Holguín 80100, Cuba -> Maceo 212, Entre Arias y Frexes | Holguín | - | 80100 | Cuba
relative-status: divorciado -> Divorced
# Clara, 50, from Caazapá, Spanish beside Guaraní, adopted her niece, careful
N-400
name: Clara Beatriz Benítez de Duarte -> Benítez de Duarte | Clara | Beatriz
birth: doce de octubre de 1976 -> 10/12/1976
country: Paraguay -> Paraguay
number: cero ocho cuatro tres uno uno dos siete cinco -> 084311275
address: calle Harrison número 45, segundo piso, Peekskill, Nueva York, 10566 -> 45 Harrison Street | Flr. 2 | Peekskill | NY | 10566
phone: nueve catorce, cinco cinco cinco, cero uno treinta y uno -> 9145550131
email: clara benitez todo junto arroba example punto com -> clarabenitez@example.com
since: 16 de agosto de 2009 -> 08/16/2009
status: casada con Duarte -> Married
I-130
petitioner: Clara Beatriz Benítez de Duarte -> Benítez de Duarte | Clara | Beatriz
petitioner-birth: doce de octubre del setenta y seis -> 10/12/1976
petitioner-address: 45 Harrison Street, segundo piso, Peekskill, New York 10566 -> 45 Harrison Street | Flr. 2 | Peekskill | NY | 10566
petitioner-phone: 914 555 0131 -> 9145550131
petitioner-email: clarabenitez arroba example punto com -> clarabenitez@example.com
relative: Lourdes Aramí Benítez >> no, primer nombre Lourdes, segundo nombre Aramí, apellido Benítez -> Benítez | Lourdes | Aramí
relation: es mi hija adoptiva -> Child
relation-kind: (con la relación) -> adopted
relative-birth: 8 de diciembre de 2011 -> 12/08/2011
relative-country: paraguaya -> Paraguay
relative-address: compañía Potrero, sin número, Caazapá, Paraguay -> Compañía Potrero, Sin número | Caazapá | - | - | Paraguay
relative-status: es menor, soltera -> Single
# Trinidad, 62, from Malabo, a catechist, formal, spells what others write wrong
N-400
name: Trinidad Nsue Ondó-Mangue -> Nsue Ondó-Mangue | Trinidad | -
birth: nací el seis de enero de mil novecientos sesenta y cuatro -> 01/06/1964
country: Guinea Ecuatorial -> Equatorial Guinea
number: A cero siete nueve, seis cero cero, uno dos tres -> 079600123
address: 4021 Crittenden Street, Hyattsville, Maryland, 20781 -> 4021 Crittenden Street | - | Hyattsville | MD | 20781
phone: tres cero uno, cinco cinco cinco, cero uno setenta -> 3015550170
email: trinidad nsue, ene ese u e, arroba example punto com, todo junto >> trinidadnsue arroba example punto com -> trinidadnsue@example.com
since: el veintiuno de junio de dos mil uno -> 06/21/2001
status: mi matrimonio fue anulado -> Annulled
I-130
petitioner: Trinidad Nsue Ondó-Mangue -> Nsue Ondó-Mangue | Trinidad | -
petitioner-birth: seis de enero del sesenta y cuatro -> 01/06/1964
petitioner-address: cuarenta veintiuno Crittenden Street, Hyattsville, Maryland, dos cero siete ocho uno -> 4021 Crittenden Street | - | Hyattsville | MD | 20781
petitioner-phone: tres cero uno cinco cinco cinco cero uno siete cero -> 3015550170
petitioner-email: trinidadnsue arroba example punto com -> trinidadnsue@example.com
relative: Purificación Angué Nsue -> Angué Nsue | Purificación | -
relation: mi hija -> Child
relative-birth: treinta y uno de mayo de 1995 -> 05/31/1995
relative-country: España, nació en Madrid -> Spain
relative-address: calle de Embajadores 181, 3.º B, 28045 Madrid, España -> Calle de Embajadores 181, 3.º B | Madrid | - | 28045 | Spain
relative-status: casada por la Iglesia -> Married
# Thaís, 31, from Rio, learned Spanish at work, typing, Portuguese slips in
N-400
name: Thaís dos Santos Figueiredo -> dos Santos Figueiredo | Thaís | -
birth: 23/08/1995 -> 08/23/1995
country: Brasil -> Brazil
number: A-204-117-009 -> 204117009
address: 310 Salem St #2, Medford MA 02155-1120 -> 310 Salem Street | 2 | Medford | MA | 02155
phone: 781 555 0108 -> 7815550108
email: thais.figueiredo@example.com -> thais.figueiredo@example.com
since: 9 out 2019 >> 9 de octubre de 2019 -> 10/09/2019
status: solteira, digo soltera -> Single
I-130
petitioner: Thaís dos Santos Figueiredo -> dos Santos Figueiredo | Thaís | -
petitioner-birth: 23 ago 1995 -> 08/23/1995
petitioner-address: 310 Salem St, #2, Medford, MA 02155 -> 310 Salem Street | 2 | Medford | MA | 02155
petitioner-phone: 7815550108 -> 7815550108
petitioner-email: thais.figueiredo@example.com -> thais.figueiredo@example.com
relative: João Figueiredo -> Figueiredo | João | -
relation: padre -> Parent
relative-birth: 1 de marzo de 1966 -> 03/01/1966
relative-country: Brasil -> Brazil
relative-address: Rua das Laranjeiras 120, apto 302, Rio de Janeiro, 22240-003, Brasil -> Rua das Laranjeiras 120, Apto 302 | Rio de Janeiro | - | 22240-003 | Brazil
relative-status: divorciado -> Divorced
# Encarna, 76, from Asturias, decades in San Juan, hears badly, long addresses
N-400
name: Encarnación Menéndez-Pidal y Suárez -> Menéndez-Pidal y Suárez | Encarnación | -
birth: el día de San José del cincuenta, diecinueve de marzo de mil novecientos cincuenta -> 03/19/1950
country: España -> Spain
number: cero dos dos, cero cuatro cuatro, siete uno siete -> 022044717
address: 1720 Calle San Patricio, San Juan, Puerto Rico, 00921 -> 1720 Calle San Patricio | - | San Juan | PR | 00921
phone: siete ocho siete, cinco cinco cinco, cero uno cero nueve -> 7875550109
email: no tengo, hija -> -
since: el dos de mayo de mil novecientos setenta y ocho -> 05/02/1978
status: separada legalmente -> Separated
I-130
petitioner: Encarnación Menéndez-Pidal -> Menéndez-Pidal | Encarnación | -
petitioner-birth: diecinueve de marzo de mil novecientos cincuenta -> 03/19/1950
petitioner-address: apartado postal 9021, San Juan, Puerto Rico, 00908 -> PO Box 9021 | - | San Juan | PR | 00908
petitioner-phone: 787 555 0109 -> 7875550109
petitioner-email: no -> -
relative: Covadonga de la Riva Menéndez-Pidal -> de la Riva Menéndez-Pidal | Covadonga | -
relation: hija mía y de mi primer marido -> Child
relative-birth: el ocho de septiembre del setenta y cinco -> 09/08/1975
relative-country: española, de Oviedo -> Spain
relative-address: calle Uría 14, cuarto izquierda, 33003 Oviedo, Asturias, España -> Calle Uría 14, Cuarto izquierda | Oviedo | Asturias | 33003 | Spain
relative-status: separada -> Separated
`;
