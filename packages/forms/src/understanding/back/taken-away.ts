import { type Informed, type Moment, one, type Understanding } from "../act.ts";
import { isOther, read } from "../reading.ts";
import { digitsIn, repairNumber } from "../repairs/number.ts";
import { removalIn } from "../repairs/removal.ts";
import { repairIn } from "../repairs/repair.ts";

/**
 * What was read back has something too much in it: "sobra el punto", "no lleva apartamento". It is looked for before
 * such words are taken for a mere no.
 */
export function takenAway(text: string, moment: Moment): Understanding | undefined {
  const { expects, field } = moment;
  if (field === undefined || removalIn(text, field.kind === "name") === undefined) return undefined;
  if (expects.kind === "verdict") {
    const { before } = expects;
    return asPartial(repairIn(text, field, before.reading)?.texts ?? [], before, moment);
  }
  // "Oí 11 números", "sobra un siete".
  const digits = expects.kind === "choice" && field.kind === "phone" ? digitsIn(expects.before) : undefined;
  if (digits === undefined) return undefined;
  const reading = read(digits, field, moment);
  return asPartial(repairNumber(text, digits, false)?.texts ?? [], { field: field.id, reading, text: digits }, moment);
}

function asPartial(texts: readonly string[], before: Informed, moment: Moment): Understanding | undefined {
  const field = moment.fields.find(({ id }) => id === before.field);
  if (field === undefined) return undefined;
  const values = texts.flatMap((text) => {
    const reading = read(text, field, moment);
    return reading.status === "value" && isOther(reading, before.reading) ? [{ field: field.id, reading, text }] : [];
  });
  return values.length === 0 ? undefined : one({ kind: "partial", values }, { kind: "deny" });
}
