import { formQuestions } from "../../answers/questions.texts.ts";
import type { Wording } from "./wording.ts";

/** Which form is wanted. */
export const choosing = {
  "which-form": {
    spoken: [
      formQuestions.which,
      "¿Ciudadanía, o un familiar?",
      "¿Es para hacerse usted ciudadano, o para ayudar a un familiar? También puede tocar un botón en la pantalla.",
    ],
    written: [formQuestions.which, "Toque uno de los dos botones: ciudadanía, o un familiar."],
    english: "Do you want to become a citizen, or to help a relative?",
  },
  "no-form-named": {
    spoken: ["No supe cuál formulario quiere.", "Todavía no sé cuál quiere."],
    english: "I did not catch which form you want.",
  },
  "other-form": {
    spoken: [
      "Para {purpose} es otro formulario, {form}, y aquí no lo llenamos. Ayuda con licencia la encuentra en justice.gov/eoir.",
      "Para {purpose} aquí no tenemos el formulario.",
    ],
    english: "That is another form, {form}, and it is not filled here. Accredited help is listed at justice.gov/eoir.",
  },
  "no-form-here": {
    spoken: [
      "Para {purpose} aquí no le podemos ayudar. Pregunte en {where}.",
      "Para {purpose} aquí no tenemos formulario.",
    ],
    english: "We cannot help you with that here.",
  },
  "form-help": {
    spoken: [
      "Con el primero se hace ciudadano de Estados Unidos. Con el otro pide a su esposo, hijo, padre o hermano.",
    ],
    english:
      "With the first you become a US citizen. With the other you petition for a spouse, child, parent or sibling.",
  },
  "this-form": {
    spoken: ["Esto es para llenar la {form}, {purpose}. Yo le pregunto, usted contesta, y queda en inglés en un PDF."],
    english: "This fills in Form {form}. I ask, you answer, and it is in English on a PDF.",
  },
  "these-forms": {
    spoken: [
      "Esto es para llenar un formulario de inmigración. Yo le pregunto, usted contesta, y queda en inglés en un PDF.",
    ],
    english: "This fills in an immigration form. I ask, you answer, and it is in English on a PDF.",
  },
  "form-first": {
    spoken: ["Primero dígame qué formulario quiere."],
    written: ["Primero elija el formulario."],
    english: "First choose the form.",
  },
  "propose-form": {
    spoken: ["¿Quiere la {form}, {purpose}?", "¿Es la {form}? Diga sí o no."],
    english: "Do you want Form {form}?",
  },
  "petitioned-for": {
    spoken: [
      "Si su familiar lo pide a usted, es su familiar quien llena el formulario.",
      "Lo llena la persona que pide.",
    ],
    english: "If your relative petitions for you, it is your relative who fills in the form.",
  },
  "same-person": {
    spoken: [
      "{name} ya llenó el formulario {form}. ¿Es la misma persona quien llena este?",
      "¿Es {name} quien llena este formulario? Diga sí o no.",
    ],
    written: ["{name} ya llenó el formulario {form}. ¿Es la misma persona quien llena este?"],
    english: "{name} filled in Form {form}. Is it the same person who fills in this one?",
  },
  "somebody-else": {
    spoken: ["Está bien. Entonces pregunto todo."],
    english: "All right. Then everything is asked.",
  },
  "other-form-available": { spoken: ["Está bien."], english: "All right." },
  "change-form": {
    spoken: ["Para llenar otro formulario, toque en la pantalla: Cambiar de formulario."],
    written: ["Para llenar otro formulario, toque: Cambiar de formulario."],
    english: "To fill in another form, tap: Change form.",
  },
} as const satisfies Record<string, Wording>;
