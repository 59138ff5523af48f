/** What begins the part of an address that brings a resume code: browsers send it to nobody. */
const mark = "#codigo=";

/** A code has 15 digits; nothing longer than what people may write with it is taken into the box. */
const mostDigits = 30;

/** Whether the page was opened by a letter's link. */
export const bringsCode = (): boolean => location.hash.startsWith(mark);

/**
 * Takes the code out of the address, so that it stands in no bookmark and no history; undefined when the address brings
 * none. A link that was broken or written by hand may bring something else: its digits are what one can put right.
 */
export function takeCode(): string | undefined {
  if (!bringsCode()) return undefined;
  // What stands for a blank or a dash has digits of its own.
  const digits = location.hash
    .slice(mark.length)
    .replace(/%[\da-f]{2}|\D/gi, "")
    .slice(0, mostDigits);
  history.replaceState(history.state, "", location.pathname + location.search);
  return digits.replace(/.{3}(?=.)/g, "$& ");
}
