// What the form's own fonts can show beyond Latin-1 (WinAnsiEncoding, PDF 32000-1 annex D).
const extra = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";
const plainLetters: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i", İ: "I" };

/** Spells a text with the letters the form's fonts have: Ő becomes O, Ł becomes L, an unknown sign "?". */
export function withFormLetters(text: string): string {
  return [...text.normalize("NFC").replace(/\s+/gu, " ").trim()].map(formLetter).join("");
}

function formLetter(letter: string): string {
  if (codeOf(letter) !== undefined) return letter;
  const bare = plainLetters[letter] ?? letter.normalize("NFD").charAt(0);
  return codeOf(bare) === undefined ? "?" : bare;
}

/** A text in the fonts' encoding, one Latin-1 character for each byte. */
export function winAnsi(text: string): string {
  return [...text].map((letter) => String.fromCharCode(codeOf(letter) ?? 0x3f)).join("");
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const place = code === 0 ? -1 : extra.indexOf(letter);
  return place < 0 ? undefined : 0x80 + place;
}
