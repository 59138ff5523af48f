import { aliases, formTypes } from "../forms/form-types.ts";

/** English in a Spanish voice's mouth, and abbreviations, as they are to be said. The longest come first. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/\bjustice\.gov\/eoir\b/gi, "justis punto gov, diagonal, e o i erre"],
  [/\buscis\.gov(\/[\w-]+)?/gi, "u ese ce i ese punto gov"],
  [/\bUSCIS#/g, "u ese ce i ese, número"],
  [/\bUSCIS\b/g, "u ese ce i ese"],
  ...formTypes.map((formType) => [new RegExp(`\\b${formType}\\b`, "g"), aliases[formType].spokenName] as const),
  [/\bI-(?=\d)/g, "i "],
  [/\bN-(?=\d)/g, "ene "],
  [/\bA#/g, "a, número"],
  [/\bResident Since\b/g, "résident sins"],
  [/\bPDF\b/g, "pe de efe"],
  [/\bZIP\b/gi, "sip"],
  [/\bStreet\b/g, "estrit"],
  [/\bSt\b\.?(?=,|$| )/g, "estrit"],
  [/\bAvenue\b/g, "ávenu"],
  [/\bAve\b\.?/g, "ávenu"],
  [/\bBoulevard\b/g, "búlevard"],
  [/\bBlvd\b\.?/g, "búlevard"],
  [/\bDrive\b/g, "draiv"],
  [/\bDr\b\.?(?=,|$| )/g, "draiv"],
  [/\bRoad\b/g, "roud"],
  [/\bRd\b\.?/g, "roud"],
  [/\bLane\b/g, "lein"],
  [/\bLn\b\.?/g, "lein"],
  [/\bCourt\b/g, "cort"],
  [/\bCt\b\.?(?=,|$| )/g, "cort"],
  [/\bPlace\b/g, "pleis"],
  [/\bPl\b\.?(?=,|$| )/g, "pleis"],
  [/\bCircle\b/g, "sércol"],
  [/\bTerrace\b/g, "térras"],
  [/\bParkway\b/g, "párcuey"],
  [/\bHighway\b/g, "jáiguey"],
  [/\bSquare\b/g, "escuér"],
  [/\bTrail\b/g, "treil"],
  [/\bWay\b/g, "uey"],
  [/\bSuite\b/g, "suit"],
  [/\bUnit\b/g, "unidad"],
  [/\bApt\b\.?/g, "apartamento"],
  [/\bNorth\b/g, "norz"],
  [/\bSouth\b/g, "sauz"],
  [/\bEast\b/g, "ist"],
  [/\bWest\b/g, "uést"],
  [/#\s*(?=\w)/g, "número "],
];

const tens = [
  "",
  "",
  "veinti",
  "treinta y ",
  "cuarenta y ",
  "cincuenta y ",
  "sesenta y ",
  "setenta y ",
  "ochenta y ",
  "noventa y ",
];
const ones = ["", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const teens = [
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
];
const roundTens = ["", "", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

/** A number under a hundred in words; larger ones stay in digits, which every voice reads. */
function inWords(count: number): string {
  if (count < 10) return ones[count] ?? String(count);
  if (count < 20) return teens[count - 10] ?? String(count);
  if (count >= 100) return String(count);
  const [ten, one] = [Math.floor(count / 10), count % 10];
  return one === 0 ? (roundTens[ten] ?? String(count)) : `${tens[ten]}${ones[one]}`;
}

/**
 * A text as a voice is to say it: no English word, sign or abbreviation is left that a Spanish voice would mangle.
 * Languages other than Spanish are left as they are: their voices know English.
 * @param language of the voice, BCP 47
 */
export function pronounce(text: string, language = "es"): string {
  if (!language.toLowerCase().startsWith("es")) return text;
  const ordinals = text.replace(/\b(\d{1,4})(?:st|nd|rd|th)\b/g, (_, digits: string) => inWords(Number(digits)));
  return spanish.reduce((said, [written, spoken]) => said.replace(written, spoken), ordinals);
}
