import { isPause, type Token } from "../../words/tokens.ts";
import { monthOf } from "./months.ts";
import { isNumber } from "./said-again.ts";

/** "El dieciséis, no el quince, de agosto": the words without the number that two pauses and a "no" keep out of the date. */
export function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, index) => plain === "no" && isPause(tokens[index - 1]) && isNumber(tokens[index - 2]),
  );
  if (at < 0 || isPause(tokens[at + 1])) return tokens;
  let end = /^(el|del|de)$/.test(tokens[at + 1]?.plain ?? "") ? at + 2 : at + 1;
  const from = end;
  while (isNumber(tokens[end]) || (end > from && tokens[end]?.plain === "y")) end++;
  const month = /^(de|del)$/.test(tokens[end + 1]?.plain ?? "") ? tokens[end + 2] : tokens[end + 1];
  const isOfBoth = end > from && isPause(tokens[end]) && monthOf(month?.plain ?? "") !== undefined;
  return isOfBoth ? [...tokens.slice(0, at - 1), ...tokens.slice(end + 1)] : tokens;
}
