import { longestSaid } from "@dilo/api/operations";
import { type Field, type FieldKind, forms, interpret, isBeingSpelled, type Lookups } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import type { ExpectedAnswers } from "@dilo/platform";
import type { Clock } from "../store/store.ts";
import { endOfNumber, endsInZip, isFullName } from "./closing-words.ts";

/** What the page says it expects when it waits only for yes, no or a command. */
const command = "command";

/** People stop to think in the middle of these. */
const paused: ReadonlySet<FieldKind> = new Set([
  "alien-number",
  "phone",
  "address",
  "mailing-address",
  "date",
  "email",
]);

/** Answers whose last word may be the middle of a number. */
const numeric: ReadonlySet<FieldKind> = new Set(["alien-number", "phone", "date"]);

/** Kinds that a few more words can always make longer: a pause must tell that they are over. */
const openEnded: ReadonlySet<FieldKind> = new Set(["name", "address", "mailing-address", "workplace", "town"]);

const asked = [...Object.values(forms).flatMap(({ fields }) => fields), ...Object.values(furtherFields).flat()];
const fieldsById = new Map(asked.map((field) => [field.id, field] as const));

/** Lets the forms' readers tell the turn-taking when an answer is whole. `expecting` is a field's id, or "command". */
export function expectedAnswers({ clock, lookups }: { clock: Clock; lookups: Lookups }): ExpectedAnswers {
  const read = (what: { asked: Field } | { kind: "yesno" | "command" }, heard: string) =>
    interpret({ ...what, heard, lookups, today: clock().toISOString().slice(0, 10) });
  // No answer is longer, and readers take their time: what is longer is over when the person is silent.
  const isReadable = (text: string) => text.length <= longestSaid;
  const endOf = (field: Field, text: string) => endOfNumber(text, { isDate: field.kind === "date" });
  return {
    isWhole(expecting, text) {
      if (!isReadable(text)) return false;
      if (expecting === command) {
        return read({ kind: "yesno" }, text).status === "value" || read({ kind: "command" }, text).status === "command";
      }
      const field = fieldsById.get(expecting);
      if (field === undefined || openEnded.has(field.kind)) return false;
      if (numeric.has(field.kind) && endOf(field, text) !== "over") return false;
      const { status, needsConfirmation } = read({ asked: field }, text);
      // A padded A-Number may still be growing.
      return (status === "value" && !needsConfirmation) || status === "none" || status === "command";
    },
    isClosed(expecting, text) {
      if (!isReadable(text)) return false;
      const field = fieldsById.get(expecting);
      if (field?.kind === "name") return read({ asked: field }, text).status === "value" && isFullName(text);
      if (field !== undefined && numeric.has(field.kind)) {
        const { status, needsConfirmation } = read({ asked: field }, text);
        return status === "value" && !needsConfirmation && endOf(field, text) === "may-grow";
      }
      const isAddress = field?.kind === "address" || field?.kind === "mailing-address";
      return field !== undefined && isAddress && endsInZip((heard) => read({ asked: field }, heard), text);
    },
    pausesIn(expecting, text) {
      const field = fieldsById.get(expecting);
      if (field === undefined) return "short";
      if (paused.has(field.kind)) return openEnded.has(field.kind) || text === "" ? "usual" : "long";
      return isBeingSpelled(text) ? "usual" : "short";
    },
  };
}
