import { formType } from "../answers/form-type/reading.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { detectForm } from "../forms/detect.ts";
import { type FormType, formTypes } from "../forms/form-types.ts";
import type { ActOf, Moment } from "./act.ts";
import { tagsOf } from "./lexicon.ts";

/**
 * The form some words want: named by the product specification's words (section 4), or found by the reader of forms,
 * which the person is then asked about.
 */
export function formIn(text: string, { expects, today }: Moment): ActOf<"choose-form"> | ActOf<"affirm"> | undefined {
  const proposed = expects.kind === "form" ? expects.proposed : undefined;
  const named = detectForm(text);
  if (named !== undefined) return { kind: "choose-form", formType: named, isNamed: true };
  const tokens = tokensOf(text);
  const [other, third] = formTypes.filter((type) => type !== proposed);
  if (proposed !== undefined && other !== undefined && !third && /\b(la|el) otr[oa]\b/.test(plainText(tokens)))
    return { kind: "choose-form", formType: other, isNamed: false };
  if (proposed !== undefined && tagsOf(plainText(tokens))?.includes("affirm")) return { kind: "affirm" };
  const { status, value } = formType.read(tokens, { kind: "form-type", today });
  return status === "value" ? { kind: "choose-form", formType: value as FormType, isNamed: false } : undefined;
}
