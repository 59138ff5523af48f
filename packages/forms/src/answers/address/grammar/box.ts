import { atStart, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { beforeBoxNumber, boxWords, postalThings, ruralRoutes } from "../boxes.table.ts";
import { streetWords } from "../words.table.ts";
import { isNumber } from "./tidied/said-again.ts";
import { digitsOf, numbersFrom } from "./us-parts.ts";

/**
 * Finds a box of the post office: "PO Box 45", or on a rural route or highway contract route "RR 2 Box 45".
 * @returns the line as USPS prints it (Publication 28, section 24)
 */
export function boxIn(line: readonly Token[]): string | undefined {
  return ruralBox(line) ?? postOfficeBox(line);
}

function postOfficeBox(line: readonly Token[]): string | undefined {
  if (isRural(line)) return undefined;
  for (let at = line.length - 1; at >= 0; at--) {
    if (!isBoxAt(line, at)) continue;
    let from = at + 1;
    while (isBeforeNumber.has(line[from]?.plain ?? "")) from++;
    const number = numberAt(line, from);
    // "Mi correo llega al p.o. box 118": talk before it, and no part of another address.
    const isAlone = !line.slice(0, at).some((token) => isNumber(token) || isStreetWord.has(token.plain));
    if (number === undefined) continue;
    const behind = line.slice(number.to).filter(({ kind, plain }) => kind !== "mark" && !/^(en|in|de)$/.test(plain));
    const route = isRural(behind) ? numberAt(behind, behind.findIndex(isNumber)) : undefined;
    // "Box 88, Rural Route 3".
    if (isAlone && route?.to === behind.length) return `RR ${route.digits} Box ${number.digits}`;
    return isAlone && !behind.some(isNumber) ? `PO Box ${number.digits}` : undefined;
  }
  return undefined;
}

/** "box", "pobox", "apartado", "caja postal". */
function isBoxAt(line: readonly Token[], at: number): boolean {
  const plain = line[at]?.plain ?? "";
  return isBox.has(plain) || (plain === "postal" && isPostal.has(line[at - 1]?.plain ?? ""));
}

const isBox = wordsOf(boxWords);
const isPostal = wordsOf(postalThings);
const isBeforeNumber = wordsOf(beforeBoxNumber);
const isStreetWord = wordsOf(streetWords);

function ruralBox(line: readonly Token[]): string | undefined {
  const route = ruralRoute.exec(plainText(line))?.[0].split(" ").length ?? 0;
  if (route === 0) return undefined;
  const words = line.filter((token) => token.kind !== "mark");
  const from = /^(numero|num|no)$/.test(words[route]?.plain ?? "") ? route + 1 : route;
  const first = numberAt(words, from);
  if (first === undefined) return undefined;
  const boxAt = words.findIndex(
    (token, at) => at >= first.to && /^(box|caja|buzon|casilla|apartado)$/.test(token.plain),
  );
  const box = boxAt < 0 ? undefined : numberAt(words, boxAt + 1);
  if (box === undefined) return undefined;
  const isContract = /^(hc|h c|hcr|highway|star)/.test(plainText(line));
  return `${isContract ? "HC" : "RR"} ${first.digits} Box ${box.digits}`;
}

/** Tells whether "PO Box" stands somewhere in a line. */
export function hasBox(line: readonly Token[]): boolean {
  return /\b((p ?o|p[ei] o|post office) (box|bax|boks|vox)|pobox) \S/.test(plainText(line));
}

const ruralRoute = atStart(ruralRoutes);

/** Tells whether a line begins like a rural or a highway contract route. */
function isRural(line: readonly Token[]): boolean {
  return ruralRoute.test(plainText(line));
}

function numberAt(line: readonly Token[], from: number): { readonly digits: string; readonly to: number } | undefined {
  const count = numbersFrom(line, from);
  const [digits] = count > 0 ? digitsOf(line.slice(from, from + count)) : [];
  return digits === undefined ? undefined : { digits: digits.replace(/^0+(?=\d)/, ""), to: from + count };
}
