import { onlyNameWords } from "../../answers/name/talk.table.ts";
import { whole } from "../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";

const saysOnly = whole(onlyNameWords);

/**
 * "Suharti, así nada más, no tengo apellido", or the last of it to the question for one: it belongs to the name and makes it
 * whole. Alone it looks like something beside an answer, or like a part that is not known.
 */
export function oneName(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  const isOpen = (expects.kind === "answer" && !expects.isSpelling) || expects.kind === "choice";
  if (field?.kind !== "name" || !isOpen || !saysOnly.test(plainText(tokensOf(text)))) return undefined;
  const told = expects.kind === "choice" ? `${expects.before}, ${text}` : text;
  const reading = read(told, field, moment);
  return reading.status === "value" ? one({ kind: "inform", field: field.id, reading, text: told }) : undefined;
}
