/** What a number word is, for the grammar. `hundred-root` is "cientos" said apart: "dos cientos". */
export interface NumberWord {
  readonly value: number;
  readonly rank: "unit" | "teen" | "ten" | "hundred" | "hundred-root" | "thousand" | "million";
}

const words = new Map<string, NumberWord>();

function add(rank: NumberWord["rank"], value: number, spellings: string): void {
  for (const spelling of spellings.split(" ")) words.set(spelling, { value, rank });
}

// Spellings: Real Academia Española, "Ortografía" (numerals), with the older and the misheard forms people and
// transcribers use. Accents are folded before looking up. English digits and tens occur in mixed speech.
const units = "un uno una|dos|tres|cuatro quatro|cinco sinco|seis seiz ceis|siete ciete|ocho|nueve nuebe".split("|");
units.forEach((spellings, index) => {
  add("unit", index + 1, spellings);
});
add("unit", 0, "cero zero sero");
add("teen", 10, "diez dies");
add("teen", 11, "once onse");
add("teen", 12, "doce dose");
add("teen", 13, "trece trese");
add("teen", 14, "catorce catorse");
add("teen", 15, "quince quinse");
add("teen", 16, "dieciseis diesiseis diecisies");
add("teen", 17, "diecisiete diesisiete");
add("teen", 18, "dieciocho diesiocho");
add("teen", 19, "diecinueve diesinueve");
add("ten", 20, "veinte beinte vente bente veynte");

const tens =
  "treinta trenta|cuarenta quarenta|cincuenta cinquenta sincuenta|sesenta secenta|setenta|ochenta|noventa nobenta";
tens.split("|").forEach((spellings, index) => {
  add("ten", (index + 3) * 10, spellings);
});
units.forEach((spellings, index) => {
  for (const unit of spellings.split(" ")) {
    add("teen", 20 + index + 1, `veinti${unit} venti${unit} veinte${unit} veintey${unit} beinti${unit}`);
    // "treintaiuno", "treintiuno", "treintayuno": the tens written as one word.
    tens.split("|").forEach((ten, at) => {
      const stem = ten.split(" ")[0] ?? "";
      add("teen", (at + 3) * 10 + index + 1, `${stem}i${unit} ${stem}y${unit} ${stem.slice(0, -1)}i${unit}`);
    });
  }
});

add("hundred", 100, "cien ciento sien siento");
add("hundred-root", 100, "cientos cientas");
const hundreds =
  "doscient|trescient trecient|cuatrocient|quinient|seiscient|setecient sietecient|ochocient|novecient nuevecient";
hundreds.split("|").forEach((stems, index) => {
  for (const stem of stems.split(" ")) {
    add("hundred", (index + 2) * 100, `${stem}os ${stem}as ${stem.replace("cient", "sient")}os`);
  }
});
add("thousand", 1000, "mil thousand");
add("million", 1e6, "millon millones");
add("million", 1e9, "millardo millardos");
add("million", 1e12, "billon billones");

"one|two|three|four|five|six|seven|eight|nine".split("|").forEach((word, index) => {
  add("unit", index + 1, word);
});
"ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|").forEach((word, index) => {
  add("teen", index + 10, word);
});
"twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|").forEach((word, index) => {
  add("ten", (index + 2) * 10, word);
});

/** Finds a folded word among the numbers; written as it sounds in the Americas too: "dosientos", "nobesientos". */
export function numberWord(plain: string): NumberWord | undefined {
  return words.get(plain) ?? (plain.length > 4 ? bySound.get(soundOf(plain)) : undefined);
}

/** C before e and i, s and z are one sound; so are b and v, and a double letter is one. */
function soundOf(plain: string): string {
  return plain
    .replace(/c(?=[ei])|sc(?=[ei])|z/g, "s")
    .replaceAll("v", "b")
    .replace(/(.)\1/g, "$1");
}

const bySound = new Map([...words].map(([spelling, word]) => [soundOf(spelling), word]));

/** Every folded number word: for cutting words that were run together. */
export const numberSpellings: readonly string[] = [...words.keys()];

const ordinals: readonly (readonly [number, string])[] = [
  [1, "primero primer primera first"],
  [2, "segundo segunda second"],
  [3, "tercero tercer tercera third"],
  [4, "cuarto cuarta fourth"],
  [5, "quinto quinta fifth"],
  [6, "sexto sexta sixth"],
  [7, "septimo septima setimo setima seventh"],
  [8, "octavo octava eighth"],
  [9, "noveno novena ninth"],
  [10, "decimo decima tenth"],
  [11, "undecimo undecima onceavo eleventh"],
  [12, "duodecimo duodecima doceavo twelfth"],
  [13, "decimotercero decimotercer decimotercera thirteenth"],
  [14, "decimocuarto decimocuarta fourteenth"],
  [15, "decimoquinto decimoquinta fifteenth"],
  [16, "decimosexto decimosexta sixteenth"],
  [17, "decimoseptimo decimoseptima seventeenth"],
  [18, "decimoctavo decimoctava eighteenth"],
  [19, "decimonoveno decimonovena nineteenth"],
  [20, "vigesimo vigesima twentieth"],
  [21, "vigesimoprimero vigesimoprimer vigesimoprimera"],
  [22, "vigesimosegundo vigesimosegunda"],
  [23, "vigesimotercero vigesimotercer vigesimotercera"],
  [24, "vigesimocuarto vigesimocuarta"],
  [25, "vigesimoquinto vigesimoquinta"],
  [26, "vigesimosexto vigesimosexta"],
  [27, "vigesimoseptimo vigesimoseptima"],
  [28, "vigesimoctavo vigesimoctava"],
  [29, "vigesimonoveno vigesimonovena"],
  [30, "trigesimo trigesima thirtieth"],
];
const ordinalWords = new Map(
  ordinals.flatMap(([value, spellings]) => spellings.split(" ").map((word) => [word, value])),
);

/** The value of a folded ordinal word, "tercera" or "third". */
export function ordinalWord(plain: string): number | undefined {
  return ordinalWords.get(plain);
}

/** What may stand behind digits to make an ordinal: 1ro, 2da, 3.º, 4th. */
export const ordinalEndings: ReadonlySet<string> = new Set(
  "o a º ª er ero ro ra do da to ta mo ma vo va no na st nd rd th".split(" "),
);
