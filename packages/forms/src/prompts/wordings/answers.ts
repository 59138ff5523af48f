import type { Wording } from "./wording.ts";

/** An answer was read, or was not. */
export const answers = {
  "read-back": {
    spoken: [
      "Oí: {value}. {spelled}¿Está bien?",
      "{value}. {spelled}¿Sí o no?",
      "Oí: {value}. {spelled}¿Está bien? Diga sí o no.",
    ],
    english: "I understood: {value}. Is that right?",
  },
  "read-back-named": {
    spoken: ["Oí {label}: {value}. {spelled}¿Está bien?", "{value}. {spelled}¿Sí o no?"],
    written: ["Entendí {label}: {value}. {spelled}¿Está bien?"],
    english: "I understood, for this answer: {value}. Is that right?",
  },
  "read-back-part": {
    spoken: [
      "{alone}. {spelled}¿Está bien?",
      "{alone}. {spelled}¿Sí o no?",
      "Oí: {value}. {spelled}¿Está bien? Diga sí o no.",
    ],
    written: ["Entendí: {value}. {spelled}¿Está bien?"],
    english: "I understood: {value}. Is that right?",
  },
  "read-back-question": {
    spoken: ["Oí: {value}. {spelled}{question}"],
    english: "I understood: {value}. {question}",
  },
  "read-back-statement": { spoken: ["{question}"], english: "{question}" },
  "read-back-early": {
    spoken: ["Ya tengo {label}: {value}. {spelled}¿Está bien?", "{value}. ¿Sí o no?"],
    english: "You gave this already: {value}. Is that right?",
  },
  "read-back-carried": {
    spoken: ["{asked} En su otro formulario dijo: {value}. {spelled}¿Está bien?", "{value}. ¿Sí o no?"],
    written: ["En su otro formulario dijo: {value}. {spelled}¿Está bien?", "{value}. ¿Sí o no?"],
    english: "In your other form you said: {value}. Is that right?",
  },
  "taken-over": {
    spoken: ["De su otro formulario tomé esto. {values} Si algo está mal, diga: corrige."],
    written: ["De su otro formulario tomé lo que está abajo. Para cambiarlo, toque: Corregir."],
    english: "What is shown below was taken from your other form. To change it, tap: Correct.",
  },
  "read-back-told": {
    spoken: ["{asked} Ya tengo: {value}. {spelled}¿Está bien?", "{value}. ¿Sí o no?"],
    english: "You told this already: {value}. Is that right?",
  },
  "also-heard": {
    spoken: ["También me dijo {label}: {value}."],
    written: ["También escribió {label}: {value}."],
    english: "You also told this: {value}.",
  },
  "heard-for-later": {
    spoken: ["Me dijo {label}: {value}. Más adelante le pregunto si está bien.", "Me dijo {label}: {value}."],
    written: ["Escribió {label}: {value}. Más adelante le pregunto si está bien.", "Escribió {label}: {value}."],
    english: "I understood: {value}. I will ask you later whether that is right.",
  },
  "already-have": { spoken: ["Ya tengo {label}, igual que ahora."], english: "I already have that, the same as now." },
  noted: {
    spoken: ["Anoté: {value}. Si está mal, diga: corrige.", "Anoté: {value}.", "{alone}."],
    english: "Noted: {value}.",
  },
  "noted-none": {
    spoken: ["Anoté que no tiene. Si está mal, diga: corrige.", "Anoté que no tiene."],
    english: "Noted: you have none.",
  },
  "left-for-later": {
    spoken: ["Está bien, la dejamos para después.", "La dejamos para después."],
    english: "All right, we leave it for later.",
  },
  "rest-wanted": {
    spoken: ["Está bien, sin eso. Dígame lo que sí sabe."],
    written: ["Está bien, sin eso. Escriba lo que sí sabe."],
    english: "All right, without that. Tell what you do know.",
  },
  "kept-unread": {
    spoken: ["Ya guardé sus palabras. Al final las revisamos."],
    english: "Your words are kept. We check them at the end.",
  },

  "not-understood": {
    spoken: ["Perdón, no entendí.", "No le entendí bien.", "Perdone, todavía no le entiendo."],
    written: ["No entendí lo que escribió.", "Todavía no lo entiendo.", "Perdone, todavía no lo entiendo."],
    english: "Sorry, I did not understand.",
  },
  "keep-unread": {
    spoken: [
      "No le entendí {label}. Guardo tal cual: {said}. ¿Sí? Si no, puede escribirlo, o dejarlo para después.",
      "¿Guardo tal cual: {said}?",
      "¿Lo guardo así? Diga sí o no.",
    ],
    written: [
      "No entendí {label}. Guardo tal cual: {said}. ¿Sí? Si no, puede cambiarlo, o dejarlo para después.",
      "¿Guardo tal cual: {said}?",
      "¿Lo guardo así? Escriba sí o no.",
    ],
    english: "I did not understand. Shall I keep it as it is: {said}? You can also change it, or leave it for later.",
  },
  "too-long": {
    spoken: ["Fue muy largo. ¿Me lo dice más corto?"],
    written: ["Es muy largo. Escríbalo en menos de 400 letras."],
    english: "That is too long. Write it in less than 400 letters.",
  },
  needed: {
    spoken: [
      "El formulario pide este dato. Si no lo tiene ahora, diga: para después.",
      "Si no lo tiene, diga: para después.",
    ],
    written: ["El formulario pide este dato. Si no lo tiene ahora, escriba: para después."],
    english: "The form asks for this. If you do not have it now, write: later.",
  },
  "once-more": { spoken: ["Vamos otra vez.", "Otra vez."], english: "Once more." },
  "yes-or-correct": {
    spoken: ["Solo me falta su sí o su no.", "Con un sí o un no basta."],
    written: ["Escriba: sí. O toque Corregir.", "Con un sí o un no basta."],
    english: "Write yes, or tap Correct.",
  },
  "write-it": {
    spoken: [
      "Mejor escríbalo en la pantalla. También puede decirlo otra vez.",
      "Puede escribirlo en la pantalla, o decirlo otra vez.",
    ],
    written: ["Escríbalo con calma en el cuadro."],
    english: "Write it in the box; there is no hurry.",
  },
  "spell-it": {
    spoken: ["Diga una palabra y después sus letras. Por ejemplo: Luz, ele, u, zeta."],
    written: ["Escríbalo letra por letra."],
    english: "Write it letter by letter.",
  },
  slowly: {
    spoken: ["Dígalo despacio. Si lleva números, dígalos uno por uno."],
    written: ["Escríbalo con números."],
    english: "Write it in figures.",
  },
  "choose-one": {
    spoken: ["{question}", "¿Cuál es: {options}?", "Puede decir: el primero, o el segundo."],
    written: ["{question}", "Elija: {options}."],
    english: "{question}",
  },
  "is-it-this": {
    spoken: ["{question}", "¿Es {options}?", "¿Es {options}? Diga sí o no."],
    english: "{question}",
  },
  "if-unknown": { spoken: ["Si no sabe, diga: no sé."], english: "If you do not know, write: I don't know." },
  "kept-known": {
    spoken: ["Guardé lo que sabe: {said}. Lo demás queda para después."],
    english: "What you know is kept: {said}. The rest is left for later.",
  },
  "left-as-was": { spoken: ["Queda como estaba."], english: "It stays as it was." },
  "or-leave": {
    spoken: ["Si ya está bien, diga: déjelo así."],
    english: "If it is right as it is, write: leave it.",
  },
  "nothing-before": { spoken: ["Esta es la primera pregunta."], english: "This is the first question." },
  "which-field": { spoken: ["¿Cuál corrijo: {labels}?", "¿Cuál: {labels}?"], english: "Which one shall I correct?" },
  "which-of-all": {
    spoken: ["¿Cuál respuesta corrijo? Diga, por ejemplo: el teléfono."],
    written: ["¿Cuál respuesta corrige? Toque Corregir junto a ella."],
    english: "Which answer is it? Tap Correct beside it.",
  },
} as const satisfies Record<string, Wording>;
