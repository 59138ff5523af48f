import type { LimitNumbers } from "./limits.ts";

/** The landing page in Spanish. Texts the product specification quotes stand letter by letter. */
export const landingEs = {
  title: "Dilo: llene su formulario hablando en español",
  description: "Conteste preguntas en español, en voz alta o por escrito. Reciba sus respuestas en inglés, en PDF.",
  hero: {
    title: "Llene su formulario hablando en español",
    lead: "Para hacerse ciudadano (N-400) o pedir a un familiar (I-130). Recibe un PDF en inglés.",
    pdf: "Ver un PDF de ejemplo",
  },
  sample: {
    title: "Oiga un ejemplo",
    play: "Oír el ejemplo: menos de medio minuto",
    listen: "Ejemplo de una entrevista, en voz alta",
    asks: "Dilo",
    answers: "Usted",
    writes: "Dilo escribe en inglés",
    silent: "Ahora no podemos sonar el ejemplo. Léalo aquí.",
    testVoice: "Esta voz es de prueba. Suena poco natural.",
  },
  price: {
    title: "Precio",
    sum: "$9.99",
    once: "Un solo pago. Sirve para uno o los dos formularios.",
    notGovernmentFee: "No es la tarifa del gobierno.",
    scope: "Primero llena 10 u 11 datos básicos. Si quiere, sigue con el formulario entero.",
    limits: ({ calls, forms, mails, days }: LimitNumbers) =>
      `Con un pago: hasta ${calls} llamadas, ${forms} formularios guardados y ${mails} correos, en ${days} días.`,
    includesTitle: "Qué incluye",
    includes: [
      "Preguntas en voz alta, en español",
      "Sus respuestas pasadas al inglés",
      "Formulario N-400, I-130 o los dos",
      "PDF para descargar",
      "Copia a su correo electrónico",
    ],
  },
  pay: {
    start: "Comenzar - $9.99",
    processing: "Procesando...",
    continue: "Continuar al Formulario",
    /** Said under an error of the checkout, whose own text is the specification's. */
    slow: "La página de pago tarda más de lo normal. Espere aquí. Todavía no le cobramos nada.",
    notCharged: "No pudimos abrir la página de pago. Ahora no le cobramos nada. Intente otra vez.",
  },
  trust: [
    { title: "Sin cuenta", text: "No pedimos registro ni contraseña." },
    { title: "Se borra en 48-72 horas", text: "Después no guardamos sus respuestas." },
    { title: "Usted confirma cada respuesta", text: "La ve escrita en la pantalla. Usted decide si está bien." },
  ],
  how: {
    title: "Cómo funciona",
    steps: [
      { title: "Escuche", text: "Dilo le hace una pregunta a la vez." },
      { title: "Conteste", text: "Hable con sus palabras. También puede escribir." },
      { title: "Confirme", text: "Vea lo que Dilo escribió. Usted dice si está bien." },
    ],
    time: "Lo primero toma unos 5 minutos, y el formulario entero unos 45. Puede parar y seguir después.",
  },
  hand: {
    title: "Tenga a la mano",
    things: [
      "Su tarjeta verde",
      "Su fecha de nacimiento y la de su familiar",
      "Su dirección, con código postal",
      "Su número de teléfono",
    ],
  },
  lawyer: {
    title: "Hable antes con un abogado si…",
    when: [
      "votó o se registró para votar aquí;",
      "dijo alguna vez que era ciudadano de Estados Unidos;",
      "dio datos falsos en un papel de inmigración;",
      "es hombre, vivió aquí entre los 18 y los 26 años, y no se inscribió en el Servicio Selectivo;",
      "ayudó a alguien a entrar sin permiso al país;",
      "lo arrestaron, aunque fuera hace mucho o lo perdonaran;",
      "lo deportaron, o tiene una cita o una orden de la corte de inmigración;",
      "hizo un viaje de más de seis meses fuera del país;",
      "debe impuestos o manutención de hijos.",
    ],
    where: "También puede ayudarle un representante acreditado, que cobra poco o nada.",
    list: "Ver la lista del gobierno, en inglés",
    general: "Es una lista general, igual para todos. No es un consejo sobre su caso.",
  },
};
