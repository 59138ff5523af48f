import type { FormAliases } from "./form-aliases.ts";
import { i130Aliases } from "./i-130/aliases.ts";
import { n400Aliases } from "./n-400/aliases.ts";

// The readers of answers use this list: it knows nothing of questions, so that these can know the readers.
const listed = { "N-400": n400Aliases, "I-130": i130Aliases } as const;

/** The forms that Dilo asks about. Every other list of forms is made from this one, or held to it by the compiler. */
export type FormType = keyof typeof listed;

/** What each form is called. */
export const aliases: Readonly<Record<FormType, FormAliases>> = listed;

/** The types of all forms, in the order they are offered. */
export const formTypes = Object.keys(listed) as readonly FormType[];

/** Makes something for each form. */
export function byForm<Value>(make: (formType: FormType) => Value): Readonly<Record<FormType, Value>> {
  return Object.fromEntries(formTypes.map((formType) => [formType, make(formType)])) as Record<FormType, Value>;
}
