import { ask, type Reader, understood } from "../../reading.ts";
import { asSaid, spanOf } from "../../words/tokens.ts";
import { zip } from "../../zip/reading.ts";

/** Reads a ZIP code, or the postal code of another country: digits, and letters where it has them. */
export const postalCode: Reader = {
  read(tokens, context) {
    const reading = zip.read(tokens, context);
    if (reading.status === "value" || reading.candidates.length > 0) return reading;
    const value = asSaid(tokens).toUpperCase();
    // Canada's "H3Z 2Y7", Argentina's "C1425"; a number in words is a ZIP code or nothing.
    if (!/^(?=.*\d)[A-Z0-9]{2,8}(?:[ -][A-Z0-9]{2,4})?$/.test(value))
      return ask("¿Cuál era el código postal? Si no sabe, diga: no aplica.", {
        missing: ["zip"],
        spans: spanOf(tokens),
      });
    return understood({ value, english: value, spanishReadback: [...value].join(" "), spans: spanOf(tokens) });
  },
};
