import { beginsDigits } from "../numbers/digit-strings.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { somewhere, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { brokenOffPhrases, countedWords, measureWords, unfinishedPhrases } from "./said-around.table.ts";

const counted = wordsOf(countedWords);
const measures = wordsOf(measureWords);
/** What stands before a year, and before no digits of a number. */
const behindYear = /(?<!\b(?:termin|acab|empiez|empez|comienz|inici)\w* )\b(?:en|desde|hasta) (?:el|los)(?: ano)?$/;
const brokenOff = somewhere(brokenOffPhrases);
const unfinished = somewhere(unfinishedPhrases);

const poorSight =
  /\bno (?:se )?(?:veo|ve|leo|lee|distingo|distingue) (?:(?:muy|tan) )?(?:bien|nada|claro)(?! (?:el|la|los|las)\b)/g;

/** A number without what is told about its digits, and without the pauses that cut a word of it in two. */
export function withoutTalk(tokens: readonly Token[]): readonly Token[] {
  // "Tres veces el cinco".
  const said = tokens.filter(
    ({ plain }, at) => !(/^(el|un|the)$/.test(plain) && /^(veces|times)$/.test(tokens[at - 1]?.plain ?? "")),
  );
  return withoutPauseInNumber(withoutCount(withoutMeasures(said)));
}

/** Leaves out numbers that measure something, and years: "llevo treinta y dos años", "llegué en el noventa y dos". */
function withoutMeasures(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = numberEnd(tokens, at);
    const told = tokens.slice(at, end);
    const isMeasure = measures.has(tokens[end]?.plain ?? "") && isCount(told);
    if (end > at && (isMeasure || (isYear(told) && behindYear.test(plainText(kept))))) {
      at = isMeasure ? end + 1 : end;
      continue;
    }
    kept.push(...(end > at ? told : tokens.slice(at, at + 1)));
    at = Math.max(end, at + 1);
  }
  return kept;
}

/** Where the number ends that begins at a token; there, where none does. */
function numberEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.plain !== "y" && !beginsDigits(token)) || /^oh?$/.test(token.plain)) break;
    if (token.plain !== "y") end = at + 1;
    else if (end !== at) break;
  }
  return end;
}

/** A number of few words that counts something: "305 555 0123, hijo" counts no children. */
function isCount(told: readonly Token[]): boolean {
  const units = told.filter(({ kind, plain }) => kind === "digits" || numberWord(plain)?.rank === "unit");
  return units.length < 2 && told.every(({ kind, text }) => kind !== "digits" || text.length < 5);
}

/** A year as one says it, "noventa y dos", or writes it. */
function isYear(told: readonly Token[]): boolean {
  const [first, ...rest] = told;
  if (first === undefined) return false;
  if (rest.length === 0 && first.kind === "digits") return /^(?:19|20)?\d\d$/.test(first.text);
  const ranks = told.filter(({ plain }) => plain !== "y").map(({ plain }) => numberWord(plain)?.rank);
  return ranks[0] !== "unit" && ranks.length <= 4 && !ranks.slice(0, -1).includes("unit");
}

/** Leaves out how many digits a number has: "son ocho", "eight digits", "ocho cifras". */
function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter((token, at) => {
    const isNumber = beginsDigits(token) && token.plain !== "o" && token.plain !== "oh";
    return !(isNumber && counted.has(tokens[at + 1]?.plain ?? ""));
  });
  const last = kept.findLastIndex((token) => token.kind !== "mark");
  const [verb, pause] = [kept[last - 1], kept[last - 2]];
  const isCount =
    /^(siete|ocho|nueve|diez|[789]|10)$/.test(kept[last]?.plain ?? "") &&
    /^(son|total|tiene|trae|lleva|hay|only|just)$/.test(verb?.plain ?? "");
  const isBehindNumber = kept.slice(0, last - 1).some((token) => beginsDigits(token) && !/^oh?$/.test(token.plain));
  // "96412087 son 8": as many were written.
  const count = kept[last]?.plain ?? "";
  const isWritten = (numberWord(count)?.value ?? Number(count)) === writtenDigits(kept.slice(0, last));
  if (isCount && isBehindNumber && (isPause(pause) || isWritten)) return kept.slice(0, last - 1);
  return withoutCountFirst(kept);
}

/** "Mi número tiene nueve, empieza con ...": how many there are, told before the first of them. */
function withoutCountFirst(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => beginsDigits(token) && !/^(oh?|una?)$/.test(token.plain));
  const isCount =
    /^(siete|ocho|nueve|diez|[789]|10)$/.test(tokens[at]?.plain ?? "") &&
    /^(son|tiene|trae|lleva|hay)$/.test(tokens[at - 1]?.plain ?? "") &&
    isPause(tokens[at + 1]);
  return isCount && tokens.slice(at + 1).some(beginsDigits) ? tokens.slice(at + 2) : tokens;
}

/** How many digits are written in some tokens. */
function writtenDigits(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { kind, text }) => sum + (kind === "digits" ? text.length : 0), 0);
}

/** A number that a pause cut in two: "noventa y, nueve". */
function withoutPauseInNumber(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const [ten, and, unit] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map((one) => one?.plain ?? "");
    const isJoint = and === "y" && numberWord(ten ?? "")?.rank === "ten" && numberWord(unit ?? "")?.rank === "unit";
    return !(isPause(token) && isJoint);
  });
}

/** Tells whether somebody says that the number is not whole, or not sure: "algo así", "falta el último", "y ahí se borra". */
export function isUnfinished(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex((token) => beginsDigits(token) && !/^(oh?|una?)$/.test(token.plain));
  const first = tokens.findIndex((token) => beginsDigits(token) && !/^(oh?|una?)$/.test(token.plain));
  // "No veo bien, noventa y cuatro ...": the eyes, told before a number that was read all the same.
  const told = [
    plainText(tokens.slice(0, Math.max(first, 0))).replace(poorSight, " "),
    plainText(tokens.slice(Math.max(first, 0))),
  ];
  return unfinished.test(told.join(" ")) || brokenOff.test(plainText(tokens.slice(last + 1)));
}
