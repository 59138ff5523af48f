import { readItem, storeItem } from "./browser-storage.ts";

const key = "dilo_text";

/** How many steps larger than usual the letters can be: styles/base.css says how large each is. */
export const largestText = 2;

/** How large the letters were set in this browser, in steps above the usual size. */
export function chosenTextSize(): number {
  const step = Number(readItem(key));
  return step > 0 && step <= largestText ? step : 0;
}

/** Shows every page with the letters that were chosen in this browser. */
export function showTextSize(): void {
  document.documentElement.dataset["text"] = `${chosenTextSize()}`;
}

/** Sets the letters for this visit and those to come. */
export function chooseTextSize(step: number): void {
  storeItem(key, `${step}`);
  showTextSize();
}
