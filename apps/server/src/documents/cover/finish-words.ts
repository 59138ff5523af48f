import { formNotes } from "../form-notes.ts";
import type { BilingualText } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";

/**
 * How a person makes the draft into a form they can file, in order.
 * @param hasJoinedCopies whether a corrected name or number changes on all pages by itself
 */
export function finishingSteps(form: FormBoxes, hasJoinedCopies: boolean): readonly BilingualText[] {
  const { formType, edition, signature } = form;
  const page = `uscis.gov/${formType.toLowerCase()}`;
  const place = `Part ${signature.part}, item ${signature.item}, `;
  return [
    hasJoinedCopies
      ? {
          es: "Revise y corrija cada casilla. Un nombre o Número A corregido en la computadora cambia en todas las páginas.",
          en: "Check and correct every box. A name or A-Number corrected on the computer changes on all pages.",
        }
      : {
          es: "Revise y corrija cada casilla. Corrija un nombre o Número A en cada página que lo repite.",
          en: "Check and correct every box. Correct a name or A-Number on every page that repeats it.",
        },
    {
      es: `Esta es la edición ${edition}. La vigente y la tarifa del gobierno están en ${page} y uscis.gov/g-1055.`,
      en: `This is edition ${edition}. The current one and the government's fee are at ${page} and uscis.gov/g-1055.`,
    },
    ...(formNotes[formType].alsoNeededOnCover ?? []),
    {
      es: "Pregunte a un abogado por las partes del intérprete y del preparador. Un servicio pagado tradujo y escribió esto.",
      en: "Ask a lawyer about the interpreter's and preparer's parts. A paid service translated and typed this.",
    },
    {
      es: `Firme usted, con tinta: ${place}página ${signature.page}. USCIS rechaza un formulario sin firma. Quite estas hojas.`,
      en: `Sign it yourself, in ink: ${place}page ${signature.page}. USCIS rejects a form that is not signed. Take these pages out.`,
    },
  ];
}
