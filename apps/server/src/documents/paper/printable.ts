// The ranges the embedded Noto Sans has glyphs for: Latin, Greek, Cyrillic, punctuation, currency, letter-like signs.
const withoutGlyph =
  /[^\u0020-\u007e\u00a0-\u0377\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]/gu;

/** A text as one line that the embedded font can draw: an unknown character becomes U+FFFD, never an empty place. */
export function printable(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim().replace(withoutGlyph, "\ufffd");
}
