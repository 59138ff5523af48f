import { isPause, type Token } from "./tokens.ts";

/** Leaves out a "no" that answers something else: "no, soltera". */
export function withoutLeadingNo(tokens: readonly Token[]): readonly Token[] {
  return tokens[0]?.plain === "no" && isPause(tokens[1]) ? tokens.slice(2) : tokens;
}
