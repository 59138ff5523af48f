import { type FieldKind, forms, interpret, type Lookups } from "@dilo/forms";
import type { ExpectedAnswers } from "@dilo/platform";
import type { Clock } from "../store/store.ts";

/** What the page says it expects when only a yes, a no or a command is waited for. */
const command = "command";

/** People stop to think in the middle of these. */
const paused: ReadonlySet<FieldKind> = new Set(["alien-number", "phone", "address", "date", "email"]);

/** Kinds that a few more words can always make longer: a pause must tell that they are over. */
const openEnded: ReadonlySet<FieldKind> = new Set(["name", "address"]);

const kinds = new Map(Object.values(forms).flatMap(({ fields }) => fields.map(({ id, kind }) => [id, kind] as const)));

/** Lets the forms' readers tell the turn-taking when an answer is whole. `expecting` is a field's id, or "command". */
export function expectedAnswers({ clock, lookups }: { clock: Clock; lookups: Lookups }): ExpectedAnswers {
  const read = (kind: FieldKind | "yesno" | "command", heard: string) =>
    interpret({ kind, heard, lookups, today: clock().toISOString().slice(0, 10) });
  return {
    isWhole(expecting, text) {
      if (expecting === command) {
        return read("yesno", text).status === "value" || read("command", text).status === "command";
      }
      const kind = kinds.get(expecting);
      if (kind === undefined || openEnded.has(kind)) return false;
      const { status, needsConfirmation } = read(kind, text);
      // A padded A-Number may still be growing.
      return (status === "value" && !needsConfirmation) || status === "none" || status === "command";
    },
    hasPauses(expecting) {
      const kind = kinds.get(expecting);
      return kind !== undefined && paused.has(kind);
    },
  };
}
