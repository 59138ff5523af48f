import { isCueWord } from "../../clauses/cue-words.ts";
import { contrast, cueWords, cueWordsToo } from "../../clauses/cues.table.ts";
import { whole, wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { comOnly, endingWords, mistypedEndings } from "../domains.table.ts";
import { takingBackWords } from "../talk.table.ts";
import { completedDomain, domainWords, isLikeCommon, mendedEnding } from "./domains.ts";
import { isEmail } from "./shape.ts";
import { texts } from "./spelling.ts";
import { symbolAt } from "./symbols.ts";

const isTakingBack = wordsOf(`${takingBackWords} ${cueWords} ${cueWordsToo} ${contrast}`);
const isProvider = wordsOf(comOnly);
const isEnding = wordsOf(endingWords);
const isSlip = whole(`${mistypedEndings.none}\n${mistypedEndings.far}`);

/** "ana@gmial.com, uh, gmail.com": an address that was typed, with the end that is typed once more behind it. */
export function withDomainAnew(address: string, rest: readonly Token[]): string | undefined {
  const isTalk = (token: Token) => isTakingBack.has(token.plain) || token.plain === "*" || token.plain === "@";
  const from = rest.findIndex((token, at) => !isTalk(token) && (!isPause(token) || rest[at + 1]?.isGlued === true));
  const isTold = rest
    .slice(0, Math.max(from, 0))
    .some((token) => isTalk(token) && !/^(no|es|con|el)$/.test(token.plain));
  let to = rest.length;
  while (to > from && isPause(rest[to - 1])) to--;
  const words = from < 0 ? [] : rest.slice(from, to);
  if (words.length === 0 || words.length > 5) return undefined;
  const [local, domain = ""] = address.split("@");
  const said = texts(domainWords(words), true)[0]?.text ?? "";
  const name = domain.replace(/\..*/, "");
  const whole = said.startsWith(".") ? `${name}${said}` : completedDomain(said).domain;
  const anew = `${local}@${whole}`;
  const isSure = isLikeCommon(domain) || mendedEnding(address) !== undefined || isSlip.test(domain) || isTold;
  return isEmail(anew) &&
    isEnding.has(whole.replace(/.*\./, "")) &&
    isProvider.has(whole.replace(/\..*/, "")) &&
    whole !== domain &&
    isSure
    ? anew
    : undefined;
}

/** "Pancho.rey@gmail.com, con guion bajo": a mark is told that was not typed. */
export function namesOther(rest: readonly Token[], text: string): boolean {
  const isDenied = rest.some(
    ({ plain }) => plain === contrast || /^(sin|no|ni|vez|lugar|era|coma|pero|without|not|instead)$/.test(plain),
  );
  return (
    !isDenied &&
    rest.some((token, at) => {
      const mark = token.kind === "word" && !/^(mas|at|menos|linea|piso)$/.test(token.plain) && symbolAt(rest, at);
      return mark !== false && mark !== undefined && !text.includes(mark.name);
    })
  );
}

/** "Ana@gmail.com no, ana2@gmail.com": nothing but what takes the first back stands between; a bare "no" may deny the second. */
export function takesBack(between: readonly Token[]): boolean {
  const words = between.filter((token) => !isPause(token));
  const isOnly = words.length > 0 && words.every(({ plain }) => isTakingBack.has(plain));
  const isTold = words.some(({ plain }) => isCueWord.has(plain) || /^(sorry|mean|correccion)$/.test(plain));
  const isParted = words.some(({ plain }) => plain === "no") && isPause(between.at(-1));
  return isOnly && (isTold || isParted);
}
