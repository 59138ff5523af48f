import type { BilingualText } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { NoteCode } from "../official-forms/boxes/note-code.ts";
import type { Note } from "../official-forms/values/filling.ts";
import { lettersText } from "./scripts.ts";

/** Says what the person must look at before they trust a box. */
export function noteText({ code, left = "" }: Note, form: FormBoxes): BilingualText {
  const extra = `Part ${form.overflow.part}`;
  switch (code) {
    case "rest-moved":
      return {
        es: `No supimos en qué casilla va toda la dirección. Está completa en ${extra}.`,
        en: `We could not tell in which boxes all of this address goes. It is written whole in ${extra}.`,
      };
    case "rest-left":
      return {
        es: `Escriba usted el resto de la dirección: ${left}.`,
        en: `The rest of the address is to be written by hand: ${left}.`,
      };
    case "own-words":
      return {
        es: `Está en ${extra} con sus palabras, en español. Hay que traducirla al inglés antes de firmar.`,
        en: `It is in ${extra} in the person's own words, in Spanish. It must be translated into English before it is signed.`,
      };
    case "row-moved":
      return {
        es: `La tabla del formulario no tiene más lugar. Toda la fila está en ${extra}.`,
        en: `The table has no more room. The whole row is written in ${extra}.`,
      };
    case "continued":
      return {
        es: `No cabe completo. La casilla tiene el principio. Está completo en ${extra}.`,
        en: `It does not fit. The box has its beginning. It is written whole in ${extra}.`,
      };
    case "moved":
      return { es: `No cabe en su casilla. Está en ${extra}.`, en: `Too long for its box. It is written in ${extra}.` };
    case "attached":
      return {
        es: `No cabe en el formulario ni en ${extra}. Está en la hoja que va después. Fírmela también.`,
        en: `The form and ${extra} have no room. It is on the sheet behind the form. Sign that one too.`,
      };
    case "own-words-attached":
      return {
        es: "Está con sus palabras, en español, en la hoja después del formulario. Hay que traducirla al inglés antes de firmar.",
        en: "It is in the person's own words, in Spanish, on the sheet behind the form. It must be translated into English before it is signed.",
      };
    case "letters": {
      const letters = lettersText(left);
      return {
        es: `La casilla no puede imprimir: ${letters.es}. Quedó en blanco. Escríbalo usted como está en el pasaporte.`,
        en: `The box cannot print: ${letters.en}. It is blank, to be written by hand as the passport has it.`,
      };
    }
    default:
      return plain[code];
  }
}

/** What is the same whatever the form and the words. */
const plain = {
  "own-words-boxed": {
    es: "Está con sus palabras. Lo que esté en español, póngalo en inglés antes de firmar.",
    en: "It is in the person's own words: what is in Spanish must be put into English before it is signed.",
  },
  "adopted-kind": {
    es: "Marcamos hijo adoptado. Esa casilla no es para huérfanos ni para el Convenio de La Haya.",
    en: "Ticked as adopted. That box is not for orphans or Hague Convention adoptees.",
  },
  "half-sibling": {
    es: "El formulario no tiene casilla para medio hermano. Marcamos hermano o hermana.",
    en: "The form has no box for a half brother or sister. Brother/sister is ticked.",
  },
  "name-split": {
    es: "Revise dónde terminan los nombres y empiezan los apellidos. Un programa los separó.",
    en: "Check where the given names end and the family names begin. A program split this name.",
  },
  "given-together": {
    es: "Los nombres están juntos en la casilla Given Name. Si uno es su segundo nombre, páselo a la casilla Middle Name.",
    en: "All given names are in Given Name: nobody told first and middle name apart.",
  },
  "unit-kind": {
    es: "Marque usted Apt., Ste. o Flr. No supimos cuál es.",
    en: "Apt., Ste. or Flr. is to be ticked by hand. We could not tell which one it is.",
  },
  "spouse-not-asked": {
    es: "No lo escribimos. El formulario lo pide solo con Part 1, número 1.b o 1.d.",
    en: "Not written. The form asks for it only if you file under Part 1, item 1.b or 1.d.",
  },
  "not-married-now": {
    es: "No lo escribimos. El formulario pide el esposo o la esposa de ahora, y el estado civil dice otra cosa.",
    en: "Not written. The form asks for a current spouse, and the marital status says there is none.",
  },
  "marital-status-unread": {
    es: "No lo escribimos. El formulario pide el esposo o la esposa de ahora, y no entendimos el estado civil.",
    en: "Not written. The form asks for a current spouse, and we did not understand the marital status.",
  },
  "zip-shortened": {
    es: "La casilla toma los primeros cinco números del código postal. No escribimos los últimos cuatro.",
    en: "The box takes the first five digits of the ZIP Code. The last four are not written.",
  },
  partial: {
    es: "Escribimos lo que entendimos. Complete usted lo que falta.",
    en: "What was understood is written. The rest is missing.",
  },
  "no-box": {
    es: "No lo escribimos. El formulario no tiene casilla para esta respuesta.",
    en: "Not written. The form has no box for this answer.",
  },
} as const satisfies Partial<Readonly<Record<NoteCode, BilingualText>>>;
