/**
 * English street suffixes, each with its abbreviations. Suffixes, directions and units: USPS Publication 28, appendices
 * C and B; their Spanish words: libpostal, resources/dictionaries/es (MIT).
 */
export const suffixLines = `
Alley|aly
Avenue|ave|av|aven|avnue|avenyu|avenu|abenue|abenu|havenue|aveniu|abeniu|abenyu|avenyou
Bend|bnd
Boulevard|blvd|boul|boulv|boulevar
Branch|br
Bridge|brg
Bypass|byp
Causeway|cswy|causwa
Center|ctr
Circle|cir|circ|sercol|serkol|sircol|sercl|cercol
Commons|cmns
Court|ct|crt|cort
Cove|cv
Creek|crk
Crescent|cres
Crossing|xing
Drive|dr|drv|driv|draiv|dribe|draib|draif|drayv
Expressway|expy|expwy
Extension|ext|extn
Freeway|fwy
Glen|gln
Green|grn
Grove|grv
Heights|hts
Highway|hwy|highwy|jaiwei|jaiuei|jaiguei|jaiguey|jaigwey|haiwei
Hill|hl
Hills|hls
Hollow|holw
Junction|jct
Knoll|knl
Landing|lndg
Lane|ln|la.|lein|leyn
Loop
Manor|mnr
Mall
Meadows|mdws
Mews
Parkway|pkwy|pky|parkwy|pakway|paruei|parkuei|parcuei|parquei|parquey|parkwey|parkguey
Pass
Path
Pike
Place|pl|pleis|pleys|pleiz
Plaza|plz
Point|pt
Ridge|rdg
Road|rd|roud|rowd
Route|rte
Row
Run
Skyway
Spring|spg
Springs|spgs
Square|sq|escuer|eskuer
Station|sta
Street|st|str|strit|estrit|ztreet|estreet|streed|sdreet|estri|istrit|estrid|stri
Terrace|ter|terr|terras
Trace|trce
Trail|trl|treil
Turnpike|tpke
View|vw
Village|vlg
Vista|vis
Walk
Way|wy|guey|uei|wei
`;

/** Spanish street types that are said before the name, behind the suffix that is printed for them. */
export const spanishTypeLines = `
Street|calle|cll
Avenue|avenida|avda|aveni
Boulevard|bulevar|bulevard|bulebar
Road|carretera
Lane|callejon
Highway|autopista
`;

/** Spanish and English directions. */
export const directionLines = `
North|norte|n|nte|nort|norz
South|sur|s|saut|sout|sauz|sau
East|este|e|ist
West|oeste|w|wes|ues|gues|uest|guest
Northeast|noreste|nordeste|ne
Northwest|noroeste|nw
Southeast|sureste|sudeste|se
Southwest|suroeste|sudoeste|sw
`;

/** Where on its floor a unit is. */
export const sideLines = `
Left|izquierda|izquierdo|izq|izqda|left
Right|derecha|derecho|dcha|right
`;

/** Words for a unit inside a building, behind the abbreviation the form prints. */
export const unitLines = `
Apt|apartamento|apartment|apto|aptos|ap|apartment|apartamiento|aparta|departamento|depto|dpto|depa|apar
Ste|suite|suit|sta.|swite|oficina|office
Unit|condo|condominio|unidad|unid|puerta|interior|int|vivienda
Fl|floor|flr|piso|planta
Rm|room|cuarto|habitacion|recamara
Bldg|building|edificio
Lot|lote
Trlr|trailer|traila|treila|traler
Spc|space|espacio
Bsmt|basement|sotano
PH|penthouse
Frnt|front
Rear|atras
`;

/** Spanish and misheard names of US cities, folded, behind the English name. */
export const exonymLines = `
New York|nueva york|nyc|n y c|ny city|nueva york city
Los Angeles|los angeles
Phoenix|fenix
Philadelphia|filadelfia|philly|phila
New Orleans|nueva orleans|nueva orleanes
St. Louis|san luis
St. Paul|san pablo
St. Augustine|san agustin
St. Petersburg|san petersburgo
Houston|jiuston|yuston
Miami|mayami
San Jose|san jose
Jersey City|nueva jersey
Detroit|detroit
Key West|cayo hueso
Jacksonville|jacksonvil
Chicago|chicago
Brooklyn|bruklin|bklyn|bkln|bk|brklyn
Bronx|el bronx|the bronx|bx|brx
Queens|qns
Manhattan|manh
El Paso|el paso
`;

/** Short words of a city's name, behind the whole word. */
export const shortWordLines = `
saint|st
santa|sta
santo|sto
puerto|pto
ciudad|cd
general|gral
sainte|ste
fort|ft
mount|mt
north|n
south|s
east|e
west|w
heights|hts
springs|spgs
point|pt
township|twp|tw
hill|hl
branch|br
hills|hls
junction|jct
beach|bch
village|vlg
`;

/** Words of a unit that are known with a letter or two wrong, where its number follows. */
export const respelledUnits = "apartamento apartment departamento edificio building trailer espacio";

/** Words that end a street, known with a letter wrong behind its number and name. */
export const respelledSuffixes = "street avenue boulevard parkway terrace highway";

/** The words of streets above that are written as a Spanish ear hears them: the names beside them may be as well. */
export const wordsByEar =
  "strit estrit estri stri istrit estrid aveniu avenyu avenu abenue abenu abeniu abenyu draiv draib draif drayv lein leyn pleis pleys pleiz roud rowd sercol serkol sircol sercl cercol cort jaiwei jaiuei jaiguei jaiguey jaigwey haiwei paruei parkuei parcuei parquei parquey parkwey parkguey terras treil escuer eskuer guey uei nort norz saut sout sauz sau ist wes ues gues uest guest";
