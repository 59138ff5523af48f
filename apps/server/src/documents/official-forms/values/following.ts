import type { PrintedAnswer } from "@dilo/forms";
import { evaluate } from "@dilo/forms/evaluate";
import type { FormBoxes } from "../boxes/form-boxes.ts";
import { formText } from "../fill/win-ansi.ts";
import type { Placed } from "./filling.ts";
import { type Text, textsOf } from "./texts.ts";

/** Writes what follows from answers where nothing was asked: the same again, which is no further answer. */
export function followingTexts({
  form,
  lines,
  fits,
}: {
  readonly form: FormBoxes;
  readonly lines: readonly PrintedAnswer[];
  readonly fits: (text: Text) => boolean;
}): readonly Placed[] {
  const read = lines.filter(({ status }) => status === "read");
  const lineOf = (id: string) => read.find(({ field }) => field.id === id);
  const known = (id: string) => {
    const value = lineOf(id)?.reading?.value;
    return typeof value === "string" ? value : undefined;
  };
  return (form.following ?? []).flatMap(({ when, answer, target, text }) => {
    const line = lineOf(answer);
    if (line === undefined || evaluate(when, known) !== true) return [];
    const texts =
      text === undefined
        ? textsOf(line, target).texts
        : target.kind === "text"
          ? [{ label: line.field.label, box: target.box, value: text, isCopy: true }]
          : [];
    return texts
      .map((one) => ({ ...one, value: one.value === true ? one.value : formText(one.value).text, isCopy: true }))
      .filter((one) => (one.value === true || formText(one.value).lacking.length === 0) && fits(one))
      .map((one) => ({ ...one, answer, isReference: false }));
  });
}
