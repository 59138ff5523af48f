import type { Interview } from "@dilo/forms";
import { type BrowserDatabase, openBrowserDatabase } from "../../browser/browser-database.ts";
import type { KeptUntil } from "./kept-until.ts";
import type { Draft } from "./pending.ts";
import { draftCopy } from "./places-on-device.ts";
import { type EpochKey, openSealer, type Sealer } from "./sealer.ts";

/** A copy of the draft on this device, for a page that opens without a network (docs/decisions/0027-open-without-a-network.md). */
export interface KeptDraft {
  /** From now on copies are sealed with this key. */
  readonly open: (answerEpoch: EpochKey) => Promise<void>;
  /** Keeps the draft as it is now; null while no form is chosen. */
  readonly keep: (draft: Draft | null) => void;
  /** The last copy and its key; undefined when there is none, or when it has been here too long. */
  readonly read: () => Promise<{ readonly answerEpoch: EpochKey; readonly draft: Draft | null } | undefined>;
  readonly forget: () => Promise<void>;
}

/** `key` cannot be exported: a script can open the copy with it while it runs here, and nowhere else. */
interface Kept {
  readonly key: EpochKey;
  /** Opens for the admission it was sealed in, and for no other. */
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Opens the copy.
 * @param options.longestMs how long it may be opened after the first answer, where the server has not said until when
 * @param options.admission the payment, or the code, that opened the form here: who comes by another never sees this copy
 */
export function openKeptDraft({
  longestMs,
  admission,
  now = Date.now,
  database = openBrowserDatabase(),
  keptUntil,
}: {
  readonly longestMs: number;
  readonly admission: string;
  readonly now?: () => number;
  readonly database?: BrowserDatabase;
  /** Knows how long the answers live, or learns it here. */
  readonly keptUntil?: Pick<KeptUntil, "remember" | "end" | "forget">;
}): KeptDraft {
  let sealer: Sealer | undefined;
  let newest: string | undefined;
  let last: Promise<void> = Promise.resolve();
  const sealedPlace = `${draftCopy} ${admission}`;
  /** The server's draft lives so long from its first answer: neither another one nor opening it again adds to that. */
  const untilOf = (draft: Draft | null): number => {
    const heard = Object.values(draft?.answers ?? {}).map(({ heardAt }) => Date.parse(heardAt));
    return keptUntil?.end() ?? Math.min(now(), ...heard) + longestMs;
  };

  return {
    open: async (answerEpoch) => {
      sealer = await openSealer(answerEpoch);
      newest = undefined;
    },
    keep: (draft) => {
      const text = JSON.stringify(draft);
      const mine = sealer;
      if (mine === undefined || text === newest) return;
      newest = text;
      if (Object.keys(draft?.answers ?? {}).length > 0) keptUntil?.remember(untilOf(draft));
      const store = async () => {
        if (newest !== text || sealer !== mine) return;
        const sealed = await mine.seal(sealedPlace, text);
        await database.store(draftCopy, { key: mine.key, sealed, until: untilOf(draft) } satisfies Kept);
      };
      // A copy that cannot be made keeps no later one from being made, or deleted.
      last = last.then(store).catch(() => undefined);
    },
    read: async () => {
      const kept = (await database.read(draftCopy)) as Kept | undefined;
      if (kept === undefined) return undefined;
      const text = kept.until > now() ? await (await openSealer(kept.key))?.open(sealedPlace, kept.sealed) : undefined;
      if (text === undefined) await database.remove(draftCopy);
      return text === undefined ? undefined : { answerEpoch: kept.key, draft: JSON.parse(text) };
    },
    forget: () => {
      sealer = undefined;
      keptUntil?.forget();
      last = last.then(() => database.remove(draftCopy));
      return last;
    },
  };
}

/** The draft that would bring this interview back. */
export function draftOf(interview: Interview): Draft | null {
  if (interview.phase === "choosing") return null;
  const { formType, answers, saved } = interview;
  const isSaved = interview.phase === "complete" && interview.saving === "saved";
  return { formType, answers, isChanged: saved !== undefined && !isSaved, ...(saved && { saved }) };
}
