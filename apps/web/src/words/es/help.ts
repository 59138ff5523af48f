import type { LimitNumbers } from "./limits.ts";

/** The help page in Spanish. */
export const helpEs = {
  title: "Ayuda",
  description: "Qué es Dilo, los pasos, preguntas frecuentes y consejos.",
  whatItIs:
    "Dilo es una página privada. Le pregunta en español, en voz alta. Usted contesta hablando o escribiendo. Sus respuestas salen en inglés.",
  stepsTitle: "Los cinco pasos",
  steps: [
    { title: "Pague una sola vez", text: "Cuesta $9.99. No es la tarifa del gobierno." },
    { title: "Elija su formulario", text: "N-400 es para ser ciudadano. I-130 es para pedir a un familiar." },
    { title: "Permita el micrófono", text: "Le van a preguntar. Toque “Permitir”." },
    { title: "Conteste y revise", text: "Vea cada respuesta en la pantalla. Al final, revise todas." },
    { title: "Descargue su PDF", text: "También puede recibirlo por correo electrónico." },
  ],
  questionsTitle: "Preguntas frecuentes",
  questions: {
    account: {
      question: "¿Necesito una cuenta?",
      answer: "No. Usted paga una vez y entra directo al formulario. No pedimos contraseña.",
    },
    extent: {
      question: "¿Cuánto tarda?",
      answer:
        "Lo primero son 10 u 11 preguntas, unos 5 minutos. El formulario entero toma unos 45. Puede parar cuando quiera y seguir después.",
    },
    alienNumber: {
      question: "¿Qué es el Número A?",
      answer: "Es su Número de Registro de Extranjero. Tiene de 7 a 9 números y está en su tarjeta verde.",
      drawing: "Dibujo del frente de una tarjeta. El Número A está junto a la foto, al lado de USCIS#.",
      caption: "Dibujo nuestro. Su tarjeta puede verse un poco distinta.",
    },
    whoHears: {
      question: "¿Quién me oye?",
      answer:
        "Le habla una máquina. Convierte su voz en texto y no guarda el audio. Antes de empezar le decimos qué empresa lo hace.",
    },
    mishears: {
      question: "¿Y si la máquina oye mal?",
      answer:
        "Vea su respuesta en la pantalla. Si está mal, diga “corrige” o toque “Corregir”. También puede escribirla.",
    },
    iphone: {
      question: "¿Y si el micrófono no funciona en mi iPhone?",
      answer: "Abra Ajustes, luego Safari y luego Micrófono. Elija Permitir y vuelva a esta página.",
    },
    android: {
      question: "¿Y si no funciona en mi Android?",
      answer: "Toque el candado junto a la dirección de la página. Luego toque Permisos y permita el micrófono.",
    },
    reload: {
      question: "¿Y si se cierra la página?",
      answer: "Ábrala otra vez en el mismo aparato. Sigue en la misma pregunta.",
    },
    filed: {
      question: "¿Ya envié mi formulario al gobierno?",
      answer: "No. Nosotros no enviamos nada a USCIS. Usted recibe sus respuestas y decide qué hacer con ellas.",
    },
    kept: {
      question: "¿Cuánto tiempo guardan mis datos?",
      answer:
        "Los guardamos de 48 a 72 horas. Se cuentan desde que su formulario queda guardado. Después los borramos y destruimos la clave que los abre.",
    },
    limits: {
      question: "¿Cuánto puedo usarlo con un pago?",
      answer: ({ calls, forms, mails, days }: LimitNumbers) =>
        `Hasta ${calls} llamadas, ${forms} formularios guardados y ${mails} correos, en ${days} días. Por escrito puede seguir sin límite de llamadas.`,
    },
    refund: {
      question: "¿Me devuelven mi dinero?",
      answer: "Sí, si el servicio no le funcionó. Escríbanos y diga el día de su pago.",
      where: "Cómo escribirnos",
    },
  },
  phrasesTitle: "Puede decir en cualquier momento",
  phrases: ["Repita", "Más despacio", "Corrige", "Atrás", "No entiendo", "Quiero escribir", "Pausa"],
  tipsTitle: "Consejos",
  tips: [
    "Busque un lugar sin ruido.",
    "Hable a su paso, sin prisa.",
    "Diga los números uno por uno.",
    "Tenga su tarjeta verde a la mano.",
    "Si no quiere hablar, escriba sus respuestas.",
    "Guarde su PDF antes de cerrar la página.",
  ],
  keys: "Con teclado, use la tecla Alt y una letra. Cuáles son, lo dice “Más opciones”.",
};
