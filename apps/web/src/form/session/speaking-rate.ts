import { readItem, storeItem } from "../../browser/browser-storage.ts";

const key = "dilo.pace";

/** How fast this person wants to be spoken to, 1 for the voice's own pace: a wish, and nothing that was said. */
export function rememberedPace(): number {
  const pace = Number(readItem(key) ?? 1);
  return pace > 0 && pace < 1 ? pace : 1;
}

/** Stores the pace, so that a reload in the middle of the interview keeps it. */
export function rememberPace(pace: number): void {
  if (pace !== rememberedPace()) storeItem(key, String(pace));
}
