/** What begins the part of an address that brings a resume code: browsers send it to nobody. */
const mark = "#codigo=";

/** A code has 15 digits; nothing longer than what people may write with it is taken into the box. */
const code = /^\d{1,30}$/;

/** Whether the page was opened by a letter's link. */
export const bringsCode = (): boolean => location.hash.startsWith(mark);

/** Takes the code out of the address, so that it stands in no bookmark and no history; undefined when there is none. */
export function takeCode(): string | undefined {
  if (!bringsCode()) return undefined;
  const digits = location.hash.slice(mark.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return code.test(digits) ? (digits.match(/.{1,3}/g) ?? []).join(" ") : undefined;
}
