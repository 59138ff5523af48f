import type { FormType } from "@dilo/forms";

/** The file name of a form's PDF: `Formulario_N400_2026-11-20.pdf` (product specification, section 7). */
export function pdfFileName(formType: FormType, iso: string): string {
  return `Formulario_${formType.replace("-", "")}_${iso.slice(0, 10)}.pdf`;
}
