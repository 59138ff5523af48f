// What the form's own fonts can show beyond Latin-1 (WinAnsiEncoding, PDF 32000-1 annex D).
const extra = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";

/** Signs that only look another way in WinAnsi. Letters are never among them: another letter is another name. */
const alike: readonly (readonly [signs: RegExp, sign: string])[] = [
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ""],
  [/[\u2010-\u2012\u2212]/gu, "-"],
  [/[\u02b9\u02bc\u2032]/gu, "'"],
];

/** A text as the form's fonts print it, with the letters they lack, each once. It is written only when they lack none. */
export interface FormText {
  readonly text: string;
  readonly lacking: readonly string[];
}

/** Spells a text for a box: one line, its accents composed, its hyphens and apostrophes those of the font. */
export function formText(text: string): FormText {
  const line = alike.reduce((whole, [signs, sign]) => whole.replace(signs, sign), text.normalize("NFC"));
  const spelled = line.replace(/\s+/gu, " ").trim();
  return { text: spelled, lacking: [...new Set([...spelled].filter((letter) => codeOf(letter) === undefined))] };
}

/** A text in the fonts' encoding, one Latin-1 character for each byte; it lacks no letter. */
export function winAnsi(text: string): string {
  return [...text]
    .map((letter) => {
      const code = codeOf(letter);
      if (code === undefined) throw new Error("A text holds a letter that the form's font does not have.");
      return String.fromCharCode(code);
    })
    .join("");
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const place = code === 0 ? -1 : extra.indexOf(letter);
  return place < 0 ? undefined : 0x80 + place;
}
