import { noOtherNameWords, oneNameWords, onlyNameWords } from "../../answers/name/talk.table.ts";
import { whole } from "../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";

const saysOnly = whole(onlyNameWords);
const saysNoOther = whole(noOtherNameWords);

/**
 * "Suharti, así nada más, no tengo apellido", or the last of it to the question for one: it belongs to the name and makes it
 * whole. Alone it looks like something beside an answer, or like a part that is not known.
 */
export function oneName(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  if (field?.kind !== "name") return undefined;
  const isOpen = expects.kind === "answer" && !expects.isSpelling;
  const told =
    expects.kind === "choice" ? withNoOther(text, expects.before, moment) : isOpen ? onlyOf(text) : undefined;
  if (told === undefined) return undefined;
  const reading = read(told, field, moment);
  return reading.status === "value" ? one({ kind: "inform", field: field.id, reading, text: told }) : undefined;
}

function onlyOf(text: string): string | undefined {
  return saysOnly.test(plainText(tokensOf(text))) ? text : undefined;
}

/** The name with what was said to the question for the rest of it. "Solo Suharti" says its one word again. */
function withNoOther(text: string, before: string, { field, ...moment }: Moment): string | undefined {
  const said = plainText(tokensOf(text));
  const isOnly = saysOnly.test(said);
  const missing = field === undefined ? [] : read(before, field, { field, ...moment }).missing;
  const isRestAsked = missing.some((part) => part === "family-name" || part === "given-name");
  const isAgain = isOnly && plainText(tokensOf(before)).endsWith(said.split(" ").at(-1) ?? said);
  if (isAgain || (isRestAsked && saysNoOther.test(said))) return `${before}, ${oneNameWords}`;
  return isOnly ? `${before}, ${text}` : undefined;
}
