import type { Field } from "@dilo/forms";
import { englishExamples, writtenExamples } from "@dilo/forms/questions";
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from "react";
import type { Language } from "../../../words/language.ts";

/** How the text box of a question behaves: which keyboard opens, what the browser may fill in, and an example. */
export interface InputTraits {
  readonly inputMode: NonNullable<HTMLAttributes<HTMLElement>["inputMode"]>;
  /** Only what a person's own browser knows of the person (WCAG 1.3.5). */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize: "none" | "words" | "sentences";
  readonly enterKeyHint: "send";
  /** The answer is long: the box shows more than one line of it. */
  readonly isLong: boolean;
  readonly example: string | undefined;
}

type Own = Partial<Pick<InputTraits, "inputMode" | "autoCapitalize" | "isLong">> & {
  /** What the browser calls it, where it is the applicant's own. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
};

const byKind: Readonly<Partial<Record<Field["kind"], Own>>> = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  country: { autoCapitalize: "words" },
  "alien-number": { inputMode: "numeric", autoCapitalize: "none" },
  address: { autoComplete: "street-address", autoCapitalize: "words", isLong: true },
  "mailing-address": { autoCapitalize: "words", isLong: true },
  phone: { inputMode: "tel", autoComplete: "tel", autoCapitalize: "none" },
  email: { inputMode: "email", autoComplete: "email", autoCapitalize: "none" },
  town: { autoCapitalize: "words" },
  workplace: { autoCapitalize: "words" },
};

/** The traits of a question's text box, its example in the language of the page. */
export function inputTraits(
  { kind, about, isBirth, extra, question, questionEnglish }: Field,
  language: Language,
): InputTraits {
  const [asked, examples] = language === "en" ? [questionEnglish, englishExamples] : [question, writtenExamples];
  const { autoComplete = isBirth ? "bday" : "off", ...own } = byKind[kind] ?? {};
  const isOwn = (about === undefined || about === "applicant") && extra === undefined;
  return {
    inputMode: "text",
    autoCapitalize: "sentences",
    enterKeyHint: "send",
    isLong: false,
    ...own,
    autoComplete: isOwn ? autoComplete : "off",
    // A question that gives an example itself needs no second one.
    example: /Por ejemplo|For example/.test(asked) ? undefined : examples[kind],
  };
}

/** Of a box that takes anything one may want to say. */
export const anyWords: InputTraits = {
  inputMode: "text",
  autoComplete: "off",
  autoCapitalize: "sentences",
  enterKeyHint: "send",
  isLong: false,
  example: undefined,
};
