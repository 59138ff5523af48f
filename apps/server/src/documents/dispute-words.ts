import type { FieldKind } from "@dilo/forms";
import type { BilingualText } from "./notice.ts";

/** Says what to check of an answer that our list of ZIP codes, or of telephone numbers, speaks against. */
export function disputeText(kind: FieldKind): BilingualText {
  return kind === "phone"
    ? { en: "each digit. This does not look like a telephone number.", es: "cada número. No parece un teléfono." }
    : {
        en: "street, city, state and ZIP code. Our list of ZIP codes reads them another way.",
        es: "calle, ciudad, estado y código postal. Nuestra lista dice otra cosa.",
      };
}
