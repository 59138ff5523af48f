import type { Answers, FormType } from "../answers/answer.ts";
import type { Field } from "../forms/definition.ts";
import { type PrintedAnswer, printAnswer } from "../forms/english.ts";
import { forms } from "../forms/registry.ts";

/** A saved form, as far as the name of its file tells. */
export interface NamedForm {
  readonly id: string;
  readonly formType: FormType;
  /** Whom a petition is for. */
  readonly relative?: string | undefined;
}

/** A saved form among the others of its payment. */
export interface ListedForm extends NamedForm {
  /** ISO 8601; a form keeps it from its first saving on. */
  readonly expiresAt: string;
}

/**
 * The file of a form's PDF: `Formulario_N400_2026-11-20.pdf` (product specification, section 7); of a petition with its
 * relative, `Formulario_I130_Luis_Prado_2026-11-20.pdf`. What would be called alike is numbered as it was saved.
 * @param all the payment's forms, where they are known
 * @param day YYYY-MM-DD
 */
export function pdfFileName(form: NamedForm, all: readonly ListedForm[], day: string): string {
  const alike = all.filter((one) => stemOf(one) === stemOf(form));
  const inOrder = alike.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt) || a.id.localeCompare(b.id));
  const at = inOrder.findIndex(({ id }) => id === form.id);
  return `${stemOf(form)}_${day}${at > 0 ? `_${at + 1}` : ""}.pdf`;
}

/** Whom a petition is for, by its answers; undefined where the name was not understood, and of any other form. */
export function relativeIn(lines: readonly PrintedAnswer[]): string | undefined {
  const line = lines.find(({ field }) => isRelativesName(field));
  return line?.status === "read" ? line.english : undefined;
}

/** The same, where nothing else of a form is wanted: of all its answers one is read. */
export function relativeOf({ formType, answers }: { formType: FormType; answers: Answers }): string | undefined {
  const field = forms[formType].fields.find(isRelativesName);
  return field && relativeIn([printAnswer(formType, field, answers)]);
}

/** Tells whether a form is for a relative, whose name it asks. */
export function isForRelative(formType: FormType): boolean {
  return forms[formType].fields.some(isRelativesName);
}

function isRelativesName({ kind, about }: Field): boolean {
  return kind === "name" && about === "relative";
}

/** Longer than two names and two family names are. Characters. */
const longestName = 40;

function stemOf({ formType, relative = "" }: NamedForm): string {
  const letters = relative.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const words = letters.slice(0, longestName).split(/[^\p{L}\p{N}]+/u);
  return ["Formulario", formType.replaceAll("-", ""), ...words.filter((word) => word !== "")].join("_");
}
