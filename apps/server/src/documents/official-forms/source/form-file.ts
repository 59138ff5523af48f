import type { FormType } from "@dilo/forms";

/** The file of a form: "n-400.pdf". */
export function formFileName(formType: FormType): string {
  return `${formType.toLowerCase()}.pdf`;
}
