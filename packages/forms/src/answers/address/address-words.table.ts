/** What people say before an address. Collected for Dilo; no list of such phrases is published. */
export const leadPhrases = `
eh
em
mmm
ah
este
pues
bueno
mire
fijese
si
claro
ok
okey
a ver
la verdad
yo
ahorita
actualmente
ahora
o sea
es que
creo que
mi (direccion|domicilio|casa)( actual| es| queda| esta)*( en( el| la)?)?
la direccion( actual| de (el|ella|mi [a-z]+)| es)*
su direccion( es)?
direccion
el domicilio es
vivo( en)?( el| la| los)?
vive( en)?( el| la)?
vivimos( en)?( el| la)?
ella vive en
el vive en
estoy (viviendo )?en( el| la)?
resido en( el| la)?
es en( el| la)?
es
queda en( el| la)?
en el
en la
esta en( el| la)?
aqui en( el| la)?
seria
i live (at|in|on)
my address is
`;

/** Parts of a town as other countries name them: what they stand in is no US address. */
export const abroadWords = `
colonia
barrio
aldea
caserio
canton
municipio
vereda
ejido
reparto
sector
urbanizacion
delegacion
corregimiento
estado de mexico
`;

/** Words that stand around a street, and in none. */
export const aroundStreetWords = `
apartamento
apto
departamento
depto
numero
ciudad
codigo
postal
es
esta
queda
vivo
casa
junto
cerca
frente
enfrente
esquina
detras
arriba
abajo
planta
oeste
primera
segunda
tercera
and a half
`;

/** English number words: they name a street as they stand. */
export const englishNumbers = `
one
two
three
four
five
six
seven
eight
nine
ten
eleven
twelve
(thir|four|fif|six|seven|eigh|nine)teen
twenty
thirty
forty
fifty
sixty
seventy
eighty
ninety
`;

/** Suffixes that end a street wherever they stand. */
export const strongSuffixes =
  "st street ave av avenue blvd boulevard boulevar rd road dr drive ln lane ct court crt cir circle pl place pkwy pky parkway pakway way ter terrace trl trail hwy highway cswy causeway route rte sq square";

/** Roads that are named by a number. */
export const numberedRoads = "highway hwy route rte road rd carretera ruta calle loop fm interstate i us sr cr";
