// Street suffixes, directions and secondary units: USPS Publication 28, appendices C and B; their Spanish words:
// libpostal, resources/dictionaries/es (MIT).

function table(lines: string, isNameKnown = true): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", ...words] = line.split("|");
        return [...(isNameKnown ? [name.toLowerCase()] : []), ...words].map((word) => [word, name] as const);
      }),
  );
}

/** English street suffixes and their abbreviations, to the full word. */
export const suffixes = table(`
Alley|aly
Avenue|ave|av|aven|avnue|avenyu|avenu
Bend|bnd
Boulevard|blvd|boul|boulv|boulevar
Branch|br
Bridge|brg
Bypass|byp
Causeway|cswy|causwa
Center|ctr
Circle|cir|circ
Commons|cmns
Court|ct|crt
Cove|cv
Creek|crk
Crescent|cres
Crossing|xing
Drive|dr|drv|driv|draiv
Expressway|expy|expwy
Extension|ext|extn
Freeway|fwy
Glen|gln
Green|grn
Grove|grv
Heights|hts
Highway|hwy|highwy
Hill|hl
Hills|hls
Hollow|holw
Junction|jct
Knoll|knl
Landing|lndg
Lane|ln|la.|lein
Loop
Manor|mnr
Mall
Meadows|mdws
Mews
Parkway|pkwy|pky|parkwy|pakway
Pass
Path
Pike
Place|pl|pleis
Plaza|plz
Point|pt
Ridge|rdg
Road|rd
Route|rte
Row
Run
Skyway
Spring|spg
Springs|spgs
Square|sq
Station|sta
Street|st|str|strit|estrit
Terrace|ter|terr
Trace|trce
Trail|trl
Turnpike|tpke
View|vw
Village|vlg
Vista|vis
Walk
Way|wy
`);

/** Spanish street types that are said before the name and printed behind it. */
export const spanishTypes = table(
  `
Street|calle|cll
Avenue|avenida|avda|aveni
Boulevard|bulevar|bulevard|bulebar
Road|carretera
Lane|callejon
Highway|autopista
`,
  false,
);

/** Spanish and English directions. */
export const directions = table(`
North|norte|n|nte
South|sur|s
East|este|e
West|oeste|w
Northeast|noreste|nordeste|ne
Northwest|noroeste|nw
Southeast|sureste|sudeste|se
Southwest|suroeste|sudoeste|sw
`);

/** Where on its floor a unit is. */
export const sides = new Map([
  ["izquierda", "Left"],
  ["izq", "Left"],
  ["izqda", "Left"],
  ["derecha", "Right"],
  ["dcha", "Right"],
  ["left", "Left"],
  ["right", "Right"],
]);

/** Words for a unit inside a building, to the abbreviation the form prints. */
export const units = table(`
Apt|apartamento|apartment|apto|aptos|apartment|apartamiento|aparta|departamento|depto|dpto|depa|apar
Ste|suite|suit|sta.|swite|oficina|office
Unit|condo|condominio|unidad|unid|interior|int|vivienda
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
`);

/** Spanish and misheard names of US cities, folded, to the English name. */
export const exonyms: ReadonlyMap<string, string> = new Map([
  ["nueva york", "New York"],
  ["los angeles", "Los Angeles"],
  ["fenix", "Phoenix"],
  ["filadelfia", "Philadelphia"],
  ["nueva orleans", "New Orleans"],
  ["nueva orleanes", "New Orleans"],
  ["san luis", "St. Louis"],
  ["san pablo", "St. Paul"],
  ["san agustin", "St. Augustine"],
  ["san petersburgo", "St. Petersburg"],
  ["jiuston", "Houston"],
  ["yuston", "Houston"],
  ["mayami", "Miami"],
  ["san jose", "San Jose"],
  ["nueva jersey", "Jersey City"],
  ["detroit", "Detroit"],
  ["cayo hueso", "Key West"],
  ["jacksonvil", "Jacksonville"],
  ["chicago", "Chicago"],
  ["bruklin", "Brooklyn"],
  ["el bronx", "Bronx"],
  ["el paso", "El Paso"],
]);
/** Short words of a city's name, to the whole word. */
export const shortWords: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
  ["hts", "heights"],
  ["spgs", "springs"],
  ["pt", "point"],
  ["twp", "township"],
  ["tw", "township"],
  ["hl", "hill"],
  ["br", "branch"],
  ["hls", "hills"],
  ["jct", "junction"],
  ["bch", "beach"],
  ["vlg", "village"],
]);
