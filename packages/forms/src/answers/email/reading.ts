import { contrast } from "../clauses/cues.table.ts";
import type { Interpretation } from "../interpretation.ts";
import { tellsOwner } from "../meta/whose.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { atStart, somewhere, whole, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, spanOf, type Token } from "../words/tokens.ts";
import { comOnly, endingWords } from "./domains.table.ts";
import { isOverfull, withoutDomainTalk } from "./grammar/domain-talk.ts";
import { completedDomain, domainWords, isLikeCommon, mendedEnding } from "./grammar/domains.ts";
import {
  beforeComma,
  belongingIn,
  isAround,
  strayBefore,
  type Typed,
  typedIn,
  withoutEnds,
  withoutToldArroba,
} from "./grammar/ends.ts";
import { withNumbersTold } from "./grammar/numbers-told.ts";
import { isOfLetter } from "./grammar/parts.ts";
import { isMeaning, isWrittenSo, tailOf, withoutRemarks, withoutSpelledFirst } from "./grammar/remarks.ts";
import { begunAnew } from "./grammar/restart.ts";
import { namesOther, takesBack, withDomainAnew } from "./grammar/retyped.ts";
import { isEmail } from "./grammar/shape.ts";
import {
  holdsAnd,
  tellsWhose,
  withoutJoiningEnd,
  withoutLetterArticles,
  withoutWordBefore,
} from "./grammar/small-words.ts";
import { isInSymbol, texts } from "./grammar/spelling.ts";
import { symbolAt } from "./grammar/symbols.ts";
import { typedByLetters, withArrobasApart } from "./grammar/typed-apart.ts";
import { emailReadback } from "./readback.ts";
import { emailQuestions } from "./texts.ts";
import { commaPhrases, joinedPhrases, missingSignPhrases, typedBeside, wordsAbout } from "./words.table.ts";

const aboutIt = wordsOf(wordsAbout);

/** Reads an e-mail address, written or spoken: "maria punto lopez arroba gmail punto com". */
export const email: Reader = {
  read(heard, context) {
    const tokens = withArrobasApart(heard);
    const byLetters = typedByLetters(heard);
    if (byLetters !== undefined) return doubted(valueFor(byLetters, spanOf(heard)), "more-said");
    const typed = typedIn(tokens);
    if (typed !== undefined) return readTyped(tokens, typed);
    const own = withoutToldArroba(tokens);
    if (own.length < tokens.length) return doubted(email.read(own, context), "more-said");
    const anew = begunAnew(tokens);
    if (anew !== undefined) return doubted(email.read(anew, context), "more-said");
    const said = withoutEnds(tokens);
    const at = said.findIndex((_, index) => symbolAt(said, index)?.name === "@");
    const inPlace = at < 0 ? withArrobaMissed(said) : undefined;
    if (inPlace !== undefined) return doubted(email.read(inPlace, context), "domain-completed");
    if (at < 0) return ask(emailQuestions.whole, { missing: ["domain"] });
    const length = symbolAt(said, at)?.length ?? 1;
    const belonging = belongingIn(said.slice(0, at));
    if (belonging === "unknown") return ask(emailQuestions.letters, { missing: ["local-part"] });
    const numbered = withNumbersTold(said.slice(belonging, at));
    const told = withoutRemarks(withoutWordBefore(withoutJoiningEnd(withoutSpelledFirst(numbered))));
    const local = withoutLetterArticles(told?.tokens ?? []);
    // "con zeta", "mi nombre": words about the address, which cannot be told from words of it.
    if (
      told === undefined ||
      isEither(local) ||
      tellsWhose(local) ||
      local.some((token, index) => aboutIt.has(token.plain) && !isOfLetter(local, index) && !isInSymbol(local, index))
    )
      return ask(emailQuestions.letters, { missing: ["local-part"] });
    const { domain, tail } = partedTail(withoutAnd(withoutDomainTalk(said.slice(at + length))), [
      ...local,
      ...said.slice(at, at + length),
    ]);
    if (domain.some((token) => token.plain === "no" && !token.isGlued)) return incomplete("taken back");
    const locals = texts(local, false);
    // "Tere guion López, guion de abajo": of the mark that was said before, or of one more.
    if (/([.][_-]|[_-][.]|_-|-_|[._-]$)/.test(locals[0]?.text ?? ""))
      return ask(emailQuestions.letters, { missing: ["local-part"] });
    const end = endOfDomain(domain);
    const behind = tailOf(tail, [...local, ...said.slice(at, at + length), ...domain.slice(0, end)]);
    // "gmail punto com, pero con punto en medio": more was said than an address.
    if (!isAround(domain.slice(end)) || behind === "change")
      return ask(emailQuestions.letters, { missing: ["local-part"] });
    const domains = texts(domainWords(domain.slice(0, end)), true).map(({ text, cost }) => {
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
    if (best !== undefined && isOverfull(best.address.replace(/.*@/, "")))
      return ask(emailQuestions.behind, { missing: ["domain"] });
    if (best === undefined) return incomplete(locals[0]?.text ?? "");
    const close = [...new Set(readings.filter(({ cost }) => cost < best.cost + 0.75).map(({ address }) => address))];
    const spans = spanOf(said);
    if (close.length > 1) return askWhich(close.map(candidate), { spans });
    const reading = valueFor(best.address, spans);
    const sure = best.isCompleted ? doubted(reading, "domain-completed") : reading;
    const isDoubted = told.isDoubted || holdsAnd(local) || belonging > 0 || behind === "more" || isOfWords(local);
    return isDoubted ? doubted(sure, "more-said") : sure;
  },
  splice(said, correction, context) {
    const isDomain = /^(no )?(es )?(arroba|at|gmail|hotmail|yahoo|outlook|icloud)\b/.test(plainText(correction));
    const whole = isDomain ? email.read(withDomain(said, correction), context) : incomplete("");
    return doubted(whole, "corrected");
  },
};

/** "elgallo77 en gmail": a name with a number right before a well-known provider. */
function withArrobaMissed(said: readonly Token[]): readonly Token[] | undefined {
  const at = said.findLastIndex(({ plain }) => isProvider.has(plain));
  const joint = /^(en|de|del)$/.test(said[at - 1]?.plain ?? "") ? at - 1 : at;
  const [name, number, provider] = [said[joint - 2], said[joint - 1], said[at]];
  const isName = name?.kind === "word" && number?.kind === "digits" && number.isGlued && joint === 2;
  if (provider === undefined || !isName || joint === at) return undefined;
  return [
    ...said.slice(0, joint),
    { ...provider, text: "@", plain: "@", kind: "mark", isGlued: false },
    ...said.slice(at),
  ];
}

/** "... la arroba y gmail punto com", "... arroba yahoo, yahoo punto com". */
function withoutAnd(domain: readonly Token[]): readonly Token[] {
  const [name, pause, again] = domain;
  if (isPause(pause) && name?.kind === "word" && name.plain === again?.plain) return domain.slice(2);
  const first = domain.findIndex((token) => !isPause(token));
  return domain[first]?.plain === "y" && (domain[first + 1]?.plain.length ?? 0) > 1 ? domain.slice(first + 1) : domain;
}

/** What was said before the arroba stays, where only what follows it is said anew. */
function withDomain(said: readonly Token[], correction: readonly Token[]): readonly Token[] {
  const at = said.findIndex((_, index) => symbolAt(said, index)?.name === "@");
  const domain = lastDomain(correction.slice(correction.findIndex(({ plain }) => !/^(,|es)$/.test(plain))));
  const isWhole = symbolAt(domain, 0)?.name === "@";
  return at < 1 ? correction : [...said.slice(0, isWhole ? at : at + (symbolAt(said, at)?.length ?? 1)), ...domain];
}

/** "Gmail no es, yahoo, arroba yahoo punto com": of the domains that a correction names the last one counts. */
function lastDomain(correction: readonly Token[]): readonly Token[] {
  const isNamed = (token: Token) => isProvider.has(token.plain) || symbolAt([token], 0)?.name === "@";
  const last = correction.findLastIndex(isNamed);
  const from = symbolAt(correction, last - 1)?.name === "@" ? last - 1 : last;
  const isOfThem = correction
    .slice(0, from)
    .every((token) => isNamed(token) || isDenying.test(token.plain) || token.plain === contrast);
  const isDenied = /(^| )no( (es|era))?$/.test(plainText(correction.slice(0, from)));
  return from > 0 && isOfThem && !isDenied ? correction.slice(from) : correction;
}

const isEnding = wordsOf(endingWords);
const isProvider = wordsOf(comOnly);
const isDenying = /^(no|es|era|ay|punto|com|,)$/;

/** What was typed whole. Words right before it may be its beginning, and of two addresses nobody knows which is meant. */
function readTyped(tokens: readonly Token[], { text, tokens: piece }: Typed): Interpretation {
  const from = tokens.indexOf(piece[0] as Token);
  const anew = withDomainAnew(text, tokens.slice(from + piece.length));
  if (anew !== undefined) return doubted(chosen(candidate(anew), spanOf(piece)), "corrected");
  if (namesOther(tokens.slice(from + piece.length), text))
    return ask(emailQuestions.letters, { missing: ["local-part"] });
  const other = typedIn(tokens.slice(from + piece.length));
  const second = other?.text ?? text;
  if (other !== undefined && second !== text) {
    const to = tokens.indexOf(other.tokens[0] as Token);
    const [before, between, behind] = [
      tokens.slice(0, from),
      tokens.slice(from + piece.length, to),
      tokens.slice(to + other.tokens.length),
    ];
    const present = presentOf(before, between, behind);
    if (present !== undefined) {
      const [address, words] = present === "second" ? [second, other.tokens] : [text, piece];
      return doubted(valueFor(address, spanOf(words)), "more-said");
    }
  }
  if (text.startsWith("www.")) {
    const bare = text.slice("www.".length);
    const isDenied = /(sin|no)( \w+)* www\b|www no\b/.test(plainText(tokens.slice(from + piece.length)));
    return isDenied ? doubted(valueFor(bare, spanOf(piece)), "more-said") : askWhich([bare, text].map(candidate));
  }
  const [before, tail] = [tokens.slice(0, from), plainText(tokens.slice(from + piece.length))];
  const spans = spanOf(piece);
  const start = piece[0]?.isGlued ? beforeComma(before) : "";
  if (start !== "") {
    const dotted = `${start}.${text}`;
    return tellsOfComma.test(tail)
      ? doubted(valueFor(dotted, spans), "more-said")
      : askWhich([dotted, text].map(candidate));
  }
  const stray = strayBefore(before);
  if (stray !== "" && second === text && tellsJoined.test(tail))
    return doubted(valueFor(stray + text, spans), "more-said");
  // "no, es 62 ana62@...", "con punto ana.paz@...": a part that was put right is told before the whole.
  if (second === text && isPartTold(stray, text)) return doubted(valueFor(text, spans), "more-said");
  const all = [...new Set([stray + text, text, second])];
  return all.length > 1 ? askWhich(all.map(candidate)) : valueFor(text, spanOf(piece));
}

function isPartTold(stray: string, text: string): boolean {
  const isPart = /^(\d+|punto|guion|guionbajo)$/.test(stray) || isProvider.has(stray);
  const mark = { punto: ".", guion: "-", guionbajo: "_" }[stray] ?? stray;
  return isPart && text.includes(mark);
}

/** Which of two typed addresses is the one of today: "el viejo era ana@..., ahora uso ana2@...". */
function presentOf(before: readonly Token[], between: readonly Token[], behind: readonly Token[]) {
  const comma = between.findLastIndex(({ plain }) => /^[,;.]$/.test(plain));
  if (takesBack(between)) return "second";
  const [end, start] = [plainText(between.slice(0, comma + 1)), plainText(between.slice(comma + 1))];
  const isFormer = former.test(plainText(before)) || former.test(end);
  const isOtherFormer = former.test(plainText(behind));
  if (isFormer && !isOtherFormer && present.test(start) && !former.test(start)) return "second";
  const isBegunFormer = former.test(start) && !present.test(start);
  return !isFormer && (isBegunFormer || (isOtherFormer && !present.test(start))) ? "first" : undefined;
}

/** "mis lentes rosa": of words that stand apart nobody knows whether all of them are the address. */
function isOfWords(local: readonly Token[]): boolean {
  const words = local.filter(
    ({ kind, plain, isGlued }) => kind === "word" && plain.length > 2 && !isGlued && numberWord(plain) === undefined,
  );
  return words.length > 1;
}

const tellsOfComma = somewhere(commaPhrases);
const tellsJoined = atStart(joinedPhrases);
const former = somewhere(typedBeside.former);
const present = somewhere(typedBeside.present);

/** "ana o ana2": one of two, and no letter o, which stands beside other letters. */
function isEither(local: readonly Token[]): boolean {
  const isWord = (token: Token | undefined, at: number) =>
    token?.kind === "word" &&
    token.plain.length > 2 &&
    !isOfLetter(local, at) &&
    !symbolAt(local, at) &&
    !numberWord(token.plain);
  return local.some(({ plain }, at) => plain === "o" && isWord(local[at - 1], at - 1) && isWord(local[at + 1], at + 1));
}

/**
 * "gmail punto com, pe e de erre o": what follows a whole domain behind a pause is no part of it, nor is without one
 * what only tells how the address before it is written.
 */
function partedTail(
  domain: readonly Token[],
  before: readonly Token[],
): { readonly domain: readonly Token[]; readonly tail: readonly Token[] } {
  const end = endOfDomain(domain);
  const [name, rest] = [domain.slice(0, end), domain.slice(end)];
  if (rest.length > 0 && !isPause(rest[0]) && isWrittenSo(rest, [...before, ...name]))
    return { domain: name, tail: [] };
  if (isPause(rest[0]) && tellsOfSign.test(plainText(rest))) return { domain: name, tail: [] };
  // "Es el único que tengo": talk that tells nothing of letters.
  if (isMeaning(rest, before)) return { domain: name, tail: [] };
  const text = plainText(rest).replace(adverse, "");
  const isWhose = tellsOwner(text) && !rest.some((_, at) => symbolAt(rest, at) !== undefined);
  const isComment = isCommentStart.test(text) && !tellsOfLetters.test(text);
  if (isWhose || (isComment && tailOf(rest, [...before, ...name]) === "more")) return { domain: name, tail: rest };
  const comma = domain.findIndex((token, at) => token.plain === "," && symbolAt(domain, at + 1) === undefined);
  const head = domain.slice(0, comma);
  const spelled = texts(domainWords(head), true)[0]?.text ?? "";
  const isWhole = comma > 0 && isEmail(`a@${completedDomain(spelled).domain}`);
  return isWhole ? { domain: head, tail: domain.slice(comma) } : { domain, tail: [] };
}

const tellsOfSign = whole(missingSignPhrases);
/** "Pero ese es de mi hija": whose it is, and no fault. */
const adverse = /^(?:pero|y|aunque|nomas que|solo que) (?=(?:ese|este|es) )/;
const isCommentStart =
  /^((es (el|de|la)|ese|esa|este|eso|lo) \w{2,} \w{2,}|(ella|el|mi [a-z]+) (me|lo|la|los|las|le|se|ya|siempre) \w{2,})/;
const tellsOfLetters = /\b(no|ni|con|sin|pero|falta|lleva|va|letras?|antes|despues|numeros?|tilde|acento)\b/;

/** Where a domain is whole: behind "punto com" where no other "punto" follows. */
function endOfDomain(domain: readonly Token[]): number {
  const at = domain.findIndex(
    (token, index) =>
      (/^(com|con|net|org|edu|gov|gob|mx)$/.test(token.plain) ||
        (isEnding.has(token.plain) && isPause(domain[index + 1]))) &&
      symbolAt(domain, index - 1)?.name === "." &&
      !/^[.@]$/.test(symbolAt(domain, index + 1)?.name ?? "") &&
      (domain[index + 1]?.isGlued !== true || isPause(domain[index + 1])),
  );
  return at < 0 ? domain.length : at + 1;
}

function incomplete(local: string): Interpretation {
  return local === ""
    ? ask(emailQuestions.before, { missing: ["local-part"] })
    : ask(emailQuestions.behind, { missing: ["domain"] });
}

function candidate(address: string) {
  return { value: address, english: address, spanish: emailReadback(address) };
}

function valueFor(address: string, spans: Interpretation["spans"]): Interpretation {
  const reading = chosen(candidate(address), spans);
  // No such ending is known of that provider: what was typed is asked.
  const mended = mendedEnding(address);
  if (mended !== undefined) return askWhich([mended, address].map(candidate), { spans });
  return isLikeCommon(address.split("@")[1] ?? "") ? doubted(reading, "domain-doubtful") : reading;
}
