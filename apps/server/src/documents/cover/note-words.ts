import type { Field } from "@dilo/forms";
import type { BilingualText } from "../notice.ts";
import { disputeText } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Note } from "../official-forms/values/filling.ts";

/** Says what the person must look at before they trust a box. */
export function noteText(note: Note, field: Field, form: FormBoxes): BilingualText {
  const { label, labelSpanish } = field;
  const place = note.box ? `Part ${note.box.part}, item ${note.box.item}` : "";
  const extra = form.overflow.part;
  const en = (text: string) => `${label}: ${text}`;
  const es = (text: string) => `${labelSpanish}: ${text}`;
  switch (note.code) {
    case "name-split":
      return {
        en: en("please check where the given names end and the family names begin. A program split this name."),
        es: es("revise dónde terminan los nombres y empiezan los apellidos. Un programa los separó."),
      };
    case "doubtful":
      return { en: en("please check this answer letter by letter."), es: es("revise esta respuesta letra por letra.") };
    case "disputed":
      return { en: en(`please check ${disputeText(field.kind).en}`), es: es(`revise ${disputeText(field.kind).es}`) };
    case "unit-kind":
      return {
        en: en("tick Apt., Ste. or Flr. yourself. We could not tell which one it is."),
        es: es("marque usted Apt., Ste. o Flr. No supimos cuál es."),
      };
    case "foreign-address":
      return {
        en: en(
          "write city, province and postal code in their own boxes. We wrote the address as you said it, in one line.",
        ),
        es: es("escriba ciudad, provincia y código postal en sus casillas. Escribimos la dirección en una sola línea."),
      };
    case "moved":
      return {
        en: en(`too long for its box (${place}). It is written whole in Part ${extra}, Additional Information.`),
        es: es(`no cabe en su casilla (${place}). Está completa en Part ${extra}, Additional Information.`),
      };
    case "no-room":
      return {
        en: en(`too long for its box (${place}) and for Part ${extra}. Write it yourself on a sheet of paper.`),
        es: es(`no cabe en su casilla (${place}) ni en Part ${extra}. Escríbala usted en otra hoja.`),
      };
    case "letters":
      return {
        en: en("the form's letters lack one of your letters. We wrote the nearest one."),
        es: es("al formulario le falta una de sus letras. Escribimos la más parecida."),
      };
    case "spouse-not-asked":
      return {
        en: en("not written. The form asks for it only if you file under Part 1, item 1.b or 1.d (Part 5, item 4.a)."),
        es: es("no lo escribimos. El formulario lo pide solo con Part 1, item 1.b o 1.d (Part 5, item 4.a)."),
      };
    case "not-married-now":
      return {
        en: en(
          "not written. The form asks for a current spouse, and the marital status says there is none (Part 5, item 4.a).",
        ),
        es: es("no lo escribimos. El formulario pide el cónyuge de ahora, y el estado civil dice otra cosa."),
      };
    case "marital-status-unread":
      return {
        en: en(
          "not written. The form asks for a current spouse, and we did not understand the marital status (Part 5, item 4.a).",
        ),
        es: es("no lo escribimos. El formulario pide el cónyuge de ahora, y no entendimos el estado civil."),
      };
    case "zip-shortened":
      return {
        en: en("the form's box takes the first five digits of the ZIP Code. The last four are not written."),
        es: es("la casilla toma los primeros cinco números del código postal. No escribimos los últimos cuatro."),
      };
    case "other-reason":
      return {
        en: en("write the reason beside box G (Part 1, item 1.g). Ask a lawyer or an accredited representative."),
        es: es("escriba la razón junto a la casilla G (Part 1, item 1.g). Pregunte a un abogado o representante."),
      };
    case "no-box":
      return {
        en: en("not written. The form has no box for this answer."),
        es: es("no lo escribimos. El formulario no tiene casilla para esta respuesta."),
      };
  }
}
