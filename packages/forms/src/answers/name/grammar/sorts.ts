import { eachOf, leadOut, somewhere, wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { petNames } from "../talk.table.ts";
import { formerWords, legalWords, nicknameLeads, presentWords, wantedWords } from "../words.table.ts";
import { firstClause, lastClause, type Piece, textOf } from "./pieces/pieces.ts";

const nickname = leadOut(nicknameLeads);
const nicknameFirst = new RegExp(`^(?:(?:nomas|asi|solo|nada mas) )?(?:${somewhere(nicknameLeads).source})`);
const formers = eachOf(formerWords);
const presents = eachOf(presentWords);
const wanted = eachOf(wantedWords);
const legals = somewhere(legalWords);
const isPetName = wordsOf(petNames);

/** Which of a person's names one is: the one of today and the one on paper come before all others. */
export type NameSort = "nickname" | "former" | "present" | "legal";

/** Tells whether some folded words end in what leads to a nickname: "me dicen". */
export function isNicknameLed(text: string): boolean {
  return nickname.test(` ${text}`);
}

/** Tells whether a name is taken back by what stands around it: "no Ana", "Ana no". */
export function isDenied(gap: readonly Piece[], behind: readonly Piece[], isLast: boolean): boolean {
  // "..., sin junior, Ana Paz": that is denied of the suffix.
  if (
    gap.at(-1)?.kind !== "suffix" &&
    /(^| )(no|sin|not)( (es|soy|va|con|lleva|llevo|uso|usa|tengo|tiene|firmo|me llamo|se llama|i'm|it's|is))?( el( de)?)?$/.test(
      textOf(lastClause(gap)),
    )
  )
    return true;
  return (
    isTakenOut(gap, behind) ||
    (isClosed(behind, isLast) && /^no( (va|es|era|lleva|viene|cuenta))*$/.test(textOf(firstClause(behind))))
  );
}

/** Tells whether it is said to take a name out: "el de Luna quítelo", "quite el de Luna", "ya no uso el de Luna". */
export function isTakenOut(gap: readonly Piece[], behind: readonly Piece[]): boolean {
  const before = textOf(lastClause(gap));
  return (
    takenBefore.test(before) ||
    wished.test(before) ||
    (/(^| )(el|lo|eso)( de)?$/.test(before) && takenBehind.test(textOf(firstClause(behind))))
  );
}

const takenBefore =
  /(^| )((quit|sac|borr|saqu|elimin)[ae]n?(me|le|l[oa])?|ya no (llevo|lleva|uso|usa|va|firmo|firma|tengo|tiene))( (el|lo)( de)?)$/;
/** "Me iban a poner Pedro", "quería llamarme Yolanda": a name that was not given after all. */
const wished =
  /(^| )(iban? a|querian?|quiso|quisieron|pensaban?|penso( en)?) (poner|llamar|registrar|bautizar|nombrar)(me|le|se|l[oa])?( (como|de|por|con))?$/;
const takenBehind =
  /^(ya )?(no( l[oa])? (va|lo|uso|usa|llevo|lleva|quiero|pong[ao]|cuenta)|(quit|sac|borr|saqu|elimin)[ae]n?(me|le)?l[oa])/;

/** A pause stands behind the name, or nothing is named behind it. */
function isClosed(behind: readonly Piece[], isLast: boolean): boolean {
  return isLast || behind.some(({ kind }) => kind === "pause");
}

/** Which of a person's names one is, by what is said around it. */
export function sortOf(
  gap: readonly Piece[],
  behind: readonly Piece[],
  {
    words,
    how,
    isLast,
  }: { readonly words: readonly Token[]; readonly how: "said-to-be" | "bare" | "stray"; readonly isLast: boolean },
): NameSort | undefined {
  const [before, after] = [textOf(gap).replace(maidenBefore, ""), textOf(behind)];
  const clause = textOf(lastClause(gap));
  const next = textOf(firstClause(behind));
  const isEnd = isClosed(behind, isLast);
  const untitled = clause.replace(/ (el|la|don|dona|senora?)$/, "");
  if (isNicknameLed(untitled)) return "nickname";
  if (behind[0]?.kind === "talk" && nicknameFirst.test(after) && !nicknameFirst.exec(after)?.[0].includes("como"))
    return isNickBehind(behind) ? "nickname" : undefined;
  if (
    isEnd &&
    /^(de solter[oa])( |$)/.test(next) &&
    (next.split(" ").length < 3 || /^de solter[oa] (y|pero|o|but)/.test(next))
  )
    return "former";
  const [only, more] = words;
  if (!isLast && only !== undefined && more === undefined && isPetName.has(only.plain)) return "nickname";
  if (isEnd && /^de casad[oa]( |$)/.test(next)) return "present";
  const asked = lastIn(wanted, before);
  if (asked >= 0 && asked > lastIn(formers, before)) return "present";
  const [former, present] = [lastIn(formers, before), lastIn(presents, before)];
  if (former > present) return "former";
  if (present >= 0) return "present";
  return how !== "stray" && legals.test(before) ? "legal" : undefined;
}

/** "Ana Paz de soltera pero en mi residencia ...": it tells of the name before it. */
const maidenBefore = /^de solter[oa] (?=(y|pero|but|aunque) )/;

/** "El Chele le dicen, pero ...": nothing is named behind the words that name it. */
function isNickBehind(behind: readonly Piece[]): boolean {
  if (behind.some(({ kind }) => kind === "pause") && !/\b(pero|but)\b/.test(textOf(firstClause(behind)))) return true;
  return isNicknameLed(textOf(firstClause(behind))) || /^\S+ \S+ (pero|but|y|nomas|aunque)\b/.test(textOf(behind));
}

function lastIn(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
