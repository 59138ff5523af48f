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

/** Numbers of streets in English, as a Spanish voice says them: what is counted, and the one that is told. */
const ones = " uan tu zri for faiv six séven eit nain".split(" ");
const tens = "  tuénti zérti fórti fífti síxti séventi éiti náinti".split(" ");
const firstOnes =
  " ferst sécond zerd forz fifz sixz sévenz eitz nainz tenz ilévenz tuelfz zertínz fortínz fiftínz sixtínz seventínz eitínz naintínz".split(
    " ",
  );

/** "21st" is "tuénti ferst", "163rd" is "uan síxti zerd": of more than three digits the number alone. */
function ordinal(count: number): string {
  if (count > 999) return String(count);
  const [hundred, rest] = [ones[Math.floor(count / 100)] ?? "", count % 100];
  if (rest === 0) return `${hundred} jóndredz`;
  const [ten, one] = [tens[Math.floor(rest / 10)] ?? "", rest % 10];
  const told = rest < 20 ? (firstOnes[rest] ?? "") : one === 0 ? `${ten}ez` : `${ten} ${firstOnes[one]}`;
  return hundred === "" ? told : `${hundred} ${rest < 10 ? "ou " : ""}${told}`;
}

/** Figures of a form as an English voice says them: a date as a day, numbers digit by digit. */
const english: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [/\b(0[1-9]|1[0-2])\/(\d\d)\/(\d{4})\b/g, (_, month = "", day = "", year = "") => dayInEnglish(month, day, year)],
  [/\bA(\d{7,9})\b/g, (_, digits = "") => `A, ${digitByDigit(digits)}`],
  [/\((\d{3})\) (\d{3})-(\d{4})/g, (_, ...groups) => groups.slice(0, 3).map(digitByDigit).join(", ")],
  [/\b([A-Z]{2}) (\d{5})\b/g, (_, state = "", zip = "") => `${state.split("").join(" ")}, ${digitByDigit(zip)}`],
];

function dayInEnglish(month: string, day: string, year: string): string {
  const name = new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(2000, Number(month) - 1));
  return `${name} ${Number(day)}, ${year}`;
}

function digitByDigit(digits: string): string {
  return digits.split("").join(" ");
}

/**
 * A text as a voice is to say it: no English word, sign or abbreviation is left that a Spanish voice would mangle, and an
 * English one says figures as people do. Other languages are left as they are.
 * @param language of the voice, BCP 47
 */
export function pronounce(text: string, language = "es"): string {
  if (/^en\b/i.test(language)) return english.reduce((said, [written, spoken]) => said.replace(written, spoken), text);
  if (!language.toLowerCase().startsWith("es")) return text;
  const ordinals = text.replace(/\b(\d{1,4})(?:st|nd|rd|th)\b/g, (_, digits: string) => ordinal(Number(digits)));
  return spanish.reduce((said, [written, spoken]) => said.replace(written, spoken), ordinals);
}
