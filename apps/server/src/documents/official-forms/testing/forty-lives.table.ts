/**
 * Forty invented lives, told as ten authors would, four each: what they said, and behind the arrow what a clerk would write.
 * Of a name: family | given | middle. Of an address: street | unit | city | state | ZIP Code, or abroad: street | city |
 * province | postal code | country. "-" is nothing, "?" what a clerk would ask again. A line begins with the question's short name.
 */
export const fortyLives = `
# Consuelo, 67, Michoacán, six years of school, tells the story around it
N-400
name: pues mire, mi primer nombre es Consuelo, segundo nombre María, y los apellidos Ayala Tinoco -> Ayala Tinoco | Consuelo | María
birth: nací el cuatro de febrero del cincuenta y nueve -> 02/04/1959
country: soy de México, de Michoacán -> Mexico
number: el número es cero siete uno, dos tres cuatro, cinco seis siete -> 071234567
address: vivo en el 418 de la calle Cypress, en Fresno, California, 93701 -> 418 Cypress Street | - | Fresno | CA | 93701
phone: es el 559 555 0142 -> 5595550142
email: no tengo de eso, joven -> -
since: me la dieron el diez de agosto de mil novecientos noventa y ocho -> 08/10/1998
status: estoy casada, ya van cuarenta años -> Married
N-400
name: nombres Refugio, apellidos Barajas Mora -> Barajas Mora | Refugio | -
birth: el primero de noviembre de 1961 -> 11/01/1961
country: México -> Mexico
number: A 045 678 912 -> 045678912
address: 2207 West Olive Avenue, departamento 4, Fresno, California 93728 -> 2207 West Olive Avenue | Apt. 4 | Fresno | CA | 93728
phone: cinco cinco nueve, cinco cinco cinco, cero uno nueve nueve -> 5595550199
email: refugio.barajas arroba example punto com -> refugio.barajas@example.com
since: 15 de marzo de 2003 -> 03/15/2003
status: soy viuda desde hace tres años -> Widowed
I-130
petitioner: me llamo Consuelo Ayala -> Ayala | Consuelo | -
petitioner-birth: cuatro de febrero de 1959 -> 02/04/1959
petitioner-address: 418 Cypress Street, Fresno, California, 93701 -> 418 Cypress Street | - | Fresno | CA | 93701
petitioner-phone: 559 555 0142 -> 5595550142
petitioner-email: no tengo -> -
relative: mi hijo se llama Ramón Ayala -> Ayala | Ramón | -
relation: es mi hijo -> Child
relative-birth: el veinte de mayo de mil novecientos noventa -> 05/20/1990
relative-country: nació en México -> Mexico
relative-address: Calle Morelos 12, Uruapan, Michoacán, 60000, México -> Calle Morelos 12 | Uruapan | Michoacán | 60000 | Mexico
relative-status: él es soltero -> Single
I-130
petitioner: nombres Refugio, apellidos Barajas Mora -> Barajas Mora | Refugio | -
petitioner-birth: primero de noviembre de 1961 -> 11/01/1961
petitioner-address: 2207 West Olive Avenue apartamento 4, Fresno, California 93728 -> 2207 West Olive Avenue | Apt. 4 | Fresno | CA | 93728
petitioner-phone: 559 555 0199 -> 5595550199
petitioner-email: refugio.barajas@example.com -> refugio.barajas@example.com
relative: primer nombre Josefina, segundo nombre Alma, apellidos Barajas Mora -> Barajas Mora | Josefina | Alma
relation: es mi hermana -> Brother/Sister
relative-birth: 9 de julio de 1966 -> 07/09/1966
relative-country: México -> Mexico
relative-address: Avenida Juárez 300, Morelia, Michoacán, 58000, México -> Avenida Juárez 300 | Morelia | Michoacán | 58000 | Mexico
relative-status: casada -> Married

# Evaristo, 72, a landline, says digits one by one
N-400
name: nombres Evaristo, apellidos Luján -> Luján | Evaristo | -
birth: siete del tres del cincuenta y cuatro, o sea siete de marzo de 1954 -> 03/07/1954
country: Perú -> Peru
number: cero nueve ocho siete seis cinco cuatro tres dos -> 098765432
address: uno cero dos cinco Maple Street, Paterson, New Jersey, cero siete cinco cero uno -> 1025 Maple Street | - | Paterson | NJ | 07501
phone: nueve siete tres, cinco cinco cinco, cero uno siete siete -> 9735550177
email: no -> -
since: veintidós de junio de dos mil diez -> 06/22/2010
status: divorciado -> Divorced
N-400
name: nombres Eleodoro, segundo nombre Justo, apellidos Quispe Mamani -> Quispe Mamani | Eleodoro | Justo
birth: treinta y uno de diciembre de mil novecientos cincuenta -> 12/31/1950
country: Bolivia -> Bolivia
number: A cero uno uno dos dos tres tres cuatro cuatro -> 011223344
address: 77 Grand Avenue, piso 2, Newark, New Jersey 07102 -> 77 Grand Avenue | Flr. 2 | Newark | NJ | 07102
phone: 973 555 0101 -> 9735550101
email: no tengo correo -> -
since: 2 de enero de 1999 -> 01/02/1999
status: casado -> Married
I-130
petitioner: nombres Evaristo, apellidos Luján -> Luján | Evaristo | -
petitioner-birth: siete de marzo de mil novecientos cincuenta y cuatro -> 03/07/1954
petitioner-address: 1025 Maple Street, Paterson, New Jersey 07501 -> 1025 Maple Street | - | Paterson | NJ | 07501
petitioner-phone: nueve siete tres cinco cinco cinco cero uno siete siete -> 9735550177
petitioner-email: no -> -
relative: nombres Hortensia, apellidos Rojas -> Rojas | Hortensia | -
relation: mi esposa -> Spouse
relative-birth: 8 de septiembre de 1960 -> 09/08/1960
relative-country: Perú -> Peru
relative-address: Jirón Puno 450, Lima, Perú -> Jirón Puno 450 | Lima | - | - | Peru
relative-status: casada conmigo -> Married
I-130
petitioner: nombres Eleodoro, segundo nombre Justo, apellidos Quispe Mamani -> Quispe Mamani | Eleodoro | Justo
petitioner-birth: 31 de diciembre de 1950 -> 12/31/1950
petitioner-address: 77 Grand Avenue, Newark, New Jersey 07102 -> 77 Grand Avenue | - | Newark | NJ | 07102
petitioner-phone: 9735550101 -> 9735550101
petitioner-email: no tengo -> -
relative: nombres Rufina, apellidos Mamani -> Mamani | Rufina | -
relation: es mi mamá -> Parent
relative-birth: 3 de abril de 1930 -> 04/03/1930
relative-country: Bolivia -> Bolivia
relative-address: Calle Sucre 19, Oruro, Bolivia -> Calle Sucre 19 | Oruro | - | - | Bolivia
relative-status: viuda -> Widowed

# Yadira, 34, two jobs, in a hurry
N-400
name: Yadira Pineda -> Pineda | Yadira | -
birth: 6 de junio del 92 -> 06/06/1992
country: Honduras -> Honduras
number: 212345678 -> 212345678
address: 8900 Bellaire Boulevard, apartamento 210, Houston, Texas 77036 -> 8900 Bellaire Boulevard | Apt. 210 | Houston | TX | 77036
phone: 7135550166 -> 7135550166
email: yadirap92 arroba example punto com -> yadirap92@example.com
since: 1 de octubre de 2019 -> 10/01/2019
status: soltera -> Single
N-400
name: primer nombre Karla, segundo nombre Vanessa, apellido Mejía -> Mejía | Karla | Vanessa
birth: 14 febrero 1990 -> 02/14/1990
country: de El Salvador -> El Salvador
number: A098123456 -> 098123456
address: 5600 Gulfton Street #12, Houston, TX 77081 -> 5600 Gulfton Street | 12 | Houston | TX | 77081
phone: 832-555-0123 -> 8325550123
email: karla@example.com -> karla@example.com
since: 30 de julio 2016 -> 07/30/2016
status: separada -> Separated
I-130
petitioner: Yadira Pineda -> Pineda | Yadira | -
petitioner-birth: 6 de junio de 1992 -> 06/06/1992
petitioner-address: 8900 Bellaire Boulevard, apartamento 210, Houston, Texas 77036 -> 8900 Bellaire Boulevard | Apt. 210 | Houston | TX | 77036
petitioner-phone: 713 555 0166 -> 7135550166
petitioner-email: yadirap92@example.com -> yadirap92@example.com
relative: Marlon Pineda -> Pineda | Marlon | -
relation: hermano -> Brother/Sister
relative-birth: 2 de mayo de 1995 -> 05/02/1995
relative-country: Honduras -> Honduras
relative-address: Barrio Abajo, casa 14, La Ceiba, Atlántida, Honduras -> Barrio Abajo, Casa 14 | La Ceiba | Atlántida | - | Honduras
relative-status: soltero -> Single
I-130
petitioner: Karla Mejía -> Mejía | Karla | -
petitioner-birth: 14 de febrero de 1990 -> 02/14/1990
petitioner-address: 5600 Gulfton Street, Houston, Texas 77081 -> 5600 Gulfton Street | - | Houston | TX | 77081
petitioner-phone: 8325550123 -> 8325550123
petitioner-email: no tengo -> -
relative: Sofía Mejía -> Mejía | Sofía | -
relation: mi hija -> Child
relative-birth: 12 de diciembre de 2010 -> 12/12/2010
relative-country: El Salvador -> El Salvador
relative-address: Colonia Escalón 22, San Salvador, El Salvador -> Colonia Escalón 22 | San Salvador | - | - | El Salvador
relative-status: es soltera, es una niña -> Single

# Wilmer, 45, builder, three years of school
N-400
name: Wilmer Zelaya -> Zelaya | Wilmer | -
birth: un veinte de enero, del año ochenta y uno -> 01/20/1981
country: soy hondureño -> Honduras
number: dos uno cero, cuatro cinco seis, siete ocho nueve -> 210456789
address: 310 North Main Street, Greenville, Carolina del Sur, 29601 -> 310 North Main Street | - | Greenville | SC | 29601
phone: ocho sesenta y cuatro, quinientos cincuenta y cinco, cero uno treinta -> 8645550130
email: no uso -> -
since: cinco de abril del dos mil catorce -> 04/05/2014
status: juntado no, casado -> Married
N-400
name: nombres Osmán, apellidos Amador Núñez -> Amador Núñez | Osmán | -
birth: el quince de septiembre del setenta y seis -> 09/15/1976
country: Nicaragua -> Nicaragua
number: 201 202 203 -> 201202203
address: 1450 Poplar Drive, lote 7, Greer, South Carolina 29651 -> 1450 Poplar Drive | Lot 7 | Greer | SC | 29651
phone: 864 555 0188 -> 8645550188
email: no -> -
since: 9 de mayo de 2012 -> 05/09/2012
status: soltero -> Single
I-130
petitioner: Wilmer Zelaya -> Zelaya | Wilmer | -
petitioner-birth: veinte de enero de 1981 -> 01/20/1981
petitioner-address: 310 North Main Street, Greenville, South Carolina 29601 -> 310 North Main Street | - | Greenville | SC | 29601
petitioner-phone: 864 555 0130 -> 8645550130
petitioner-email: no -> -
relative: Dunia Zelaya -> Zelaya | Dunia | -
relation: mi esposa -> Spouse
relative-birth: 18 de octubre de 1984 -> 10/18/1984
relative-country: Honduras -> Honduras
relative-address: Aldea El Progreso, Yoro, Honduras -> Aldea El Progreso | Yoro | - | - | Honduras
relative-status: casada -> Married
I-130
petitioner: Osmán Amador -> Amador | Osmán | -
petitioner-birth: 15 de septiembre de 1976 -> 09/15/1976
petitioner-address: 1450 Poplar Drive, Greer, South Carolina 29651 -> 1450 Poplar Drive | - | Greer | SC | 29651
petitioner-phone: 864 555 0188 -> 8645550188
petitioner-email: no -> -
relative: Socorro Núñez -> Núñez | Socorro | -
relation: es mi madre -> Parent
relative-birth: 1 de enero de 1950 -> 01/01/1950
relative-country: Nicaragua -> Nicaragua
relative-address: Barrio San Judas, Managua, Nicaragua -> Barrio San Judas | Managua | - | - | Nicaragua
relative-status: viuda -> Widowed

# Luz Dary, 58, nurse, precise, mixes English words
N-400
name: first name Luz, middle name Dary, last name Ocampo Giraldo -> Ocampo Giraldo | Luz | Dary
birth: July 9, 1968 -> 07/09/1968
country: Colombia -> Colombia
number: A number 076 543 210 -> 076543210
address: 640 East 23rd Street, apartment 3C, Hialeah, Florida, zip code 33013 -> 640 East 23rd Street | Apt. 3C | Hialeah | FL | 33013
phone: area code 305, 555 0111 -> 3055550111
email: luz.ocampo at example dot com -> luz.ocampo@example.com
since: September 3, 2008 -> 09/03/2008
status: divorced, divorciada -> Divorced
N-400
name: nombres Amparo, apellidos Restrepo de Ríos -> Restrepo de Ríos | Amparo | -
birth: 23 de agosto de 1955 -> 08/23/1955
country: Colombia -> Colombia
number: 034 567 891 -> 034567891
address: 1201 Brickell Avenue, suite 400, Miami, Florida 33131 -> 1201 Brickell Avenue | Ste. 400 | Miami | FL | 33131
phone: 786 555 0147 -> 7865550147
email: amparo_rios@example.com -> amparo_rios@example.com
since: 11/05/1995 -> ?
status: casada -> Married
I-130
petitioner: first name Luz, middle name Dary, last name Ocampo Giraldo -> Ocampo Giraldo | Luz | Dary
petitioner-birth: 9 de julio de 1968 -> 07/09/1968
petitioner-address: 640 East 23rd Street, apartment 3C, Hialeah, FL 33013 -> 640 East 23rd Street | Apt. 3C | Hialeah | FL | 33013
petitioner-phone: 305 555 0111 -> 3055550111
petitioner-email: luz.ocampo@example.com -> luz.ocampo@example.com
relative: nombres Andrés, segundo nombre Felipe, apellidos Marín Ocampo -> Marín Ocampo | Andrés | Felipe
relation: mi hijo -> Child
relative-birth: 17 de abril de 2004 -> 04/17/2004
relative-country: Colombia -> Colombia
relative-address: Carrera 7 número 45-10, Bogotá, Cundinamarca, 110231, Colombia -> Carrera 7 número 45-10 | Bogotá | Cundinamarca | 110231 | Colombia
relative-status: soltero -> Single
I-130
petitioner: nombres Amparo, apellidos Restrepo de Ríos -> Restrepo de Ríos | Amparo | -
petitioner-birth: 23 de agosto de 1955 -> 08/23/1955
petitioner-address: 1201 Brickell Avenue, suite 400, Miami, Florida 33131 -> 1201 Brickell Avenue | Ste. 400 | Miami | FL | 33131
petitioner-phone: 786 555 0147 -> 7865550147
petitioner-email: amparo_rios@example.com -> amparo_rios@example.com
relative: nombres Gloria, apellidos Restrepo -> Restrepo | Gloria | -
relation: hermana -> Brother/Sister
relative-birth: 30 de noviembre de 1957 -> 11/30/1957
relative-country: Colombia -> Colombia
relative-address: Calle 10 43-12, Medellín, Antioquia, Colombia -> Calle 10 43-12 | Medellín | Antioquia | - | Colombia
relative-status: divorciada -> Divorced

# Herminia, 61, a widow, tells what happened
N-400
name: nombres Herminia, segundo nombre Isabel, apellidos Portillo viuda de Alas -> Portillo viuda de Alas | Herminia | Isabel
birth: yo nací el dieciséis de julio de mil novecientos sesenta y cinco -> 07/16/1965
country: en El Salvador, en Chalatenango -> El Salvador
number: aquí dice A cero ocho nueve uno dos tres cuatro cinco seis -> 089123456
address: vivo con mi hija en el 1509 South Vermont Avenue, apartamento 8, Los Ángeles, California, 90006 -> 1509 South Vermont Avenue | Apt. 8 | Los Angeles | CA | 90006
phone: el de mi casa, 213 555 0155 -> 2135550155
email: ay no, yo no tengo correo -> -
since: me la dieron el veintinueve de enero del dos mil uno -> 01/29/2001
status: mi esposo murió, soy viuda -> Widowed
N-400
name: nombres Dolores, apellidos Guzmán -> Guzmán | Dolores | -
birth: el día 5 de marzo del año 1962 -> 03/05/1962
country: soy guatemalteca -> Guatemala
number: 067 891 234 -> 067891234
address: 233 West 4th Street, Santa Ana, California 92701 -> 233 West 4th Street | - | Santa Ana | CA | 92701
phone: siete uno cuatro, cinco cinco cinco, cero uno ocho tres -> 7145550183
email: dolores punto guzmán arroba example punto com -> dolores.guzman@example.com
since: el 18 de noviembre de 2005 -> 11/18/2005
status: me divorcié -> Divorced
I-130
petitioner: nombres Herminia, segundo nombre Isabel, apellidos Portillo viuda de Alas -> Portillo viuda de Alas | Herminia | Isabel
petitioner-birth: 16 de julio de 1965 -> 07/16/1965
petitioner-address: 1509 South Vermont Avenue, apartamento 8, Los Ángeles, California 90006 -> 1509 South Vermont Avenue | Apt. 8 | Los Angeles | CA | 90006
petitioner-phone: 213 555 0155 -> 2135550155
petitioner-email: no tengo -> -
relative: nombres Mauricio, apellidos Alas Portillo -> Alas Portillo | Mauricio | -
relation: es mi hijo, el mayor -> Child
relative-birth: 3 de febrero de 1988 -> 02/03/1988
relative-country: El Salvador -> El Salvador
relative-address: Barrio El Calvario, casa 9, Chalatenango, El Salvador -> Barrio El Calvario, Casa 9 | Chalatenango | - | - | El Salvador
relative-status: casado -> Married
I-130
petitioner: nombres Dolores, apellidos Guzmán -> Guzmán | Dolores | -
petitioner-birth: 5 de marzo de 1962 -> 03/05/1962
petitioner-address: 233 West 4th Street, Santa Ana, California 92701 -> 233 West 4th Street | - | Santa Ana | CA | 92701
petitioner-phone: 714 555 0183 -> 7145550183
petitioner-email: dolores.guzman@example.com -> dolores.guzman@example.com
relative: nombres Amalia, apellidos Guzmán Xitumul -> Guzmán Xitumul | Amalia | -
relation: mi hermana menor -> Brother/Sister
relative-birth: 27 de mayo de 1970 -> 05/27/1970
relative-country: Guatemala -> Guatemala
relative-address: 4a avenida 12-30 zona 1, Ciudad de Guatemala, 01001, Guatemala -> 4a avenida 12-30 zona 1 | Ciudad de Guatemala | - | 01001 | Guatemala
relative-status: viuda -> Widowed

# Tomás, 52, Spanish after K'iche', short answers
N-400
name: Tomás Tzoc -> Tzoc | Tomás | -
birth: 21 de diciembre de 1974 -> 12/21/1974
country: Guatemala -> Guatemala
number: 200100300 -> 200100300
address: 45 Elm Street, New Bedford, Massachusetts 02740 -> 45 Elm Street | - | New Bedford | MA | 02740
phone: 508 555 0121 -> 5085550121
email: no -> -
since: 7 julio 2017 -> 07/07/2017
status: casado -> Married
N-400
name: nombres Micaela, apellidos Ajpop -> Ajpop | Micaela | -
birth: 3 mayo 1969 -> 05/03/1969
country: Guatemala -> Guatemala
number: A 087 654 321 -> 087654321
address: 12 County Street apartamento 2, New Bedford, Massachusetts 02740 -> 12 County Street | Apt. 2 | New Bedford | MA | 02740
phone: 7745550190 -> 7745550190
email: no hay -> -
since: 20 de febrero de 2009 -> 02/20/2009
status: viuda -> Widowed
I-130
petitioner: Tomás Tzoc -> Tzoc | Tomás | -
petitioner-birth: 21 de diciembre de 1974 -> 12/21/1974
petitioner-address: 45 Elm Street, New Bedford, Massachusetts 02740 -> 45 Elm Street | - | New Bedford | MA | 02740
petitioner-phone: 508 555 0121 -> 5085550121
petitioner-email: no -> -
relative: nombres Catarina, apellidos Ixcoy -> Ixcoy | Catarina | -
relation: esposa -> Spouse
relative-birth: 1 de octubre de 1978 -> 10/01/1978
relative-country: Guatemala -> Guatemala
relative-address: Cantón Pacutamá, Totonicapán, Guatemala -> Cantón Pacutamá | Totonicapán | - | - | Guatemala
relative-status: casada -> Married
I-130
petitioner: nombres Micaela, apellidos Ajpop -> Ajpop | Micaela | -
petitioner-birth: 3 de mayo de 1969 -> 05/03/1969
petitioner-address: 12 County Street, apartamento 2, New Bedford, Massachusetts 02740 -> 12 County Street | Apt. 2 | New Bedford | MA | 02740
petitioner-phone: 774 555 0190 -> 7745550190
petitioner-email: no hay -> -
relative: nombres Pedro, apellidos Ajpop -> Ajpop | Pedro | -
relation: papá -> Parent
relative-birth: 29 de junio de 1945 -> 06/29/1945
relative-country: Guatemala -> Guatemala
relative-address: 2a calle 5-20, Quetzaltenango, Guatemala -> 2a calle 5-20 | Quetzaltenango | - | - | Guatemala
relative-status: casado -> Married

# Kevin, 27, types for a parent
N-400
name: Leticia Barrera Solís -> Barrera Solís | Leticia | -
birth: 08/19/1970 -> 08/19/1970
country: mexico -> Mexico
number: A-044-555-666 -> 044555666
address: 98 N 5th Ave Apt 11, Phoenix, AZ 85003 -> 98 North 5th Avenue | Apt. 11 | Phoenix | AZ | 85003
phone: (602) 555-0114 -> 6025550114
email: leti.barrera70@example.com -> leti.barrera70@example.com
since: 12/30/2004 -> 12/30/2004
status: casada -> Married
N-400
name: nombres Gerardo, segundo nombre Iván, apellidos Cantú -> Cantú | Gerardo | Iván
birth: 10 de enero de 1968 -> 01/10/1968
country: México -> Mexico
number: 055666777 -> 055666777
address: 1800 W Camelback Rd, Phoenix, AZ 85015 -> 1800 West Camelback Road | - | Phoenix | AZ | 85015
phone: 480-555-0133 -> 4805550133
email: gcantu@example.com -> gcantu@example.com
since: 06/01/2000 -> ?
status: separado -> Separated
I-130
petitioner: Leticia Barrera Solís -> Barrera Solís | Leticia | -
petitioner-birth: 08/19/1970 -> 08/19/1970
petitioner-address: 98 N 5th Ave Apt 11, Phoenix, AZ 85003 -> 98 North 5th Avenue | Apt. 11 | Phoenix | AZ | 85003
petitioner-phone: 6025550114 -> 6025550114
petitioner-email: leti.barrera70@example.com -> leti.barrera70@example.com
relative: nombres Efraín, apellidos Barrera -> Barrera | Efraín | -
relation: padre -> Parent
relative-birth: 02/25/1942 -> 02/25/1942
relative-country: México -> Mexico
relative-address: Calle 5 de Mayo 77, Hermosillo, Sonora, 83000, México -> Calle 5 de Mayo 77 | Hermosillo | Sonora | 83000 | Mexico
relative-status: viudo -> Widowed
I-130
petitioner: nombres Gerardo, segundo nombre Iván, apellidos Cantú -> Cantú | Gerardo | Iván
petitioner-birth: 01/10/1968 -> ?
petitioner-address: 1800 W Camelback Rd, Phoenix, AZ 85015 -> 1800 West Camelback Road | - | Phoenix | AZ | 85015
petitioner-phone: 4805550133 -> 4805550133
petitioner-email: gcantu@example.com -> gcantu@example.com
relative: nombres Daniela, apellidos Cantú Peña -> Cantú Peña | Daniela | -
relation: hija -> Child
relative-birth: 11/11/2008 -> 11/11/2008
relative-country: México -> Mexico
relative-address: Privada Roble 4, Monterrey, Nuevo León, 64000, México -> Privada Roble 4 | Monterrey | Nuevo León | 64000 | Mexico
relative-status: soltera -> Single

# Odalys, 63, a teacher from Cuba, whole sentences
N-400
name: mi primer nombre es Odalys, mi segundo nombre es Caridad y mis apellidos son Pérez Valdés -> Pérez Valdés | Odalys | Caridad
birth: mi fecha de nacimiento es el doce de septiembre de 1963 -> 09/12/1963
country: nací en Cuba -> Cuba
number: mi número es A 055 123 987 -> 055123987
address: mi dirección es 2750 Southwest 8th Street, apartamento 302, Miami, Florida 33135 -> 2750 Southwest 8th Street | Apt. 302 | Miami | FL | 33135
phone: mi teléfono es 305 555 0176 -> 3055550176
email: mi correo es odalys63 arroba example punto com -> odalys63@example.com
since: soy residente desde el 4 de junio de 2011 -> 06/04/2011
status: estoy divorciada -> Divorced
N-400
name: nombres Lázaro, apellidos Fuentes -> Fuentes | Lázaro | -
birth: el diecisiete de diciembre de 1958 -> 12/17/1958
country: Cuba -> Cuba
number: cero seis seis, uno uno uno, dos dos dos -> 066111222
address: 415 West 49th Street, Hialeah, Florida 33012 -> 415 West 49th Street | - | Hialeah | FL | 33012
phone: 786-555-0102 -> 7865550102
email: no poseo correo electrónico -> -
since: el 1 de marzo de 2013 -> 03/01/2013
status: soy casado -> Married
I-130
petitioner: nombres Odalys, segundo nombre Caridad, apellidos Pérez Valdés -> Pérez Valdés | Odalys | Caridad
petitioner-birth: doce de septiembre de 1963 -> 09/12/1963
petitioner-address: 2750 Southwest 8th Street, apartamento 302, Miami, Florida 33135 -> 2750 Southwest 8th Street | Apt. 302 | Miami | FL | 33135
petitioner-phone: 305 555 0176 -> 3055550176
petitioner-email: odalys63@example.com -> odalys63@example.com
relative: nombres Yoel, apellidos Ruiz Pérez -> Ruiz Pérez | Yoel | -
relation: se trata de mi hijo -> Child
relative-birth: 25 de diciembre de 1986 -> 12/25/1986
relative-country: Cuba -> Cuba
relative-address: Calle 23 número 1058, La Habana, Cuba -> Calle 23 número 1058 | La Habana | - | - | Cuba
relative-status: divorciado -> Divorced
I-130
petitioner: nombres Lázaro, apellidos Fuentes -> Fuentes | Lázaro | -
petitioner-birth: 17 de diciembre de 1958 -> 12/17/1958
petitioner-address: 415 West 49th Street, Hialeah, Florida 33012 -> 415 West 49th Street | - | Hialeah | FL | 33012
petitioner-phone: 786 555 0102 -> 7865550102
petitioner-email: no tengo -> -
relative: nombres Mirta, apellidos Fuentes León -> Fuentes León | Mirta | -
relation: mi hermana -> Brother/Sister
relative-birth: 8 de marzo de 1961 -> 03/08/1961
relative-country: Cuba -> Cuba
relative-address: Calle Martí 60, Camagüey, Cuba -> Calle Martí 60 | Camagüey | - | - | Cuba
relative-status: soltera -> Single

# Rafael, 49, drives a taxi in New York, from Santo Domingo
N-400
name: Rafael Peralta -> Peralta | Rafael | -
birth: 24 de octubre del 77 -> 10/24/1977
country: República Dominicana -> Dominican Republic
number: 203 456 789 -> 203456789
address: 560 West 180th Street, apartamento 5A, New York, New York 10033 -> 560 West 180th Street | Apt. 5A | New York | NY | 10033
phone: 917 555 0163 -> 9175550163
email: rperalta arroba example punto net -> rperalta@example.net
since: 19 de agosto de 2015 -> 08/19/2015
status: casado otra vez -> Married
N-400
name: primer nombre Altagracia, segundo nombre Milagros, apellido Peralta -> Peralta | Altagracia | Milagros
birth: 21 de enero de 1956 -> 01/21/1956
country: dominicana -> Dominican Republic
number: A 031 313 131 -> 031313131
address: 2150 Grand Concourse, apartamento 6D, Bronx, New York 10453 -> 2150 Grand Concourse | Apt. 6D | Bronx | NY | 10453
phone: 718 555 0150 -> 7185550150
email: no, mi hijo -> -
since: 30 de abril de 1996 -> 04/30/1996
status: viuda -> Widowed
I-130
petitioner: Rafael Peralta -> Peralta | Rafael | -
petitioner-birth: 24 de octubre de 1977 -> 10/24/1977
petitioner-address: 560 West 180th Street, apartamento 5A, New York, New York 10033 -> 560 West 180th Street | Apt. 5A | New York | NY | 10033
petitioner-phone: 917 555 0163 -> 9175550163
petitioner-email: rperalta@example.net -> rperalta@example.net
relative: nombres Yaniris, apellidos Batista -> Batista | Yaniris | -
relation: es mi mujer, estamos casados -> Spouse
relative-birth: 13 de junio de 1983 -> 06/13/1983
relative-country: República Dominicana -> Dominican Republic
relative-address: Calle Duarte 18, Santiago, República Dominicana -> Calle Duarte 18 | Santiago | - | - | Dominican Republic
relative-status: casada -> Married
I-130
petitioner: nombres Altagracia, segundo nombre Milagros, apellidos Peralta -> Peralta | Altagracia | Milagros
petitioner-birth: 21 de enero de 1956 -> 01/21/1956
petitioner-address: 2150 Grand Concourse, apartamento 6D, Bronx, New York 10453 -> 2150 Grand Concourse | Apt. 6D | Bronx | NY | 10453
petitioner-phone: 718 555 0150 -> 7185550150
petitioner-email: no -> -
relative: nombres Juan, segundo nombre Bautista, apellidos Peralta -> Peralta | Juan | Bautista
relation: mi hijo -> Child
relative-birth: 24 de junio de 1980 -> 06/24/1980
relative-country: República Dominicana -> Dominican Republic
relative-address: Avenida Mella 200, Santo Domingo, República Dominicana -> Avenida Mella 200 | Santo Domingo | - | - | Dominican Republic
relative-status: soltero -> Single
`;
