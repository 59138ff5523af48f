// What a mailbox can look like here: ASCII, no quotes, no comments, no list, no header. Stricter than RFC 5321 on purpose.
const mailbox =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/**
 * Reads one e-mail address, and only one.
 * @returns the address, or undefined when the text is anything else: a second address or a line break in it would
 *   send a person's answers to a stranger
 */
export function readAddress(text: string): string | undefined {
  const address = text.trim();
  // `$` also matches before a final line break, so line breaks are looked for first.
  if (address.length > 254 || /[\s,;<>"()[\]\\:]/u.test(address)) return undefined;
  return mailbox.test(address) ? address : undefined;
}
