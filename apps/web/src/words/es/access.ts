/** What people read who cannot open what they paid, or could not if they paid now. In Spanish. */
export const accessEs = {
  notReached: {
    title: "No hay conexión",
    text: "No pudimos revisar su pago porque no hay conexión. Su pago no se pierde. No tiene que pagar otra vez. Seguimos intentando.",
    action: "Intentar ahora",
  },
  outOfOrder: {
    title: "No pudimos revisar su pago",
    text: "El problema es nuestro. Si ya pagó, su pago no se pierde. No tiene que pagar otra vez. Seguimos intentando.",
    action: "Intentar ahora",
  },
  locked: {
    title: "Usted ya pagó",
    notAgain: "No tiene que pagar otra vez.",
    paid: (price: string, day: string) => `Pagó ${price} el ${day}.`,
    lost: "Este navegador no guardó la entrada a su formulario. Por eso no lo podemos abrir solo con esta página.",
    withCode: (time: string) =>
      `Con este código abre su formulario aquí, en otro navegador o en otro teléfono. Sirve una vez, hasta las ${time}.`,
    writeDown:
      "No lo comparta. Si ya pasó esa hora, recargue esta página y le damos otro. Al abrir, le damos uno que dura más.",
    mailed: "También le mandamos otro código al correo que dio al pagar. Ese dura más.",
    open: "Abrir mi formulario aquí",
    opening: "Un momento...",
    whereElse: "En otro navegador o teléfono: entre a esta página, toque “Ya pagué y tengo un código” y escríbalo.",
    askCode: "Escriba su código para seguir. Está en su papel, en el aparato donde empezó o en nuestro correo.",
    retry: "Intentar otra vez",
    support: "Si necesita ayuda, dé este número de pago:",
    contact: (contact: string) => `Escríbanos a ${contact}.`,
  },
  noRoom:
    "Ahora no podemos guardar sus respuestas, y por eso no le cobramos. La falla es nuestra. Intente otra vez más tarde.",
  cookies: {
    title: "Este navegador no guarda cookies",
    why: "Las cookies son notas pequeñas. Con ellas sabemos que usted pagó y abrimos su formulario.",
    beforePaying: "Permítalas antes de pagar. Ahora no le cobramos nada.",
    how: "Cómo permitirlas",
    steps: [
      "Si abrió esta página dentro de Facebook, WhatsApp u otra aplicación, ábrala en Safari o en Chrome.",
      "En iPhone: abra Ajustes, Apps, Safari, Avanzado. Apague “Bloquear todas las cookies”.",
      "En Android: en Chrome toque los tres puntos, Configuración, Configuración de sitios, Datos de sitios. Permítalos.",
      "Después regrese a esta página y toque el botón otra vez.",
    ],
  },
  backToForm: "Volver a mi formulario",
  resume: {
    title: "Ya pagué y tengo un código",
    label: "Su código",
    hint: "Son quince números.",
    go: "Seguir mi formulario",
    failures: {
      "wrong-code": "Ese código no sirve. Revise los números en su papel, uno por uno.",
      missing: (count: number) => `El código tiene quince números. ${count === 1 ? "Falta" : "Faltan"} ${count}.`,
      extra: (count: number) => `El código tiene quince números. ${count === 1 ? "Sobra" : "Sobran"} ${count}.`,
      wait: (minutes: number) =>
        `Probó muchas veces. Espere ${minutes} ${minutes === 1 ? "minuto" : "minutos"} e intente otra vez.`,
      "not-reached": "No hay conexión. Intente otra vez.",
    },
  },
};
