import { readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";
import { type EpochKey, openSealer, type Sealer } from "./sealer.ts";

const place = "dilo_typed";

/** What is written in the text box and not sent, or sent and not confirmed yet. */
export interface TypedText {
  /** What stood in the box about a question when the page was left; undefined when nothing did. */
  readonly read: (about: string) => string | undefined;
  /** Keeps what stands in the box; nothing with "". */
  readonly write: (about: string, text: string) => void;
  /** These words were given about the question and wait for a yes: they come back to the box unless others stand there. */
  readonly given: (about: string, words: string) => void;
}

/** `TypedText` for a page that opens and erases it. */
export interface TypedTextStore extends TypedText {
  /** Takes up what an earlier page of this payment left. */
  readonly open: (answerEpoch: EpochKey) => Promise<void>;
  readonly forget: () => void;
}

/**
 * Keeps half-written words on this device, sealed as unsent answers are (docs/decisions/0013-answers-on-the-device.md), so
 * that reloading, another page or a second tab brings them back.
 */
export function openTypedText(): TypedTextStore {
  let sealer: Sealer | undefined;
  const kept = new Map<string, string>();
  let waiting: readonly [about: string, words: string] | undefined;
  let version = 0;
  let last: Promise<void> = Promise.resolve();

  const store = (): void => {
    version += 1;
    const mine = version;
    last = last.then(async () => {
      // What was written meanwhile is stored in its own turn.
      if (mine !== version) return;
      const all = [...(waiting ? [waiting] : []), ...kept];
      if (all.length === 0 || sealer === undefined) removeItem(place);
      else storeItem(place, await sealer.seal(place, JSON.stringify(all)));
    });
  };

  return {
    read: (about) => kept.get(about) ?? (waiting?.[0] === about ? waiting[1] : undefined),
    write: (about, text) => {
      if ((kept.get(about) ?? "") === text) return;
      if (text === "") kept.delete(about);
      else kept.set(about, text);
      store();
    },
    given: (about, words) => {
      if (waiting === undefined ? words === "" : waiting[0] === about && waiting[1] === words) return;
      waiting = words === "" ? undefined : [about, words];
      store();
    },
    open: async (answerEpoch) => {
      sealer = await openSealer(answerEpoch);
      const sealed = readItem(place);
      const opened = sealed === null ? undefined : await sealer?.open(place, sealed);
      if (opened === undefined) return removeItem(place);
      const left: readonly (readonly [about: string, text: string])[] = JSON.parse(opened);
      for (const [about, text] of left) kept.set(about, text);
    },
    forget: () => {
      kept.clear();
      waiting = undefined;
      store();
    },
  };
}
