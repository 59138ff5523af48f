import type { Wording } from "./wording.ts";

/** All answers side by side, and the end. */
export const review = {
  review: {
    spoken: [
      "Terminamos las preguntas. ¿Está todo bien? Para oír sus respuestas, diga: léame mis respuestas.",
      "¿Está todo bien? Para cambiar algo, diga: corrige.",
    ],
    written: [
      "Estas son sus respuestas. Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
      "Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
    ],
    english: "These are your answers. If all is right, tap All is right. To change one, tap Correct.",
  },
  "review-part": {
    spoken: ["Terminamos. ¿Está todo bien?", "¿Está todo bien? Para cambiar algo, diga: corrige."],
    written: [
      "Terminamos esta parte. Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
      "Si todo está bien, toque Todo está bien. Para cambiar una, toque Corregir.",
    ],
    english: "This part is done. If all is right, tap All is right. To change one, tap Correct.",
  },
  "review-again": {
    spoken: ["¿Está todo bien? Para cambiar algo, diga: corrige.", "¿Está todo bien?"],
    written: ["Toque Todo está bien, o Corregir junto a una respuesta."],
    english: "Tap All is right, or Correct beside an answer.",
  },
  "review-help": {
    spoken: ["Estas son sus respuestas. Para cambiar una, diga: corrige. Si no hay nada que cambiar, diga: está bien."],
    written: ["Estas son sus respuestas. Para cambiar una, toque Corregir. Si todo está bien, toque Todo está bien."],
    english: "These are your answers. To change one, tap Correct. If all is right, tap All is right.",
  },
  "nothing-missing": { spoken: ["No falta nada."], english: "Nothing is missing." },
  "missing-here": { spoken: ["Falta: {labels}."], english: "Some answers are missing." },
  "asked-as-any": { spoken: ["Esa pregunta sí está. Ahí puse: {answer}"], english: "That question is there: {answer}" },
  "review-left": { spoken: ["Falta revisar: {labels}."], english: "Some answers are still to be checked." },
  "answers-aloud": { spoken: ["{answers}"], english: "{answers}" },
  "more-aloud": {
    spoken: ["Para oír las demás, diga: siga.", "¿Sigo leyendo?"],
    written: ["Las demás están en la página."],
    english: "The others are on the page.",
  },
  "save-now": { spoken: ["¿Lo guardo ya?", "¿Guardo el formulario? Diga sí o no."], english: "Shall I save it now?" },
  "group-all": {
    spoken: ["Dijo que {value} a esas {count}. ¿Es así?"],
    english: "You answered these questions alike. Is that right?",
  },
  "group-one": {
    spoken: ["Dijo que {value}. ¿Es así?"],
    english: "You answered this question so. Is that right?",
  },
  "group-rest": {
    spoken: ["A las otras {count} dijo que {value}. ¿Es así?"],
    english: "You answered the other questions alike. Is that right?",
  },
  "group-rest-one": {
    spoken: ["A la otra dijo que {value}. ¿Es así?"],
    english: "You answered the other question so. Is that right?",
  },
  "group-again": {
    spoken: ["Está bien. Le pregunto otra vez, una por una."],
    english: "All right. Each is asked once more.",
  },
  "not-saved": {
    spoken: ["Está bien, no lo guardo todavía.", "No lo guardo."],
    english: "All right, it is not saved yet.",
  },
  "extra-offer": {
    spoken: ["También puede contestar otras. Para eso, diga: más preguntas."],
    written: ["Si quiere contestar otras, toque: Sí, más preguntas."],
    english: "If you want to answer more, tap: Yes, more questions.",
  },
  "part-offer": {
    spoken: ["También puede seguir con {part}. Son {count} preguntas. Para eso, diga: más preguntas."],
    written: ["Si quiere seguir con {part}, toque: Sí, más preguntas. Son {count} preguntas."],
    english: "If you want to go on with the next part, tap: Yes, more questions. There are {count}.",
  },
  "part-offer-one": {
    spoken: ["También puede seguir con {part}. Es una pregunta. Para eso, diga: más preguntas."],
    written: ["Si quiere seguir con {part}, toque: Sí, más preguntas. Es una pregunta."],
    english: "If you want to go on with the next part, tap: Yes, more questions. It is one question.",
  },
  "part-next": {
    spoken: [
      "Después sigue {part}. Son {count} preguntas. Para terminar aquí, diga: no quiero más preguntas.",
      "Sigue {part}, {count} preguntas.",
    ],
    written: ["Después sigue {part}. Son {count} preguntas. Para terminar aquí, toque: No, gracias."],
    english: "The next part has {count} questions. To end here, tap: No, thank you.",
  },
  "part-next-one": {
    spoken: [
      "Después sigue {part}. Es una pregunta. Para terminar aquí, diga: no quiero más preguntas.",
      "Sigue {part}, una pregunta.",
    ],
    written: ["Después sigue {part}. Es una pregunta. Para terminar aquí, toque: No, gracias."],
    english: "The next part has one question. To end here, tap: No, thank you.",
  },
  "parts-open": {
    spoken: ["Puede seguir con: {parts}. Diga el número de la parte. Por ejemplo: parte nueve."],
    written: ["Puede seguir con: {parts}. Escriba el número de la parte. Por ejemplo: parte nueve."],
    english: "You can go on with another part. Tap: Yes, more questions.",
  },
  "parts-done": {
    spoken: ["Ya están listas: {parts}."],
    english: "Some parts are done.",
  },
  "parts-half": {
    spoken: ["Van por la mitad: {parts}."],
    english: "Some parts are half done.",
  },
  "parts-none": { spoken: ["No queda ninguna parte sin empezar."], english: "Every part was begun." },
  "parts-later": {
    spoken: ["Primero terminamos estas preguntas. Después escoge usted la parte."],
    english: "First these questions. Then you choose the part.",
  },
  "part-done": {
    spoken: ["Esa ya está lista: {part}."],
    english: "That part is done already.",
  },
  "extra-coming": {
    spoken: ["Un momento, traigo las otras preguntas."],
    written: ["Traigo las otras preguntas."],
    english: "The other questions are coming.",
  },
  "extra-missing": {
    spoken: ["No pude traer las otras preguntas. Para intentar otra vez, diga: más preguntas."],
    written: ["No pude traer las otras preguntas. Puede intentar otra vez, o terminar así."],
    english: "The other questions could not be fetched. You can try again, or finish as it is.",
  },
  "names-apart": {
    spoken: ["En el formulario van los nombres y los apellidos aparte. El nombre es {name}."],
    english: "On the form given and family names stand apart. The name is {name}.",
  },
  "three-names-apart": {
    spoken: ["En el formulario van aparte el primer nombre, el segundo nombre y los apellidos. El nombre es {name}."],
    english: "On the form first name, middle name and family names stand apart. The name is {name}.",
  },
  "three-names": {
    spoken: [
      "¿El primer nombre es {given}, el segundo es {middle}, y {family}?",
      "¿El primer nombre es {given}, el segundo es {middle}, y {family}? Diga sí o no.",
    ],
    english: "First name {given}, middle name {middle}, and the rest the family names: is that right?",
  },
  "no-middle-name": {
    spoken: [
      "¿El primer nombre es {given}, sin segundo nombre, y {family}?",
      "¿El primer nombre es {given}, sin segundo nombre, y {family}? Diga sí o no.",
    ],
    english: "First name {given}, no middle name, and the rest the family names: is that right?",
  },
  "two-given-names": {
    spoken: [
      "¿El primer nombre es {given}, y el segundo es {middle}?",
      "¿El primer nombre es {given}, y el segundo es {middle}? Diga sí o no.",
    ],
    english: "Is {given} the first name, and {middle} the middle name?",
  },
  "one-given-name": {
    spoken: [
      "¿El primer nombre es {given}, sin segundo nombre?",
      "¿El primer nombre es {given}, sin segundo nombre? Diga sí o no.",
    ],
    english: "Is {given} the first name, without a middle name?",
  },
  "family-name": {
    spoken: ["¿Su apellido es {family}?", "¿El apellido es {family}? Diga sí o no."],
    english: "Is the family name {family}?",
  },
  "family-names": {
    spoken: ["¿Sus apellidos son {family}?", "¿Los apellidos son {family}? Diga sí o no."],
    english: "Are the family names {family}?",
  },
  "point-against": {
    spoken: ["Falta revisar {label}. Oí: {said}. No va con {other}. ¿Lo dejo así?"],
    written: ["Falta revisar {label}. Usted escribió: {said}. No va con {other}. ¿Está bien así?"],
    english: "This is still to be checked. You wrote: {said}. It does not go with another answer. Is that right?",
  },
  "point-unread": {
    spoken: ["Falta revisar {label}. Oí: {said}. Así se va a imprimir. ¿Está bien así?", "Oí: {said}. ¿Lo dejo así?"],
    written: ["Falta revisar {label}. Usted escribió: {said}. Así se va a imprimir. ¿Está bien así?"],
    english: "This is still to be checked. You wrote: {said}. It will be printed so. Is that right?",
  },
  "point-left": {
    spoken: [
      "Dejamos para después {label}. ¿Quiere contestar ahora? Si no, diga: déjelo así.",
      "¿Contestamos ahora {label}?",
    ],
    written: ["Falta {label}. ¿Quiere contestar ahora? Si no, escriba: déjelo así."],
    english: "This was left for later. Do you want to answer it now? If not, write: leave it.",
  },
  "yes-no-or-leave": {
    spoken: ["¿Sí o no? Si no sabe, diga: déjelo así.", "¿Sí o no?"],
    english: "Yes or no? If you do not know, write: leave it.",
  },
  saved: {
    spoken: ["Listo. Ya guardé su formulario. Gracias por su paciencia. El formulario queda en la pantalla."],
    written: ["Listo. Ya guardé su formulario."],
    english: "Done. Your form is saved.",
  },
  "already-done": {
    spoken: ["Su formulario ya está terminado. Está en la pantalla."],
    written: ["Su formulario ya está terminado. Puede descargarlo aquí."],
    english: "Your form is finished. You can download it here.",
  },
} as const satisfies Record<string, Wording>;
