import { formType } from "../answers/form-type/reading.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { detectForm } from "../forms/detect.ts";
import { type FormType, formTypes } from "../forms/form-types.ts";
import { forms } from "../forms/registry.ts";
import type { ActOf, Moment } from "./act.ts";
import { tagsOf } from "./lexicon.ts";

/** Somebody for whom one wants something done. */
export const forRelative =
  /\b(?:mi|mis|a mi|para mi|de mi) (?:espos|marid|mujer|mama|papa|madre|padre|herman|hij|suegr|famil)\w*/;

/** "La ciudadanía de mi papá": named, but for somebody about whom the form does not ask. */
function isForAnother(formType: FormType, text: string): boolean {
  const isAboutOthers = forms[formType].fields.some((field: Field) => field.about === "relative");
  return !isAboutOthers && forRelative.test(plainText(tokensOf(text)));
}

/**
 * The form some words want: named by the product specification's words (section 4), or found by the reader of forms,
 * which the person is then asked about.
 */
export function formIn(text: string, { expects, today }: Moment): ActOf<"choose-form"> | ActOf<"affirm"> | undefined {
  const proposed = expects.kind === "form" ? expects.proposed : undefined;
  const named = detectForm(text);
  if (named !== undefined) return { kind: "choose-form", formType: named, isNamed: !isForAnother(named, text) };
  const tokens = tokensOf(text);
  const [other, third] = formTypes.filter((type) => type !== proposed);
  if (proposed !== undefined && other !== undefined && !third && /\b(la|el) otr[oa]\b/.test(plainText(tokens)))
    return { kind: "choose-form", formType: other, isNamed: false };
  if (proposed !== undefined && tagsOf(plainText(tokens))?.includes("affirm")) return { kind: "affirm" };
  const { status, value } = formType.read(tokens, { kind: "form-type", today });
  return status === "value" ? { kind: "choose-form", formType: value as FormType, isNamed: false } : undefined;
}
