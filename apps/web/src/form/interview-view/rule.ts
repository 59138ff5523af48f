import type { FieldKind, Interpretation } from "@dilo/forms";

/** What can be said about how an answer is written in English; each has its sentence in the dictionaries. */
export type Rule =
  | "same"
  | "name"
  | "place"
  | "date"
  | "country"
  | "alien-number"
  | "padded"
  | "address"
  | "state"
  | "phone"
  | "email"
  | "marital"
  | "relation"
  | "choice";

/** The sentence that is true for an answer as it was read; undefined where none of them is. */
export function ruleOf(kind: FieldKind, said: string, reading: Interpretation | undefined): Rule | undefined {
  const { status, value, english = "", warnings = [] } = reading ?? {};
  if (status !== "value" || value === undefined) return undefined;
  // What stands as it was said may have an English: nobody looked it up.
  const isSame = said.includes(english) && !warnings.includes("as-said");
  switch (kind) {
    case "name":
      return isSame ? "name" : undefined;
    case "town":
    case "workplace":
    case "yesno":
    case "words":
    case "number":
      return isSame ? "same" : undefined;
    case "country":
      return isSame ? "same" : "country";
    case "country-or-state":
      return isSame ? "same" : "place";
    case "alien-number":
      return warnings.includes("padded") ? "padded" : kind;
    case "address":
    case "mailing-address":
      if (typeof value === "string" || "foreign" in value) return isSame ? "same" : undefined;
      return said.includes(value.line) ? "address" : "state";
    case "phone":
      return /^\+1\d{10}$/.test(String(value)) ? kind : undefined;
    case "email":
      return isSame ? "same" : said.toLowerCase().includes(english) ? kind : undefined;
    case "date":
    case "marital":
    case "relation":
    case "choice":
      return kind;
  }
}
