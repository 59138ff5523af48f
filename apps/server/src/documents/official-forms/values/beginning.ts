import type { Text } from "./texts.ts";

/** As many whole words of a text as its box has room for; undefined when not even the first one fits. */
export function beginningOf(
  { box, value }: Pick<Text, "box" | "value">,
  fits: (text: Pick<Text, "box" | "value">) => boolean,
): string | undefined {
  if (value === true) return undefined;
  const words = value.split(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const begun = words.slice(0, count).join(" ");
    if (fits({ box, value: begun })) return begun;
  }
  return undefined;
}
