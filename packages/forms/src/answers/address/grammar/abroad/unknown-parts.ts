import { clausesIn } from "../../../clauses/parting.ts";
import { unknownIn } from "../../../meta/absent.ts";
import type { Token } from "../../../words/tokens.ts";
import { withoutTalkBefore } from "../talk.ts";

/** "Holguín, Cuba, no sé la calle": what is told not to be known is no part; where it is, said behind it, stays. */
export function withoutUnknownParts(given: readonly Token[]): readonly Token[] {
  const clauses = clausesIn(given);
  const known = clauses.map((clause) => (unknownIn(clause) ? placeBehind(clause) : clause));
  const isWhole = known.every((clause, at) => clause === clauses[at]) || known.every((clause) => clause.length === 0);
  return isWhole ? given : known.flatMap(withoutTalkBefore);
}

/** "No sé la calle pero es en Matagalpa". */
function placeBehind(clause: readonly Token[]): readonly Token[] {
  const at = clause.findLastIndex(({ plain }) => plain === "en") + 1;
  const isPlace = at > 0 && !/^(?:que|cual|donde)$/.test(clause[at]?.plain ?? "");
  return isPlace ? clause.slice(at) : [];
}
