import { formNotes } from "../form-notes.ts";
import type { BilingualText } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";

/** How a person makes the draft into a form they can file, in order. */
export function finishingSteps(form: FormBoxes): readonly BilingualText[] {
  const { formType, edition, signature } = form;
  const page = `uscis.gov/${formType.toLowerCase()}`;
  const place = `Part ${signature.part}, item ${signature.item}`;
  return [
    {
      en: `Check the edition before you file. This draft is on edition ${edition}; the current one is named at ${page}.`,
      es: `Revise la edición antes de enviarlo. Este borrador usa la edición ${edition}; la vigente está en ${page}.`,
    },
    {
      en: "Check and correct every box. If you correct a name or A-Number, correct it on every page that repeats it.",
      es: "Revise y corrija cada casilla. Si corrige un nombre o Número A, corríjalo en cada página que lo repite.",
    },
    {
      en: `Sign and date it yourself, in ink: ${place}, page ${signature.page} of the form. USCIS rejects a form that is not signed.`,
      es: `Firme y ponga la fecha usted, con tinta: ${place}, página ${signature.page} del formulario. USCIS rechaza un formulario sin firma.`,
    },
    {
      en: "Look up the government's fee at uscis.gov/g-1055.",
      es: "Vea cuánto cuesta la tarifa del gobierno en uscis.gov/g-1055.",
    },
    ...(formNotes[formType].alsoNeededOnCover ?? []),
    {
      en:
        "Ask a lawyer whether the interpreter's and preparer's parts apply, because a paid service translated and " +
        "typed your answers. We left those parts empty.",
      es:
        "Pregunte a un abogado si debe llenar las partes del intérprete y del preparador. Un servicio pagado " +
        "tradujo y escribió sus respuestas. Nosotros las dejamos vacías.",
    },
    {
      en: "Take these pages out before you file. They are not part of the form.",
      es: "Quite estas hojas antes de enviarlo. No son parte del formulario.",
    },
    {
      en: "Before you file, talk with an immigration lawyer or an accredited representative.",
      es: "Antes de enviarlo, hable con un abogado de inmigración o un representante acreditado.",
    },
  ];
}
