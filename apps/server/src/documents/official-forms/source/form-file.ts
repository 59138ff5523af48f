import type { FormType } from "@dilo/forms";

/** The file of a form: "n-400.pdf". */
export function formFile(formType: FormType): string {
  return `${formType.toLowerCase()}.pdf`;
}
