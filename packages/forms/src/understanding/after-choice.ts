import { plainWords } from "@dilo/foundation";
import { type Act, asActs, type Moment, one, type Understanding } from "./act.ts";
import { choiceIn } from "./choice.ts";
import { piecesOf } from "./fields/pieces.ts";
import { gathered } from "./gathered.ts";
import { isNeither } from "./ordinals.ts";
import { read, readPieces, textOf } from "./reading.ts";
import { peel } from "./verdicts/verdict.ts";

/** After a closed question: one of its candidates, what was missing, or the whole answer again. */
export function afterChoice(
  text: string,
  moment: Moment,
  { candidates, before, isYesNo }: Extract<Moment["expects"], { kind: "choice" }>,
): Understanding | undefined {
  const { field } = moment;
  if (field === undefined) return undefined;
  const candidate = choiceIn(text, candidates, { kind: field.kind, isYesNo });
  if (candidate !== undefined) return one({ kind: "choose", candidate });
  if (candidates.length > 1 && isNeither(plainWords(text)) && plainWords(text).length <= 5)
    return one({ kind: "deny" });
  const pieces = piecesOf(text, moment);
  const [main = { field: field.id, text }, ...others] = pieces;
  if (main.field !== field.id) return one(...asActs(readPieces(pieces, moment)));
  const alone = read(main.text, field, moment, { said: before, isWhole: false });
  const reading = gathered(main.text, alone, { before, field, moment });
  if (reading === undefined) return undefined;
  const informs = readPieces(others, moment);
  const inform: Act = { kind: "inform", field: field.id, reading, text: textOf(reading, main.text) };
  if (reading.status === "value" || reading.warnings.includes("zip-mismatch")) return one(inform, ...informs);
  if (reading.status === "none") return one({ kind: "absent" }, ...informs);
  const { verdict } = peel(text);
  if (verdict !== undefined) return one({ kind: verdict });
  return reading.status === "ask" ? one(inform, ...informs) : undefined;
}
