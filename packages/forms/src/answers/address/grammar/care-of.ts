import { isGivenName } from "../../../names/given-names.ts";
import type { AddressValue, Candidate, Interpretation } from "../../interpretation.ts";
import { printed } from "../../name/grammar/printed.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { doubted } from "../../reading.ts";
import { leadOut, wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { atHomeOfWords, beforeCareOfName, behindCareOfName, careOfWords, livingWords } from "../care-of.table.ts";

/** Who takes the letters, as it was said within an address, and the words without it. */
export interface CareOf {
  readonly name: string;
  readonly rest: readonly Token[];
  /** It was said of a house, or of the letters' way: whether it was meant so is read back. */
  readonly isDoubtful: boolean;
}

const says = leadOut(careOfWords);
const saysOfNames = leadOut(atHomeOfWords);
const isLiving = wordsOf(livingWords);
const isBefore = wordsOf(beforeCareOfName);
const isBehind = wordsOf(behindCareOfName);
const isPronoun = wordsOf("el ella ellos ellas");

/** Words of the longest name. */
const longest = 7;

/** Finds who takes the letters: "c/o Rosa Prado", "en casa de mi tía Rosa", "con mi hijo Óscar, a cargo de él". */
export function careOfIn(tokens: readonly Token[]): CareOf | undefined {
  let housemate: string | undefined;
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens.slice(Math.max(0, at - longest), at);
    const words = ` ${before.map(({ plain }) => plain).join(" ")}`;
    const plainly = says.exec(words);
    const found = plainly ?? saysOfNames.exec(words);
    if (found === null) continue;
    const from = at - found[0].trim().split(" ").length;
    const end = endOfName(tokens, at);
    const named = nameIn(tokens.slice(at, end), plainly !== null);
    const isOfLiving = plainly === null && tokens.slice(0, from).some(({ plain }) => isLiving.has(plain));
    const isHousemate = isOfLiving && !/casa/.test(found[0]);
    if (isHousemate) housemate = named;
    const name = plainly !== null && isPronoun.has(tokens[at]?.plain ?? "") ? (named ?? housemate) : named;
    if (name === undefined || isHousemate) continue;
    return { name, rest: withoutRange(tokens, from, end), isDoubtful: plainly === null || named === undefined };
  }
  return undefined;
}

/** Up to a pause, a number, or a word that begins an address; an initial has its point. */
function endOfName(tokens: readonly Token[], from: number): number {
  let end = from;
  for (; end < tokens.length; end++) {
    const token = tokens[end] as Token;
    const isPoint = token.plain === "." && token.isGlued && (tokens[end - 1]?.plain.length ?? 9) < 4;
    const isHyphen = token.plain === "-" && token.isGlued;
    // "De mi nieto, Kenyi Higa": who it is, and then the name.
    const isWhoBefore =
      token.plain === "," &&
      end > from &&
      tokens.slice(from, end).every(({ plain }) => isBefore.has(plain)) &&
      /^\p{Lu}/u.test(tokens[end + 1]?.text ?? "");
    if (isPoint || isHyphen || isWhoBefore) continue;
    if (token.kind !== "word" || isPause(token) || isBehind.has(token.plain)) break;
    if (numberWord(token.plain) !== undefined && !/^[A-ZÑ]/.test(token.text)) break;
  }
  return end;
}

/** The name without "mi tía"; of words that are nobody's name there is none. */
function nameIn(said: readonly Token[], isPlain: boolean): string | undefined {
  let from = 0;
  while (isBefore.has(said[from]?.plain ?? "") || (from > 0 && /^[.,]$/.test(said[from]?.plain ?? ""))) from++;
  const words = said.slice(from);
  const bare = words.filter(({ kind }) => kind === "word");
  const [first] = bare;
  if (first === undefined || bare.length > longest) return undefined;
  const isSomebody = isGivenName(first.plain) || (from > 0 && /^\p{Lu}/u.test(first.text));
  if (!(isPlain && !isPronoun.has(said[0]?.plain ?? "")) && !isSomebody) return undefined;
  return printed(words.filter(({ plain }) => plain !== "."));
}

function withoutRange(tokens: readonly Token[], from: number, end: number): readonly Token[] {
  const before = tokens.slice(0, from);
  const behind = tokens.slice(end);
  const isParted = before.length === 0 || isPause(before.at(-1));
  return [...before, ...(isParted && isPause(behind[0]) ? behind.slice(1) : behind)];
}

/** The address that was read beside it, with who takes the letters there. */
export function withCareOf(reading: Interpretation, { name, isDoubtful }: CareOf): Interpretation {
  const { value, english, spanishReadback, parts } = reading;
  const told: Interpretation = {
    ...reading,
    ...(typeof value === "object" && { value: addressed(value, name) }),
    ...(english !== undefined && { english: inEnglish(english, name) }),
    ...(spanishReadback !== undefined && { spanishReadback: inSpanish(spanishReadback, name) }),
    ...((parts !== undefined || typeof value === "object") && { parts: { ...parts, careOf: name } }),
    candidates: reading.candidates.map((one) => candidate(one, name)),
  };
  return isDoubtful ? doubted(told, "care-of") : told;
}

function candidate({ value, english, spanish }: Candidate, name: string): Candidate {
  if (typeof value === "string") return { value, english, spanish };
  return { value: addressed(value, name), english: inEnglish(english, name), spanish: inSpanish(spanish, name) };
}

function addressed(value: AddressValue, careOf: string): AddressValue {
  return { ...value, careOf };
}

function inEnglish(english: string, name: string): string {
  return `c/o ${name}, ${english}`;
}

function inSpanish(spanish: string, name: string): string {
  return `a cargo de ${name}, ${spanish}`;
}
