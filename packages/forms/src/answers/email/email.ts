import type { Interpretation } from "../interpretation.ts";
import { letterAt } from "../name/letters.ts";
import { numeralsAt } from "../numbers/numerals.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { isPause, spanOf, type Token } from "../words/tokens.ts";
import { completedDomain, domainWords } from "./domains.ts";
import { emailReadback } from "./readback.ts";
import { symbolAt } from "./symbols.ts";

/** Reads an e-mail address, written or spoken: "maria punto lopez arroba gmail punto com". */
export const email: Reader = {
  read(tokens) {
    const typed = typedIn(tokens);
    if (typed !== undefined) return valueFor(typed.text, spanOf(typed.tokens));
    const said = withoutEnds(tokens);
    const at = said.findIndex((_, index) => symbolAt(said, index)?.symbol === "@");
    if (at < 0) return ask("¿Cuál es su correo? Diga también lo que va después de la arroba.", { missing: ["domain"] });
    const length = symbolAt(said, at)?.length ?? 1;
    const local = said.slice(0, at);
    // "con zeta", "mi nombre": words about the address, which cannot be told from words of it.
    if (local.some((token) => aboutIt.test(token.plain)))
      return ask("¿Me dice su correo otra vez, solo las letras?", { missing: ["local-part"] });
    const locals = texts(local, false);
    const domains = texts(domainWords(said.slice(at + length)), true).map(({ text, cost }) => {
      const whole = completedDomain(text);
      return { text: whole.domain, cost, isCompleted: whole.isCompleted };
    });
    const readings = locals
      .flatMap((one) =>
        domains.map((other) => ({ ...other, address: `${one.text}@${other.text}`, cost: one.cost + other.cost })),
      )
      .filter(({ address }) => isEmail(address))
      .sort((one, other) => one.cost - other.cost);
    const [best] = readings;
    if (best === undefined) return incomplete(locals[0]?.text ?? "");
    const close = [...new Set(readings.filter(({ cost }) => cost < best.cost + 0.75).map(({ address }) => address))];
    const spans = spanOf(said);
    if (close.length > 1) return askWhich(close.map(candidate), { spans });
    const reading = valueFor(best.address, spans);
    return best.isCompleted ? doubted(reading, "domain-completed") : reading;
  },
};

// One part is letters, digits and single marks (RFC 5321, without quoting); a domain has a dot and ends in letters.
const shape =
  /^[a-z0-9](?:[a-z0-9]|[._+'-](?=[a-z0-9_-]))*[a-z0-9_-]?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

function isEmail(text: string): boolean {
  return text.length <= 254 && !text.includes("..") && shape.test(text);
}

function incomplete(local: string): Interpretation {
  return local === ""
    ? ask("¿Qué va antes de la arroba?", { missing: ["local-part"] })
    : ask("¿Qué va después de la arroba? Por ejemplo: gmail punto com.", { missing: ["domain"] });
}

function candidate(address: string) {
  return { value: address, english: address, spanish: emailReadback(address) };
}

function valueFor(address: string, spans: Interpretation["spans"]): Interpretation {
  const { value, english, spanish } = candidate(address);
  return understood({ value, english, spanishReadback: spanish, spans });
}

const aboutIt = /^(con|mi|nombre|que|como|letra|letras|mayusculas?|acento|apellido|numeros?|escribe)$/;

// How it is written down, said beside the address.
const manner =
  "todo junto|todo pegado|todo seguido|sin espacios?|sin acentos?|(?:todo |todas )?(?:en |con )?(?:letras )?minusculas?|sin puntos?|como suena";
const mannerPhrases = new RegExp(`(?:^| )(?:${manner})(?= |$)`, "g");

const before = new Set(
  "mi el la su correo electronico email e-mail mail es seria eh em este pues bueno si claro electronica direccion de mire a ver ok contacta escribe escriba escribame a al mandelo my is me lo puede mandar apunte anote ah mmm le doy con contacto contacteme en personal tengo uno y creo que no bien creo yo se ya the address are email-address uso cuenta".split(
    " ",
  ),
);
const after = new Set(
  "gracias por favor senorita senor todo junto minuscula minusculas pues nada mas a valid email address eso es ok y ya verdad creo".split(
    " ",
  ),
);

/** The words of the address alone: what is said before it and after it goes. */
function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const wrote = tokens.findIndex((token) => token.plain === "@");
  const isSpokenOn = tokens.slice(wrote + 1).some((_, at) => /^(punto|dot)$/.test(tokens[wrote + 1 + at]?.plain ?? ""));
  if (wrote > 0 && tokens[wrote + 1]?.isGlued && !isSpokenOn) return written(tokens, wrote);
  const said = withoutManner(tokens.filter((token) => !/^[¿?¡!;:"]$/.test(token.plain)));
  const place = said.findIndex((_, index) => symbolAt(said, index)?.symbol === "@");
  let from = 0;
  // A lead-in ends where its last known phrase ends: "mi correo es", not the "a" of "a punto b".
  for (let at = 0; at < place && leadsIn(said, at); at++) if (endsLeadIn(said, at)) from = at + 1;
  let to = said.length;
  while (
    to > place + 2 &&
    (after.has(said[to - 1]?.plain ?? "") || isPause(said[to - 1])) &&
    symbolAt(said, to - 2)?.symbol !== "."
  )
    to--;
  return said.slice(from, to);
}

/** Leaves out "todo junto", "en minúsculas". */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.plain).join(" ");
  const left: Token[] = [];
  const cuts = [...text.matchAll(mannerPhrases)].map((match) => [match.index, match.index + match[0].length] as const);
  let place = 0;
  for (const token of tokens) {
    const at = place;
    if (!cuts.some(([from, to]) => from <= at && at < to)) left.push(token);
    place += token.plain.length + 1;
  }
  return left;
}

function leadsIn(said: readonly Token[], at: number): boolean {
  return before.has(said[at]?.plain ?? "") || isPause(said[at]);
}

function endsLeadIn(said: readonly Token[], at: number): boolean {
  const [token, next] = [said[at], said[at + 1]];
  if (isPause(token)) return true;
  if (
    /^(es|seria|is|correo|electronico|email|mail|contacta|escribame|eh|em|pues|bueno|claro|ah|mmm|que|creo)$/.test(
      token?.plain ?? "",
    )
  ) {
    return symbolAt(said, at + 1) === undefined || isPause(next);
  }
  return token?.plain === "a" && /^(escribe|escriba|escribame|contacte|mandelo)$/.test(said[at - 1]?.plain ?? "");
}

/** An address typed whole, which is taken letter by letter: "at0@gmail.com". */
function typedIn(tokens: readonly Token[]): { readonly text: string; readonly tokens: readonly Token[] } | undefined {
  const at = tokens.findIndex((token) => token.plain === "@");
  if (at < 1 || !tokens[at]?.isGlued || !tokens[at + 1]?.isGlued) return undefined;
  const piece = written(tokens, at);
  const text = piece.map((token) => token.plain).join("");
  const hasEnd = isEmail(text) && piece.at(-1)?.kind !== "mark";
  const next = tokens[tokens.indexOf(piece.at(-1) as Token) + 1];
  return hasEnd && !/^(punto|dot)$/.test(next?.plain ?? "") ? { text, tokens: piece } : undefined;
}

/** An address written out: everything glued to the @, and spaced pieces are left. */
function written(tokens: readonly Token[], at: number): readonly Token[] {
  let from = at;
  while (from > 0 && tokens[from]?.isGlued && isAddressPiece(tokens[from - 1])) from--;
  if (from === at) while (from > 0 && isAddressPiece(tokens[from - 1])) from--;
  let to = at + 1;
  while (to < tokens.length && tokens[to]?.isGlued && isAddressPiece(tokens[to])) to++;
  return tokens.slice(from, to);
}

function isAddressPiece(token: Token | undefined): boolean {
  return token !== undefined && (/^[\w.+'-]+$/.test(token.plain) || /^\p{Script=Latin}+$/u.test(token.plain));
}

interface Spelling {
  readonly text: string;
  readonly cost: number;
}

/** Every way to write some words as a part of an address. */
function texts(tokens: readonly Token[], isDomain: boolean): readonly Spelling[] {
  let spellings: readonly Spelling[] = [{ text: "", cost: 0 }];
  for (let at = 0; at < tokens.length; ) {
    const step = stepAt(tokens, at, isDomain);
    spellings = spellings
      .flatMap((one) => step.options.map((option) => ({ text: one.text + option.text, cost: one.cost + option.cost })))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, 8);
    at += step.length;
  }
  return spellings;
}

function stepAt(
  tokens: readonly Token[],
  at: number,
  isDomain: boolean,
): { readonly options: readonly Spelling[]; readonly length: number } {
  const token = tokens[at] as Token;
  const symbol = symbolAt(tokens, at);
  if (symbol !== undefined) return { options: [{ text: symbol.symbol, cost: 0 }], length: symbol.length };
  if (token.kind === "mark")
    return { options: [{ text: /^[._+'-]$/.test(token.plain) ? token.plain : "", cost: 0 }], length: 1 };
  const run = numberRun(tokens, at);
  if (run > 0) return { options: digitSpellings(tokens.slice(at, at + run)), length: run };
  const letter = letterAt(tokens, at);
  if (letter !== undefined && (letter.length > 1 || isLetter(tokens, at, isDomain))) {
    return { options: [{ text: letter.letter, cost: 0 }], length: letter.length };
  }
  return { options: [{ text: token.plain, cost: 0 }], length: 1 };
}

// Names of letters that are everyday words too: a letter only among other letters.
const doubleMeaning = new Set("de te ese se ca".split(" "));

function isLetter(tokens: readonly Token[], at: number, isDomain: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.plain.length === 1) return true;
  if (token.plain === "se" || token.plain === "ca" || token.plain === "ah") return false;
  if (!doubleMeaning.has(token.plain)) return true;
  if (token.plain === "ese") return true;
  const isEdge = (index: number) => index < 0 || index >= tokens.length || isInSymbol(tokens, index);
  const isNear = (index: number) =>
    numberWord(tokens[index]?.plain ?? "") !== undefined ||
    [0, 1, 2].some((back) => (letterAt(tokens, index - back)?.length ?? 0) > back);
  const [left, right] = [isNear(at - 1), isNear(at + 1)];
  return (left && right) || ((left || isEdge(at - 1)) && (right || isEdge(at + 1)) && (!isDomain || left || right));
}

/** Tells whether a token belongs to a mark said in one or more words: "guion bajo". */
function isInSymbol(tokens: readonly Token[], index: number): boolean {
  return [0, 1, 2, 3].some((back) => (symbolAt(tokens, index - back)?.length ?? 0) > back);
}

const repeats: ReadonlyMap<string, number> = new Map([
  ["doble", 2],
  ["triple", 3],
]);

function numberRun(tokens: readonly Token[], at: number): number {
  let end = at;
  const isNumber = (token: Token | undefined) =>
    token !== undefined &&
    (token.kind === "digits" ||
      (token.kind === "word" && numberWord(token.plain) !== undefined && token.plain !== "un"));
  while (
    isNumber(tokens[end]) ||
    (end > at &&
      tokens[end]?.plain === "y" &&
      isNumber(tokens[end - 1]) &&
      numberWord(tokens[end - 1]?.plain ?? "")?.rank === "ten" &&
      isNumber(tokens[end + 1])) ||
    (repeats.has(tokens[end]?.plain ?? "") && isNumber(tokens[end + 1]) && letterAt(tokens, end) === undefined)
  ) {
    end++;
  }
  return end - at;
}

function digitSpellings(tokens: readonly Token[]): readonly Spelling[] {
  let spellings = new Map<number, readonly Spelling[]>([[0, [{ text: "", cost: 0 }]]]);
  const done: Spelling[] = [];
  for (let at = 0; at <= tokens.length; at++) {
    const here = spellings.get(at);
    if (here === undefined) continue;
    if (at === tokens.length) {
      done.push(...here);
      break;
    }
    const times = repeats.get(tokens[at]?.plain ?? "");
    const steps = numeralsAt(tokens, times === undefined ? at : at + 1);
    spellings = new Map(spellings);
    for (const step of steps) {
      const digits = times === undefined ? step.digits : step.digits.length === 1 ? step.digits.repeat(times) : "";
      const longer = here.map((one) => ({ text: one.text + digits, cost: one.cost + step.cost }));
      const all = [...(spellings.get(step.end) ?? []), ...longer].sort((one, other) => one.cost - other.cost);
      spellings.set(step.end, all.slice(0, 6));
    }
  }
  return done;
}
