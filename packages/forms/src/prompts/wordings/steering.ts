import type { Wording } from "./wording.ts";

/** How the talk goes: waiting, pace, ending, taking back. */
export const steering = {
  listening: {
    spoken: ["Le escucho.", "Aquí estoy."],
    written: ["Aquí puede escribir su respuesta."],
    english: "You can write your answer here.",
  },
  noisy: {
    spoken: ["Le escucho.", "Oigo ruido.", "Hay mucho ruido. También puede escribir en la pantalla."],
    written: ["Eso no parece una respuesta."],
    english: "That does not look like an answer.",
  },
  paused: {
    spoken: ["Está bien, espero. Diga: seguir, cuando quiera.", "Con calma, aquí espero."],
    written: ["Está bien. Siga cuando quiera."],
    english: "All right. Go on when you like.",
  },
  "still-waiting": {
    spoken: ["Aquí sigo. Diga: seguir, cuando quiera.", "No hay prisa, aquí espero."],
    written: ["No hay prisa. Siga cuando quiera."],
    english: "There is no hurry. Go on when you like.",
  },
  resumed: { spoken: ["Seguimos."], english: "Let us go on." },
  "still-there": { spoken: ["¿Sigue ahí?"], english: "Are you still there?" },
  "not-heard": {
    spoken: ["No oigo nada. Puede escribir su respuesta en la pantalla."],
    written: ["Puede escribir su respuesta en el cuadro."],
    english: "You can write your answer in the box.",
  },
  slower: {
    spoken: ["Con calma, más despacio."],
    written: ["La voz irá más despacio."],
    english: "The voice will speak slower.",
  },
  slowest: {
    spoken: ["Ya hablo lo más despacio que puedo."],
    written: ["La voz ya va lo más despacio que puede."],
    english: "The voice is as slow as it can be.",
  },
  faster: {
    spoken: ["Bien, un poco más rápido."],
    written: ["La voz irá más rápido."],
    english: "The voice will speak faster.",
  },
  brief: {
    spoken: [
      "Bien, vamos más rápido. Al final le leo todo. Para oír otra vez cada respuesta, diga: repita lo que digo.",
      "Bien, vamos más rápido.",
    ],
    written: ["Bien, vamos más rápido: solo se pregunta lo que no esté claro. Al final lo ve todo."],
    english: "All right: only what is not clear is asked. You see everything at the end.",
  },
  repeats: {
    spoken: ["Está bien, le repito cada respuesta."],
    written: ["Está bien, cada respuesta se lee otra vez."],
    english: "All right, each answer is read back.",
  },
  "end-call": {
    spoken: ["¿Terminamos la llamada? Sus respuestas quedan guardadas.", "¿Cuelgo? Diga sí o no."],
    written: ["Sus respuestas quedan guardadas. Puede cerrar la página y volver después. ¿Terminamos por ahora?"],
    english: "Your answers are saved. You can close the page and come back. Shall we stop for now?",
  },
  "end-call-empty": {
    spoken: ["¿Terminamos la llamada?", "¿Cuelgo? Diga sí o no."],
    written: ["¿Terminamos por ahora?"],
    english: "Shall we stop for now?",
  },
  "take-out": {
    spoken: ["¿Quito {label} de sus respuestas?", "¿Quito {label}? Diga sí o no."],
    english: "Shall I take this out of your answers?",
  },
  "rows-told": { spoken: ["Lleva {count}. {rows}"], english: "You told {count}. {rows}" },
  "rows-last": {
    spoken: ["Lleva {count}. Los últimos son estos. {rows}"],
    english: "You told {count}. The last ones: {rows}",
  },
  "no-rows": { spoken: ["Todavía no lleva ninguno."], english: "None so far." },
  "rows-full": {
    spoken: ["Aquí no hay lugar para otro. Lo puede agregar a mano en una hoja aparte."],
    english: "There is no room for another one here. You can add it by hand on a separate sheet.",
  },
  "which-row": { spoken: ["¿Cuál? Diga, por ejemplo: el segundo está mal."], english: "Which one?" },
  "row-again": { spoken: ["Vamos a ver esto otra vez: {row}."], english: "Let us go over {row} again." },
  "erase-row": {
    spoken: ["Esto es lo que quito: {value}. ¿Lo quito?", "¿Lo quito? Diga sí o no."],
    english: "Shall I take this out: {value}?",
  },
  "row-out": { spoken: ["Listo, quité esto: {row}."], english: "Done, {row} is taken out." },
  "not-told-yet": { spoken: ["Todavía no tengo {label}."], english: "I do not have that yet." },
  "taken-out": { spoken: ["Listo, quité {label}."], english: "Done, it is taken out." },
  "erase-all": {
    spoken: ["¿Borro todo lo que me dijo? Después no se puede recuperar.", "¿Lo borro todo? Diga sí o no."],
    written: ["¿Borro todo lo que escribió? Después no se puede recuperar.", "¿Lo borro todo? Escriba sí o no."],
    english: "Shall I erase everything you wrote? It cannot be brought back.",
  },
  erasing: {
    spoken: ["Lo borro todo en diez segundos. Para que no lo borre, diga: no."],
    written: ["Todo se borra en diez segundos. Para que no se borre, toque: No borrar."],
    english: "Everything is erased in ten seconds. To keep it, tap: Do not delete.",
  },
  erased: { spoken: ["Listo, borré todo."], english: "Done, everything is erased." },
  "erase-failed": {
    spoken: ["No lo pude borrar. Toque en la pantalla: Borrar mis datos ahora."],
    written: ["No se pudo borrar. Toque: Borrar mis datos ahora."],
    english: "It could not be erased. Tap: Delete my data now.",
  },
  "leave-unsaved": {
    spoken: ["¿Terminamos sin guardar el formulario?", "¿Terminamos sin guardar? Diga sí o no."],
    english: "Shall we stop without saving the form?",
  },
  "goodbye-unsaved": {
    spoken: [
      "No guardé el formulario. Lo que me dijo se borra solo en pocos días. Para borrarlo ya, toque en la pantalla: Borrar mis datos ahora. Que le vaya bien.",
    ],
    written: [
      "No guardé el formulario. Lo que escribió se borra solo en pocos días. Para borrarlo ya, toque: Borrar mis datos ahora.",
    ],
    english:
      "The form is not saved. What you wrote is erased in a few days. To erase it at once, tap: Delete my data now.",
  },
  "nothing-taken-back": { spoken: ["Está bien, todo queda como estaba."], english: "All right, everything stays." },
  "one-thing": {
    spoken: ["Me pidió varias cosas a la vez. ¿Cuál quiere primero?"],
    written: ["Pidió varias cosas a la vez. ¿Cuál quiere primero?"],
    english: "You asked for several things at once. Which one first?",
  },
  goodbye: {
    spoken: ["Sus respuestas quedan guardadas. Para seguir, vuelva a esta página. Que le vaya bien."],
    english: "Your answers are saved. To go on, come back to this page. Goodbye.",
  },
  "goodbye-written": {
    spoken: ["Sus respuestas quedan guardadas. Puede cerrar la página y volver cuando quiera."],
    english: "Your answers are saved. You can close the page and come back when you like.",
  },
  "goodbye-empty": {
    spoken: ["No tengo ninguna respuesta suya guardada. Que le vaya bien."],
    written: ["No hay respuestas guardadas. Puede cerrar la página."],
    english: "No answers are saved. You can close the page.",
  },
  progress: {
    spoken: ["Van {done} de {all}. Faltan {left}."],
    english: "{done} of {all} are answered; {left} are left.",
  },
  beginning: { spoken: ["Apenas empezamos. Son {all} preguntas."], english: "We are just beginning: {all} questions." },
} as const satisfies Record<string, Wording>;
