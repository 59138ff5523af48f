import { formQuestions } from "../answers/questions.texts.ts";

/**
 * Everything the assistant says or shows besides the questions themselves: by key, by channel, and by how often it was
 * said in a row. The second wording is shorter, the third has an example or another way out. Words in braces are slots.
 * Usted, plain, short; the written channel never speaks of saying and hearing, and the spoken one of tapping alone.
 */
export interface Wording {
  readonly spoken: readonly [string, ...string[]];
  /** Where it is left out, the spoken wording is put into writing by `in-writing.ts`. */
  readonly written?: readonly [string, ...string[]];
}

export const wordings = {
  // Which form
  "which-form": {
    spoken: [
      formQuestions.which,
      "¿Ciudadanía, o un familiar?",
      "Diga: ciudadanía. O diga: familiar. También puede tocar un botón en la pantalla.",
    ],
    written: [formQuestions.which, "Toque uno de los dos botones: ciudadanía, o un familiar."],
  },
  "no-form-named": { spoken: ["No supe cuál formulario quiere.", "Todavía no sé cuál quiere."] },
  "other-form": {
    spoken: [
      "Para {purpose} es otro formulario, {form}, y aquí no lo llenamos. Ayuda con licencia la encuentra en justice.gov/eoir.",
      "Para {purpose} aquí no tenemos el formulario.",
    ],
  },
  "no-form-here": {
    spoken: [
      "Para {purpose} aquí no le podemos ayudar. Pregunte en {where}.",
      "Para {purpose} aquí no tenemos formulario.",
    ],
  },
  "form-help": {
    spoken: [
      "Con el primero se hace ciudadano de Estados Unidos. Con el otro pide a su esposo, hijo, padre o hermano.",
    ],
  },
  "form-first": { spoken: ["Primero dígame qué formulario quiere."], written: ["Primero elija el formulario."] },
  "propose-form": { spoken: ["¿Quiere la {form}, {purpose}?", "¿Es la {form}? Diga sí o no."] },
  "other-form-available": { spoken: ["Está bien."] },

  // An answer was read
  "read-back": {
    spoken: [
      "Oí: {value}. {spelled}¿Está bien?",
      "{value}. {spelled}¿Sí o no?",
      "Oí: {value}. {spelled}Diga: sí, está bien. O diga: corrige.",
    ],
  },
  "read-back-question": { spoken: ["Oí: {value}. {spelled}{question}"] },
  "read-back-early": { spoken: ["Ya me dio {label}: {value}. {spelled}¿Está bien?", "{value}. ¿Sí o no?"] },
  "also-heard": { spoken: ["También oí {label}: {value}."] },
  "heard-for-later": { spoken: ["Oí {label}: {value}. Se lo confirmo cuando toque esa pregunta."] },
  "already-have": { spoken: ["Eso ya lo tengo: {label}."] },
  noted: { spoken: ["Anoté: {value}. Si está mal, diga: corrige.", "Anoté: {value}."] },
  "noted-none": { spoken: ["Anoté que no tiene. Si está mal, diga: corrige."] },
  "left-for-later": { spoken: ["Está bien, la dejamos para después.", "La dejamos para después."] },
  "kept-unread": { spoken: ["Queda como usted lo dijo. Al final lo revisamos."] },
  "not-asked": { spoken: ["{why}"] },

  // An answer was not read
  "not-understood": {
    spoken: ["Perdón, no entendí.", "No le entendí bien.", "Sigo sin entender."],
    written: ["No entendí lo que escribió.", "Todavía no entiendo.", "Sigo sin entender."],
  },
  "not-understood-part": { spoken: ["Me falta algo."] },
  "keep-unread": {
    spoken: [
      "No le entendí. Puede escribirla, o dejarla para después. ¿O guardo lo que dijo, para revisarlo?",
      "Puede escribirla, o decir: para después. ¿O guardo lo que dijo?",
      "Diga: escribir. O diga: para después. O diga: guárdelo.",
    ],
    written: [
      "No entendí. Puede cambiar lo que escribió, dejarla para después, o guardarlo así para revisarlo. ¿Lo guardo así?",
      "Puede cambiarlo, dejarla para después, o guardarlo así. ¿Lo guardo así?",
    ],
  },
  "too-long": {
    spoken: ["Fue muy largo. ¿Me lo dice más corto?"],
    written: ["Es muy largo. Escríbalo en menos de 400 letras."],
  },
  needed: {
    spoken: [
      "El formulario pide este dato. Si no lo tiene ahora, diga: para después.",
      "Si no lo tiene, diga: para después.",
    ],
    written: ["El formulario pide este dato. Si no lo tiene ahora, escriba: para después."],
  },
  "once-more": { spoken: ["Vamos otra vez.", "Otra vez."] },
  "yes-or-correct": {
    spoken: ["Diga: sí, está bien. O diga: corrige.", "¿Sí o no?"],
    written: ["Escriba: sí. O toque Corregir."],
  },
  "write-it": {
    spoken: [
      "Mejor escríbalo en la pantalla. También puede decirlo otra vez.",
      "Puede escribirlo en la pantalla, o decirlo otra vez.",
    ],
    written: ["Escríbalo con calma en el cuadro."],
  },
  "spell-it": {
    spoken: ["Diga una palabra y después sus letras. Por ejemplo: Luz, ele, u, zeta."],
    written: ["Escríbalo letra por letra."],
  },
  slowly: { spoken: ["Dígalo despacio. Si lleva números, dígalos uno por uno."], written: ["Escríbalo con números."] },
  example: { spoken: ["Por ejemplo: {example}."] },
  "choose-one": {
    spoken: ["{question}", "Diga uno: {options}.", "Diga: el primero, o el segundo."],
    written: ["{question}", "Elija uno: {options}."],
  },
  "if-unknown": { spoken: ["Si no sabe, diga: no sé."] },
  "kept-known": { spoken: ["Guardo lo que sabe: {said}. Lo demás, para después."] },
  "left-as-was": { spoken: ["Queda como estaba."] },
  "or-leave": { spoken: ["Si ya está bien, diga: déjelo así."] },
  "nothing-before": { spoken: ["Esta es la primera pregunta."] },

  // Steering
  listening: { spoken: ["Le escucho.", "Aquí estoy."], written: ["Aquí puede escribir su respuesta."] },
  noisy: {
    spoken: ["Le escucho.", "Oigo ruido.", "Hay mucho ruido. También puede escribir en la pantalla."],
    written: ["Eso no parece una respuesta."],
  },
  paused: {
    spoken: ["Está bien, espero. Diga: seguir, cuando quiera.", "Con calma, aquí espero."],
    written: ["Está bien. Siga cuando quiera."],
  },
  "still-waiting": {
    spoken: ["Aquí sigo. Diga: seguir, cuando quiera.", "No hay prisa, aquí espero."],
    written: ["No hay prisa. Siga cuando quiera."],
  },
  resumed: { spoken: ["Seguimos."] },
  "still-there": { spoken: ["¿Sigue ahí?"] },
  "not-heard": {
    spoken: ["No oigo nada. Puede escribir su respuesta en la pantalla."],
    written: ["Puede escribir su respuesta en el cuadro."],
  },
  slower: { spoken: ["Con calma, más despacio."], written: ["La voz irá más despacio."] },
  slowest: { spoken: ["Ya hablo lo más despacio que puedo."], written: ["La voz ya va lo más despacio que puede."] },
  faster: { spoken: ["Bien, un poco más rápido."], written: ["La voz irá más rápido."] },
  brief: {
    spoken: [
      "Bien, vamos más rápido. Al final le leo todo. Para que le repita cada respuesta, diga: repita lo que digo.",
      "Bien, vamos más rápido.",
    ],
    written: ["Bien, solo se pregunta lo que no esté claro. Al final lo ve todo."],
  },
  repeats: {
    spoken: ["Está bien, le repito cada respuesta."],
    written: ["Está bien, cada respuesta se lee otra vez."],
  },
  "which-field": { spoken: ["¿Cuál corrijo: {labels}?", "Diga cuál: {labels}."] },
  "which-of-all": {
    spoken: ["¿Cuál respuesta corrijo? Diga, por ejemplo: el teléfono."],
    written: ["¿Cuál respuesta corrige? Toque Corregir junto a ella."],
  },
  "change-form": {
    spoken: ["Para llenar otro formulario, toque en la pantalla: Cambiar de formulario."],
    written: ["Para llenar otro formulario, toque: Cambiar de formulario."],
  },
  "end-call": {
    spoken: ["¿Terminamos la llamada? Sus respuestas quedan guardadas.", "¿Cuelgo? Diga sí o no."],
    written: ["Sus respuestas quedan guardadas. Puede cerrar la página y volver después. ¿Terminamos por ahora?"],
  },
  "take-out": { spoken: ["¿Quito {label} de sus respuestas?", "¿Quito {label}? Diga sí o no."] },
  "not-told-yet": { spoken: ["Todavía no tengo {label}."] },
  "taken-out": { spoken: ["Listo, quité {label}."] },
  "erase-all": {
    spoken: ["¿Borro todo lo que me dijo? Después no se puede recuperar.", "¿Lo borro todo? Diga sí o no."],
    written: ["¿Borro todo lo que escribió? Después no se puede recuperar.", "¿Lo borro todo? Escriba sí o no."],
  },
  erasing: { spoken: ["Un momento, lo borro todo."] },
  erased: { spoken: ["Listo, borré todo."] },
  "erase-failed": {
    spoken: ["No lo pude borrar. Toque en la pantalla: Borrar mis datos ahora."],
    written: ["No se pudo borrar. Toque: Borrar mis datos ahora."],
  },
  "leave-unsaved": {
    spoken: ["¿Terminamos sin guardar el formulario?", "¿Terminamos sin guardar? Diga sí o no."],
  },
  "goodbye-unsaved": {
    spoken: [
      "No guardé el formulario. Lo que me dijo se borra solo en pocos días. Para borrarlo ya, toque en la pantalla: Borrar mis datos ahora. Que le vaya bien.",
    ],
    written: [
      "No guardé el formulario. Lo que escribió se borra solo en pocos días. Para borrarlo ya, toque: Borrar mis datos ahora.",
    ],
  },
  "nothing-taken-back": { spoken: ["Está bien, todo queda como estaba."] },
  "one-thing": {
    spoken: ["Me pidió varias cosas a la vez. Dígame una sola."],
    written: ["Pidió varias cosas a la vez. Escriba una sola."],
  },
  "save-now": { spoken: ["¿Lo guardo ya?", "¿Guardo el formulario? Diga sí o no."] },
  goodbye: { spoken: ["Sus respuestas quedan guardadas. Para seguir, vuelva a esta página. Que le vaya bien."] },
  "goodbye-written": { spoken: ["Sus respuestas quedan guardadas. Puede cerrar la página y volver cuando quiera."] },
  progress: { spoken: ["Van {done} de {all}. Faltan {left}."] },
  thanks: { spoken: ["Gracias."] },

  // The review
  review: {
    spoken: [
      "Terminamos las preguntas. Si todo está bien, diga: está bien. Para oír sus respuestas, diga: repita.",
      "Si todo está bien, diga: está bien. Para cambiar algo, diga: corrige, y cuál.",
    ],
    written: [
      "Estas son sus respuestas. Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
      "Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
    ],
  },
  "review-again": {
    spoken: ["Diga: está bien. O diga: corrige, y cuál respuesta.", "¿Está todo bien?"],
    written: ["Toque Todo está bien, o Corregir junto a una respuesta."],
  },
  "review-help": {
    spoken: ["Estas son sus respuestas. Para cambiar una, diga: corrige, y cuál. Si todo está bien, diga: está bien."],
    written: ["Estas son sus respuestas. Para cambiar una, toque Corregir. Si todo está bien, toque Todo está bien."],
  },
  "nothing-missing": { spoken: ["No falta nada."] },
  "missing-here": { spoken: ["Falta: {labels}."] },
  "asked-as-any": { spoken: ["Esa pregunta sí está. Ahí puse: {answer}"] },
  "review-left": { spoken: ["Falta revisar: {labels}."] },
  "answers-aloud": { spoken: ["{answers}"] },
  "more-aloud": {
    spoken: ["Para oír las demás, diga: siga.", "¿Sigo leyendo? Diga: siga, o diga: no."],
    written: ["Las demás están en la página."],
  },
  "not-saved": { spoken: ["Está bien, no lo guardo todavía.", "No lo guardo."] },
  "extra-offer": {
    spoken: ["O diga: más casillas, para llenar otras."],
    written: ["Si quiere llenar más casillas, toque: Sí, más preguntas."],
  },
  "extra-coming": { spoken: ["Un momento, traigo las otras preguntas."], written: ["Traigo las otras preguntas."] },
  "extra-missing": {
    spoken: ["No pude traer las otras preguntas. Diga: está bien. O diga otra vez: más casillas."],
    written: ["No pude traer las otras preguntas. Puede intentar otra vez, o terminar así."],
  },
  "names-apart": { spoken: ["En el formulario van los nombres y los apellidos aparte. El nombre es {name}."] },
  "family-name": { spoken: ["¿Su apellido es {family}?", "¿El apellido es {family}? Diga sí o no."] },
  "family-names": { spoken: ["¿Sus apellidos son {family}?", "¿Los apellidos son {family}? Diga sí o no."] },
  "point-unread": {
    spoken: [
      "Falta revisar: {label}. Oí: {said}. Así se va a imprimir. ¿Está bien así?",
      "{label}: {said}. ¿Lo dejo así?",
    ],
    written: ["Falta revisar: {label}. Usted escribió: {said}. Así se va a imprimir. ¿Está bien así?"],
  },
  "point-left": {
    spoken: [
      "Dejamos para después: {label}. ¿Lo contestamos ahora? Si no, diga: déjelo así.",
      "¿Contestamos ahora {label}?",
    ],
    written: ["Falta: {label}. ¿Lo contesta ahora? Si no, escriba: déjelo así."],
  },
  "yes-no-or-leave": { spoken: ["Diga: sí, o no. Si no sabe, diga: déjelo así.", "¿Sí o no?"] },
  saved: {
    spoken: ["Listo. Guardo su formulario. Gracias por su paciencia. El formulario queda en la pantalla."],
    written: ["Listo. Guardo su formulario."],
  },
  "already-done": {
    spoken: ["Su formulario ya está terminado. Está en la pantalla."],
    written: ["Su formulario ya está terminado. Puede descargarlo aquí."],
  },

  // People
  "you-are-welcome": { spoken: ["De nada.", "Con gusto."] },
  hello: { spoken: ["Mucho gusto.", "Hola."] },
  worry: {
    spoken: ["Es normal. Vamos con calma, y nada se manda sin usted.", "Con calma. Aquí le ayudo."],
    written: ["Es normal. Vaya con calma: nada se manda sin usted."],
  },
  "no-trouble": { spoken: ["No se preocupe."] },
  understood: { spoken: ["Está bien."] },
} as const satisfies Record<string, Wording>;

/** The name of one thing the assistant says. */
export type WordingKey = keyof typeof wordings;
