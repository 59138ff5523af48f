import { lettersAt } from "../../letters/letters.ts";
import { placesOf, without } from "../../words/cuts.ts";
import { atStart, eachOf, somewhere, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import {
  announcementStarts,
  announcementWords,
  arrobaWords,
  belongingPhrases,
  belongingStarts,
  describedPhrases,
  formerPhrases,
  lackingPhrases,
  lastWordsBefore,
  mannerPhrases,
  presentPhrases,
  sentenceWords,
  typedBeside,
  wordsBefore,
  wordsBehind,
} from "../words.table.ts";
import { isEmail } from "./shape.ts";
import { symbolAt } from "./symbols.ts";

const manner = eachOf(mannerPhrases);
const belonging = atStart(belongingPhrases);
const startsBelonging = atStart(belongingStarts);
const present = eachOf(presentPhrases);
const former = eachOf(formerPhrases);
const lacking = atStart(lackingPhrases);
const describedBefore = eachOf(describedPhrases.before);
const describedBehind = eachOf(describedPhrases.behind);
const isAboutArroba = wordsOf(arrobaWords);
const starts = wordsOf(announcementStarts);
const announces = wordsOf(announcementWords);
const before = wordsOf(wordsBefore);
const isSentenceWord = wordsOf(sentenceWords);
const lastBefore = wordsOf(lastWordsBefore);
const behind = wordsOf(wordsBehind);

/** The words of the address alone: what is said before it and after it goes. */
export function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const wrote = tokens.findIndex((token) => token.plain === "@");
  const isSpokenOn = tokens.slice(wrote + 1).some((_, at) => /^(punto|dot)$/.test(tokens[wrote + 1 + at]?.plain ?? ""));
  if (wrote > 0 && tokens[wrote + 1]?.isGlued && !isSpokenOn) return written(tokens, wrote);
  const words = tokens.flatMap((token, at) => {
    // "Se lo deletreo: eme, a, ...": what announces ends there.
    if (token.plain === ":" && lettersAt(tokens, at + 1) !== undefined && at > 0)
      return [{ ...token, text: ",", plain: "," }];
    return /^[¿?¡!;:"]$/.test(token.plain) ? [] : [token];
  });
  const said = described(withoutManner(withoutFormer(withoutLacking(words))));
  const place = arrobaIn(said);
  let from = 0;
  // A lead-in ends where its last known phrase ends: "mi correo es", not the "a" of "a punto b".
  for (let at = 0; at < place && leadsIn(said, at); at++) if (endsLeadIn(said, at)) from = at + 1;
  from = Math.max(from, announcementEnd(said, place));
  let to = said.length;
  while (
    to > place + 2 &&
    (behind.has(said[to - 1]?.plain ?? "") || isPause(said[to - 1])) &&
    symbolAt(said, to - 2)?.name !== "."
  )
    to--;
  return said.slice(from, to);
}

/** "Lleva la arroba, la del caracol, ana arroba ...": that there is one is told before the address that has it. */
export function withoutToldArroba(tokens: readonly Token[]): readonly Token[] {
  const at = arrobaIn(tokens);
  const isTalk = (token: Token) => isPause(token) || isAboutArroba.has(token.plain);
  const rest = tokens.slice(at + (symbolAt(tokens, at)?.length ?? 1));
  const end = arrobaIn(rest);
  const isFirst = at === 0 && isPause(rest[0]);
  if ((at < 1 && !isFirst) || end < 1 || !tokens.slice(0, at).every(isTalk)) return tokens;
  // A piece that begins to tell of it is told to its pause.
  const pause = rest.slice(0, end).findLastIndex((token, index) => isPause(token) && rest.slice(0, index).some(isTalk));
  const from = Math.max(
    pause + 1,
    rest.findIndex((token) => !isTalk(token)),
  );
  return from < end ? rest.slice(from) : tokens;
}

/** How the address is written goes; between two words of the part before the arroba it parts them as a pause does. */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const [cut] = placesOf(manner, tokens);
  const place = arrobaIn(tokens);
  if (cut === undefined || cut.from === 0 || cut.to >= place) return without(manner, tokens);
  const pause: Token = { ...(tokens[cut.from] as Token), text: ",", plain: ",", kind: "mark", isGlued: false };
  return [...tokens.slice(0, cut.from), pause, ...without(manner, tokens.slice(cut.to))];
}

/** "No tengo yahoo pero sí gmail, ...": what one has nothing of, before what one has. */
function withoutLacking(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.filter((token) => !isPause(token) || token.plain === ".");
  const found = lacking.exec(first.map(({ plain }) => plain).join(" "))?.[0];
  const next = found === undefined ? undefined : first[found.split(" ").length];
  return next !== undefined && symbolAt([next], 0) === undefined ? tokens.slice(tokens.indexOf(next)) : tokens;
}

/**
 * "Tenía uno de hotmail, el de ahora es ...", "..., no, ese era el de antes, ...": what was said before the present address
 * goes, where one follows.
 */
function withoutFormer(tokens: readonly Token[]): readonly Token[] {
  const last = placesOf(present, tokens).at(-1) ?? placesOf(former, tokens).at(-1);
  if (last !== undefined && arrobaIn(tokens.slice(last.to)) > 0) return tokens.slice(last.to);
  return withoutFirst(tokens);
}

/** "El viejo era ana arroba yahoo punto com pero ya no sirve, anote luz arroba ...": of two the one that is told to be over. */
function withoutFirst(tokens: readonly Token[]): readonly Token[] {
  const first = arrobaIn(tokens);
  const second = first < 0 ? -1 : arrobaIn(tokens.slice(first + 1)) + first + 1;
  const pause = tokens.slice(0, Math.max(second, 0)).findLastIndex((token) => isPause(token) && token.plain !== ".");
  if (second <= first || pause <= first || !isOver.test(plainText(tokens.slice(0, pause)))) return tokens;
  const rest = tokens.slice(pause + 1);
  const from = rest.findIndex(({ plain }) => !leadsToPresent.test(plain));
  return from < 0 || symbolAt(rest, from) !== undefined ? tokens : rest.slice(from);
}

const isOver = somewhere(typedBeside.former);
const leadsToPresent =
  /^(ahora|ahorita|hoy|ya|pues|uso|tengo|traigo|es|el|la|este|ese|uno|otro|nuevo|nueva|bueno|buena|actual|mejor|que|si|mi|correo|(pon|anot|apunt|escrib|us|mand)[a-z]*)$/;

function arrobaIn(tokens: readonly Token[]): number {
  return tokens.findIndex((_, index) => symbolAt(tokens, index)?.name === "@");
}

/** "El de mi esposo en Chicago es ...", "me lo hizo mi nieto, es ...": where what announces the address ends. */
function announcementEnd(said: readonly Token[], place: number): number {
  const isVerb = ({ plain }: Token, at: number) => /^(es|seria|is)$/.test(plain) && said[at + 1]?.plain !== "decir";
  const first = said.findIndex(({ plain }, at) => plain !== "mas" && symbolAt(said, at) !== undefined);
  const at = said.slice(0, first < 0 ? place : first).findLastIndex(isVerb);
  if (at < 1) return 0;
  const lead = said.slice(0, at);
  const words = lead.filter((token) => !isPause(token));
  // "No manejo eso, mi sobrina me hizo uno que es ...".
  const isTold = words.filter(({ plain }) => isSentenceWord.has(plain)).length > 1;
  const isAnnounced = isTold || (starts.has(words[0]?.plain ?? "") && words.some(({ plain }) => announces.has(plain)));
  const isWords = lead.every(({ kind }) => kind !== "digits");
  return isWords && (isPause(said[at - 1]) || isAnnounced) ? at + 1 : 0;
}

/** "Antes de la arroba va ana y después gmail": told part by part, the arroba stands between. */
function described(tokens: readonly Token[]): readonly Token[] {
  const before = placesOf(describedBefore, tokens)[0];
  const behindIt = placesOf(describedBehind, tokens).find(({ from }) => from > (before?.to ?? 0));
  const [first] = tokens;
  if (before === undefined || behindIt === undefined || first === undefined) return tokens;
  const arroba: Token = { ...first, text: "@", plain: "@", kind: "mark", isGlued: false };
  const local = tokens.slice(before.to, behindIt.from);
  const domain = tokens.slice(behindIt.to);
  return [...local, arroba, ...(symbolAt(domain, 0)?.name === "@" ? domain.slice(1) : domain)];
}

/** Tells whether some words only stand around an address: "ese es mi correo". */
export function isAround(tokens: readonly Token[]): boolean {
  return tokens.every(
    (token) => before.has(token.plain) || behind.has(token.plain) || token.plain === "ese" || isPause(token),
  );
}

function leadsIn(said: readonly Token[], at: number): boolean {
  return before.has(said[at]?.plain ?? "") || isPause(said[at]);
}

function endsLeadIn(said: readonly Token[], at: number): boolean {
  const [token, next] = [said[at], said[at + 1]];
  // "Te, o, erre", "a, ene, a": letters, and nobody who is spoken to.
  if (isPause(token)) return !/^(?:te|a)$/.test(said[at - 1]?.plain ?? "") || lettersAt(said, at + 1) === undefined;
  if (lastBefore.has(token?.plain ?? "")) {
    return symbolAt(said, at + 1) === undefined || isPause(next);
  }
  // "El de mi hija", but no "mamá Rosa": that may be the address.
  if (said[at - 1]?.plain === "mi" && said[at - 2]?.plain === "de") return before.has(token?.plain ?? "");
  return (
    token?.plain === "a" &&
    /^(escrib(e|a|ame|anme)|contacte(me)?|(mand|envi)[ea]n?(me|le|lo|melo|selo)|correo)$/.test(
      said[at - 1]?.plain ?? "",
    )
  );
}

/**
 * How many words before an address tell what it is for: "el del negocio".
 * @returns "unknown" where they end nowhere that is known: "el del Pedro"
 */
export function belongingIn(local: readonly Token[]): number | "unknown" {
  const words = local.slice(local.findIndex((token) => !isPause(token)));
  const found = belonging.exec(plainText(words))?.[0];
  // "El de mi nuera, laura": the pause tells where it ends.
  const isParted = words.some((token) => isPause(token));
  if (found === undefined) return !isParted && startsBelonging.test(plainText(words)) ? "unknown" : 0;
  const length = found.split(" ").length;
  return words.length > length ? local.length - words.length + length : "unknown";
}

/** The words right before a typed address that lead in to nothing: "rosa" in "es rosa prado55@gmail.com". */
export function strayBefore(tokens: readonly Token[]): string {
  const known = tokens.findLastIndex(({ kind, plain }) => kind === "mark" || before.has(plain));
  return tokens
    .slice(known + 1)
    .map(({ plain }) => plain)
    .join("");
}

/** "ana,paz@gmail.com": what was typed before a comma that stands with no space around it. */
export function beforeComma(tokens: readonly Token[]): string {
  const comma = tokens.at(-1);
  let from = tokens.length - 1;
  if (!/^[,;:/]$/.test(comma?.plain ?? "") || comma?.isGlued !== true) return "";
  while (from > 0 && tokens[from]?.isGlued && isAddressPiece(tokens[from - 1])) from--;
  return tokens
    .slice(from, -1)
    .map(({ plain }) => plain)
    .join("");
}

/** An address typed whole, and its tokens. */
export interface Typed {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** An address typed whole, which is taken letter by letter: "at0@gmail.com". */
export function typedIn(tokens: readonly Token[]): Typed | undefined {
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
  // "ANA@GMAIL.COM.": the full stop of a sentence.
  while (tokens[to - 1]?.plain === ".") to--;
  return tokens.slice(from, to);
}

function isAddressPiece(token: Token | undefined): boolean {
  return token !== undefined && (/^[\w.+'-]+$/.test(token.plain) || /^\p{Script=Latin}+$/u.test(token.plain));
}
