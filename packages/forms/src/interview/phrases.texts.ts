/** The Spanish question that asks which form the person wants; also the greeting's last sentence. */
export const whichForm = "¿Quiere hacerse ciudadano, o ayudar a un familiar?";

/** What the assistant says in a smart dialogue that is always the same. Usted, plain, short. */
export const sentences = {
  notedNone: "Anoté que no tiene. Si está mal, diga: corrige.",
  write: "Mejor escríbalo en la pantalla. También puede decirlo otra vez.",
  keptAsSaid: "Lo anoté como usted lo dijo. Después lo revisamos.",
  yesOrCorrect: "Diga: sí, está bien. O diga: corrige.",
  otherKind: {
    phone: "Eso parece un teléfono. Ahora le pregunto otra cosa.",
    email: "Eso parece un correo. Ahora le pregunto otra cosa.",
    date: "Eso parece una fecha. Ahora le pregunto otra cosa.",
    "alien-number": "Eso parece un Número A. Ahora le pregunto otra cosa.",
  },
  otherForm: "Para llenar otro formulario, toque en la pantalla: Cambiar de formulario.",
  orLeave: "Si ya está bien, diga: déjelo así.",
  needed: "Esta pregunta es necesaria.",
  first: "Esta es la primera pregunta.",
  paused: "Está bien, espero. Diga: seguir, cuando quiera.",
  stillWaiting: "Aquí sigo. Diga: seguir, cuando quiera.",
  stillThere: "¿Sigue ahí?",
  notHeard: "No oigo nada. Puede escribir su respuesta en la pantalla.",
  slower: "Con calma, más despacio.",
  faster: "Bien, un poco más rápido.",
  ownPace: "Así hablo siempre.",
  whichOfAll: "¿Cuál respuesta corrijo? Diga, por ejemplo: el teléfono.",
  review: "Terminamos las preguntas. Para oír sus respuestas, diga: repita. Si todo está bien, diga: está bien.",
  restOnScreen: "Las demás respuestas están en la pantalla.",
  reviewAgain: "Diga: está bien. O diga: corrige, y cuál respuesta.",
  extraOffer: "Si quiere llenar más casillas, diga: más casillas.",
  extraMissing: "No pude traer las otras preguntas. Diga: está bien. O diga otra vez: más casillas.",
  yesNoOrLeave: "Diga: sí, o no. Si no sabe, diga: déjelo así.",
  reviewHelp: "Estas son sus respuestas. Para cambiar una, diga: corrige, y cuál. Si todo está bien, diga: está bien.",
} as const;
