import type { Clock } from "@dilo/foundation";

/** Nobody presses more keys for one answer. */
const mostKeys = 40;

/** When an entry is whole: so many keys, or a pause after the last one, milliseconds; `#` always ends it. */
export interface KeysWanted {
  readonly most: number;
  readonly pauseMs: number;
}

/** Gathers keys until an entry is whole. */
export interface KeyEntry {
  press(key: string): void;
  /** Something else happened: what was pressed is no answer. */
  clear(): void;
}

/** @param onEntry the keys without `#`; "*" comes alone and at once, and what was pressed before it is dropped */
export function openKeyEntry(
  clock: Clock,
  { wanted, onEntry }: { readonly wanted: () => KeysWanted; readonly onEntry: (keys: string) => void },
): KeyEntry {
  let keys = "";
  let stop = () => {};
  const clear = () => {
    stop();
    keys = "";
  };
  const enter = () => {
    const entry = keys;
    clear();
    if (entry !== "") onEntry(entry);
  };
  return {
    clear,
    press(key) {
      stop();
      if (key === "#") return enter();
      if (key === "*") {
        clear();
        return onEntry("*");
      }
      if (!/^\d$/.test(key)) return;
      keys += key;
      const { most, pauseMs } = wanted();
      if (keys.length >= Math.min(most, mostKeys)) return enter();
      stop = clock.after(pauseMs, enter);
    },
  };
}
