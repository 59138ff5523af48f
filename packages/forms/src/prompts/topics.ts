import type { Topic } from "../understanding/act.ts";
import type { Term } from "../understanding/phrases/topics.ts";
import type { Deed } from "../understanding/questions/of-deeds.ts";

/** A short true answer, in both languages of the page. */
export interface TopicAnswer {
  readonly spanish: string;
  readonly english: string;
}

/**
 * What people ask and what is true, short enough to be heard: no advice, no promise, and where accredited help is found.
 * Facts: docs/sources.md ("What people ask").
 */
export const topicAnswers: Readonly<
  Record<
    Exclude<
      Topic,
      | "word-meaning"
      | "how-many-left"
      | "what-to-answer"
      | "which-version"
      | "what-was-heard"
      | "whose"
      | "what-stands"
      | "what-is-missing"
      | "why-this"
      | "why-not-asked"
      | "other-form"
      | "what-comes-of-it"
      | "this-form"
    >,
    TopicAnswer
  >
> = {
  "who-hears": {
    spanish:
      "Solo esta máquina. Sus respuestas se guardan cerradas con llave y se borran en pocos días. No se las damos a nadie.",
    english: "Only this machine. Your answers are kept encrypted and deleted within days. We give them to nobody.",
  },
  government: {
    spanish: "No somos del gobierno ni de inmigración. Dilo es un servicio privado y no manda nada por usted.",
    english: "We are not the government or immigration. Dilo is a private service and sends nothing for you.",
  },
  lawyer: {
    spanish: "No soy abogado y no doy consejos. Ayuda con licencia la encuentra en justice.gov/eoir.",
    english: "I am not a lawyer and give no advice. Accredited help is listed at justice.gov/eoir.",
  },
  machine: {
    spanish: "Soy una máquina que lee preguntas y escribe respuestas. Me llamo Dilo.",
    english: "I am a machine that reads questions and writes down answers. My name is Dilo.",
  },
  deportation: {
    spanish:
      "Eso no se lo puedo decir yo. Lo que usted dice aquí no se le manda a nadie. Antes de mandar el formulario, hable con un abogado o un representante acreditado.",
    english:
      "I cannot tell you that. Answering here sends nothing to anyone. Before you file, talk to a lawyer or an accredited representative.",
  },
  advice: {
    spanish:
      "Eso no se lo puedo decir yo. Hable con un abogado o un representante acreditado. Vea la lista en justice.gov/eoir.",
    english:
      "I cannot advise you on that. Ask a lawyer or an accredited representative; there is a list at justice.gov/eoir.",
  },
  "can-you-hear-me": { spanish: "Sí, le oigo. Aquí estoy.", english: "Yes, I hear you. I am here." },
  cost: {
    spanish:
      "Dilo cuesta nueve dólares con noventa y nueve, una sola vez, y ya está pagado. Lo que cobra el gobierno es aparte.",
    english: "Dilo costs $9.99, once, and is already paid. The government's own fee is separate.",
  },
  "what-happens-next": {
    spanish:
      "Al final ve sus respuestas en inglés, las descarga o se las manda por correo. Usted firma y envía el formulario; nosotros no lo mandamos.",
    english:
      "At the end you see your answers in English and download them or get them by e-mail. You sign and send the form; we do not.",
  },
  "is-it-saved": {
    spanish: "Cada respuesta se guarda en cuanto la da. Puede salir y seguir después desde esta página.",
    english: "Each answer is saved as you give it. You can leave and go on later from this page.",
  },
  "can-i-change-it": {
    spanish: "Todo se puede corregir. Diga: corrige. Y al final revisamos todo antes de guardar.",
    english: "Everything can be corrected. Tap Correct beside it. And we check everything at the end before saving.",
  },
  language: {
    spanish: "Conteste en español. Yo lo escribo en inglés en el formulario.",
    english: "Answer in Spanish or in English. On the form it is in English.",
  },
  volume: {
    spanish: "El volumen se sube o se baja en su teléfono o computadora. También puede leer todo en la pantalla.",
    english: "Turn the volume up or down on your phone or computer. You can also read everything on the screen.",
  },
  "by-voice-alone": {
    spanish: "Para contestar no hace falta leer ni escribir. Yo le leo cada pregunta y usted contesta hablando.",
    english: "To answer you need not read or write. I read each question to you and you answer by speaking.",
  },
  decision: {
    spanish: "Eso lo decide el gobierno, no nosotros. Dilo solo escribe sus respuestas en el formulario.",
    english: "The government decides that, not us. Dilo only writes your answers on the form.",
  },
  "must-i-answer": {
    spanish: "Puede dejar cualquier pregunta para después. Al final le digo cuáles faltan.",
    english: "You can leave any question for later. At the end I tell you which are missing.",
  },
  "my-tongue": {
    spanish: "Yo solo entiendo español. Conteste con pocas palabras, o pida a alguien de confianza que le ayude.",
    english: "I understand Spanish and English. Answer in a few words, or ask somebody you trust to help you.",
  },
  "old-card": {
    spanish: "El Número A es el mismo aunque la tarjeta esté vencida. Si no la tiene, diga: para después.",
    english: "The A-Number stays the same though the card has expired. If you do not have it, write: later.",
  },
  "others-may-help": {
    spanish: "Sí, alguien de confianza puede ayudarle a contestar. Las respuestas son de usted, y usted firma.",
    english: "Yes, somebody you trust may help you answer. The answers are yours, and you sign.",
  },
  "for-another": {
    spanish: "Conteste con los datos de quien va a firmar el formulario. Esa persona lo revisa al final.",
    english: "Answer with the facts of the person who will sign the form. That person checks it at the end.",
  },
  "each-asked": {
    spanish: "Le pregunto una por una, porque usted firma cada respuesta.",
    english: "I ask you one by one, because you sign each answer.",
  },
  "why-repeat": {
    spanish: "Perdone, quiero anotarlo sin errores. Si prefiere, puede escribirlo.",
    english: "Sorry, I want to write it down without mistakes. You can also type it.",
  },
  "already-known": {
    spanish: "Aquí solo tengo lo que usted me dice.",
    english: "I only have what you tell me here.",
  },
  "time-needed": {
    spanish: "Eso depende del gobierno y yo no lo sé. Los tiempos están en la página uscis.gov.",
    english: "That depends on the government and I do not know. Times are at uscis.gov.",
  },
  "both-forms": {
    spanish: "Cuál va primero no se lo puedo decir yo. Aquí llenamos una, y después la otra.",
    english: "I cannot tell you which goes first. Here we fill in one, and then the other.",
  },
  "not-on-form": {
    spanish: "Este formulario no pide ese dato aquí.",
    english: "This form does not ask for that here.",
  },
  "unknown-question": {
    spanish: "Eso no lo sé. Yo solo le ayudo con las preguntas del formulario.",
    english: "I do not know that. I only help you with the questions of the form.",
  },
};

/** What comes of what is done once and for all, or cannot be undone. */
export const deedAnswers: Readonly<Record<Deed, TopicAnswer>> = {
  erase: {
    spanish: "Lo que se borra ya no vuelve. Para seguir después, habría que contestar todo otra vez.",
    english: "What is erased does not come back. To go on, everything would have to be answered again.",
  },
  "take-out": {
    spanish: "Lo que se quita queda sin respuesta. Lo puede contestar otra vez cuando quiera.",
    english: "What is taken out is left without an answer. You can answer it again whenever you like.",
  },
  save: {
    spanish: "Cuando lo guardo, el formulario queda listo. Después lo puede corregir y guardar otra vez.",
    english: "Once it is saved, the form is ready. You can still correct it and save it again.",
  },
  unsaved: {
    spanish: "Si no lo guardo, no hay formulario. Lo que contestó se borra solo en pocos días.",
    english: "Unless it is saved there is no form. What you answered is erased by itself in a few days.",
  },
};

/** Nothing was told yet. */
export const nothingKept: TopicAnswer = {
  spanish: "Ahora no tengo ninguna respuesta suya. Cuando conteste, se guarda cada una.",
  english: "I have no answer of yours now. Each one is saved as you give it.",
};

export const allErased: TopicAnswer = {
  spanish: "Lo siento. Ya lo borré y no se puede recuperar. Podemos empezar otra vez.",
  english: "I am sorry. It is erased and cannot be brought back. We can begin again.",
};

/** A wish for a human being: Dilo has none on the line, and says where one is. */
export const handOffAnswer: TopicAnswer = {
  spanish:
    "Aquí no hay una persona en la línea. En justice.gov/eoir está la lista de quién da ayuda acreditada y cobra poco. O siga conmigo.",
  english:
    "There is no person on this line. Accredited low-cost help is listed at justice.gov/eoir. You can also go on with me.",
};

/** What the words of the questions mean. */
export const termAnswers: Readonly<Record<Term, TopicAnswer>> = {
  "permanent-resident": {
    spanish: "Residente permanente es quien tiene la tarjeta verde para vivir y trabajar en Estados Unidos.",
    english: "A permanent resident has the green card to live and work in the United States.",
  },
  "alien-number": {
    spanish:
      "El Número A es el número de su expediente de inmigración. Tiene de siete a nueve números y está en la tarjeta verde.",
    english:
      "The A-Number is the number of your immigration file. It has seven to nine digits and is on the green card.",
  },
  "green-card": {
    spanish: "La tarjeta verde es la tarjeta de residente permanente. También le dicen mica.",
    english: "The green card is the permanent resident card.",
  },
  "marital-status": {
    spanish:
      "Estado civil es si usted se casó o no, según la ley. Si se divorció, o si murió su esposo o esposa, también se pone.",
    english: "Marital status is whether you are single, married, divorced or widowed, according to the law.",
  },
  spouse: { spanish: "Cónyuge es el esposo o la esposa.", english: "A spouse is a husband or a wife." },
  naturalization: {
    spanish: "Naturalizarse es hacerse ciudadano de Estados Unidos. Para eso es el formulario N-400.",
    english: "To naturalize is to become a US citizen. That is what Form N-400 is for.",
  },
  petitioner: {
    spanish: "Peticionario es quien pide a su familiar: usted.",
    english: "The petitioner is the one who petitions for a relative: you.",
  },
  petition: {
    spanish: "La petición, o I-130, es el formulario para pedir a un esposo, hijo, padre o hermano.",
    english: "The petition, Form I-130, is for a spouse, child, parent or sibling.",
  },
  "zip-code": {
    spanish: "El código postal son los cinco números al final de su dirección. Está en sus cartas.",
    english: "The ZIP code is the five digits at the end of your address. It is on your letters.",
  },
  uscis: {
    spanish: "Es la oficina de inmigración del gobierno que recibe los formularios. Nosotros no somos esa oficina.",
    english: "It is the government's immigration office that receives the forms. We are not that office.",
  },
  relative: {
    spanish: "Su familiar es la persona que usted pide: esposo, hijo, padre o hermano.",
    english: "Your relative is the person you petition for: spouse, child, parent or sibling.",
  },
  email: {
    spanish: "El correo electrónico es su dirección de internet, con una arroba. Si no tiene, diga: no tengo.",
    english: "An e-mail address is your address on the internet, with an at sign. If you have none, write: none.",
  },
  "full-name": {
    spanish: "Su nombre legal, con nombres y apellidos, como está en sus papeles.",
    english: "Your legal name, given and family names, as on your papers.",
  },
  "a-date": {
    spanish: "El día, el mes y el año, como está en sus papeles.",
    english: "The day, month and year, as on your papers.",
  },
  pdf: {
    spanish: "Un PDF es una hoja en la computadora, que puede guardar o imprimir.",
    english: "A PDF is a page on the computer that you can save or print.",
  },
  form: {
    spanish: "El formulario es la hoja oficial con preguntas que usted entrega a inmigración.",
    english: "The form is the official paper with questions that you file.",
  },
};
