import { readItem, storeItem } from "./browser-storage.ts";
import { createListeners } from "./listeners.ts";

const key = "dilo_text_size";
/** In percent of what the browser is set to. */
const sizes = [100, 125, 150, 200] as const;

const { notify, subscribe } = createListeners();

/** Follows the size of the page's text; see `useSyncExternalStore`. */
export const onTextSize = subscribe;

/** The size chosen in this browser, in percent. */
function textSize(): (typeof sizes)[number] {
  return sizes.find((size) => String(size) === readItem(key)) ?? sizes[0];
}

/** Whether a larger size can be chosen; behind the largest comes the usual one. */
export function canBeLarger(): boolean {
  return textSize() !== sizes.at(-1);
}

/** Shows the page's text in the size chosen. */
export function showTextSize(): void {
  document.documentElement.style.fontSize = textSize() === sizes[0] ? "" : `${textSize()}%`;
}

/** Chooses the next size, also for the visits to come. */
export function chooseNextTextSize(): void {
  const at = sizes.indexOf(textSize());
  storeItem(key, String(sizes[(at + 1) % sizes.length]));
  showTextSize();
  notify();
}
