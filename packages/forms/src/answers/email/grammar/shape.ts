// One part is letters, digits and single marks (RFC 5321, without quoting); a domain has a dot and ends in letters.
const shape =
  /^[a-z0-9](?:[a-z0-9]|[._+'-](?=[a-z0-9_-]))*[a-z0-9_-]?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Tells whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && !text.includes("..") && shape.test(text);
}
