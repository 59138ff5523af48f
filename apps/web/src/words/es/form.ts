import { askEs } from "./form-ask.ts";
import { completeEs } from "./form-complete.ts";
import { emailEs } from "./form-email.ts";
import { reviewEs } from "./form-review.ts";

/** What the form page says when a call fails, in Spanish. */
export const failuresEs = {
  voice: "Voice session error",
  voiceHint: "La llamada falló. Intente otra vez, o escriba su respuesta.",
  notAvailable: "La voz no está disponible ahora. Intente más tarde, o escriba su respuesta.",
  permission: "El micrófono está bloqueado. Permítalo así, o escriba su respuesta.",
  noMicrophone: "No encontramos un micrófono. Puede escribir su respuesta.",
  inUse: "Otro programa usa el micrófono. Ciérrelo, o escriba su respuesta.",
  transcriber: "No pudimos pasar su voz a texto. Dígalo otra vez, o escriba su respuesta.",
  unheard: "No lo oímos. Hable más cerca. O yo le leo la pregunta, y usted toca o escribe.",
  speaker: "No podemos hablar ahora. Lea la pregunta y conteste.",
  disconnected: "Se cortó la llamada. Sus respuestas están guardadas. Toque el círculo para seguir.",
  notBegun: "No pudimos empezar la llamada. Revise su conexión e intente otra vez, o escriba su respuesta.",
  hungUp: "Terminó la llamada. Sus respuestas están guardadas. Para seguir, toque el círculo.",
  silence: "La llamada terminó porque nadie habló. Sus respuestas están guardadas. Toque el círculo para seguir.",
  longCall: "La llamada llegó a su límite de tiempo. Sus respuestas están guardadas. Toque el círculo para seguir.",
  limit: "Ya usó todas las llamadas de este pago. Puede seguir por escrito.",
  busy: "Hay otra llamada abierta con este pago. Ciérrela primero, o escriba su respuesta.",
};

/** What the form page says before the voice is heard, in Spanish. */
const consentEs = {
  legend: "Antes de usar su voz",
  machine: "Quien le habla es una máquina.",
  heardByServer: (service: string) => `Su voz pasa a texto con ${service}.`,
  heardByUs: "Su voz pasa a texto en nuestro servidor.",
  heardOnDevice: "Su mismo aparato pasa su voz a texto.",
  heardByBrowser: "Su navegador pasa su voz a texto. Puede enviarla a la empresa que lo hizo.",
  readAgainBy: (service: string) => `Si no entendemos una respuesta, ${service} lee sus palabras, pero no los números.`,
  readAgainByUs: "Si no entendemos una respuesta, otra máquina nuestra lee sus palabras, pero no los números.",
  notKept: "No guardamos el audio.",
  accept: "Acepto",
  decline: "Prefiero escribir",
  noRecognition: "En este aparato no podemos pasar su voz a texto. Puede contestar todo por escrito.",
};

/** Every text of the form page, in Spanish. Texts the product specification quotes stand letter by letter. */
export const formEs = {
  title: "Su formulario",
  paymentVerified: "Pago verificado",
  talkTo: (name: string) => `Hable con ${name} para completar su formulario.`,
  verifyingPayment: "Verificando pago...",
  verifyingAuthorization: "Verificando autorización...",
  notReached: "No hay conexión. Seguimos intentando.",

  choose: {
    title: "Seleccione el tipo de formulario",
    forms: { "N-400": "Convertirme en ciudadano (N-400)", "I-130": "Ayudar a un familiar (I-130)" },
    questions: (count: number) => `${count} preguntas`,
    yes: "Sí, eso quiero",
    no: "No, otra cosa",
    write: "O escriba qué quiere hacer.",
    writeHint: "Por ejemplo: quiero traer a mi mamá",
    noFormNamed: "No entendimos cuál formulario quiere. Toque uno de los dos, o dígalo otra vez.",
    ended: (when: string) =>
      `Pasó el tiempo y borramos sus respuestas ${when}. El PDF que descargó sigue siendo suyo. Si quiere llenar un formulario otra vez, toque uno. No paga de nuevo.`,
    basicFacts:
      "Aquí completamos 10 datos básicos de su N-400, u 11 de su I-130. El formulario oficial tiene muchas preguntas más (viajes, trabajo, familia, preguntas de sí o no). Si quiere, después las contesta aquí: unas 95 en todo el N-400, u 85 en todo el I-130. Las que no conteste aquí, debe contestarlas usted antes de enviarlo.",
  },

  takeUp: {
    title: "Seguir con mi PDF",
    how: "Si otro día llenó aquí un formulario, suba ese PDF. Sus respuestas vienen en él, y sigue donde se quedó. Si cambió algo en el PDF, vale lo que dice el PDF.",
    file: "Escoja su PDF",
    reading: "Leyendo su PDF...",
    failed: "No pudimos leer su PDF. Intente otra vez.",
    unread: (count: number) =>
      count === 1
        ? "Una casilla no se pudo leer. Se la preguntamos otra vez."
        : `${count} casillas no se pudieron leer. Se las preguntamos otra vez.`,
    refused: {
      "too-large": "Ese archivo es muy grande. Escoja el PDF que descargó aquí.",
      "not-a-pdf": "Ese archivo no es un PDF. Escoja el PDF que descargó aquí.",
      broken: "Ese PDF está dañado o incompleto. Descárguelo otra vez, o búsquelo en su correo.",
      locked: "Ese PDF tiene clave y no se puede leer. Guárdelo sin clave e intente otra vez.",
      "other-form": "Ese PDF es de otro formulario. Aquí puede seguir con un N-400 o un I-130.",
      "other-edition": "Ese PDF es de otra edición del formulario. Empiece uno nuevo: toque uno de los dos.",
      empty: "Ese PDF no tiene respuestas. Empiece uno nuevo: toque uno de los dos.",
    },
  },

  consent: consentEs,

  ask: askEs,

  review: reviewEs,

  complete: completeEs,

  resume: {
    title: "Seguir en otro teléfono",
    yours: "Su código para volver",
    comeBack: "Si se cierra la página o cambia de teléfono, con este código vuelve a su formulario.",
    how: "Con un código puede seguir este formulario en otro teléfono o computadora.",
    show: "Ver mi código",
    showing: "Un momento...",
    keep: "Anótelo en un papel y no lo comparta. Es siempre el mismo código, hasta que se borren sus datos.",
    call: "O siga por teléfono:",
    failed: "No pudimos hacer el código. Intente otra vez.",
    until: (when: string) => `Sus respuestas se borran solas ${when}.`,
    soon: (hours: number) =>
      hours > 1
        ? `Quedan menos de ${hours} horas. Termine antes su formulario.`
        : "Queda menos de una hora. Termine ya su formulario.",
  },

  erase: {
    button: {
      ask: "Borrar mis datos ahora",
      sure: "Se borran todas sus respuestas. Usted ya no podrá recuperarlas. ¿Quiere borrar?",
      soon: "En diez segundos se borra todo. No cierre esta página. Si no quiere, toque “No borrar”.",
      stop: "No borrar",
      busy: "Borrando...",
      failed: "No pudimos confirmar que se borró. Sus datos pueden seguir guardados. Intente otra vez.",
    },
    done: "Sus datos están borrados",
    at: (when: string) => `Fecha y hora: ${when}`,
    forms: "Formularios borrados",
    drafts: "Formularios sin terminar borrados",
    letters: "Correos sin enviar borrados",
    kept: "Los correos ya enviados siguen en su correo. Su pago sigue siendo válido.",
    nothingLeft: "Ya no queda nada suyo aquí.",
    goOn: "Empezar de nuevo",
  },

  paymentLeft: {
    forms: (count: number) =>
      count === 0
        ? "Con este pago ya no se guardan más formularios."
        : `Con este pago puede guardar ${count === 1 ? "un formulario más" : "dos formularios más"}.`,
    mails: (count: number) =>
      count === 0
        ? "Con este pago ya no se mandan más correos. El PDF lo puede descargar siempre."
        : `Con este pago puede mandar ${count === 1 ? "un correo más" : "dos correos más"}.`,
    until: (when: string) => `Su pago sirve hasta ${when}.`,
  },
  yourForms: {
    title: "Sus formularios",
    lead: "Los que ya guardó siguen aquí hasta que se borren.",
    saved: (type: string, when: string, relative?: string) =>
      `Formulario ${type}${relative === undefined ? "" : `, para ${relative}`}, guardado el ${when}`,
    open: (type: string) => `Ver o cambiar el ${type}`,
    openFailed: "No pudimos abrirlo. Sigue guardado. Intente otra vez.",
    pdf: (type: string) => `Descargar el PDF del ${type}`,
    mail: (type: string) => `Recibir el ${type} por correo`,
  },

  unavailable: {
    title: "No pudimos abrir su formulario",
    text: "Sus respuestas siguen guardadas.",
    action: "Intentar otra vez",
  },

  superseded: {
    title: "Este formulario ya no está abierto aquí",
    text: "Se borró o se cambió en otra ventana o en otro aparato.",
    action: "Continuar",
  },

  elsewhere: {
    title: "Su formulario está abierto en otra ventana",
    text: "Siga en la otra ventana. Sus respuestas están guardadas.",
    action: "Seguir aquí",
  },

  email: emailEs,

  reference: {
    title: "Formularios de USCIS en blanco",
    free: "Mírelos si quiere. Son gratis en uscis.gov.",
    forms: {
      "N-400": { title: "N-400", description: "Solicitud de Naturalización", open: "Abrir el PDF del N-400" },
      "I-130": { title: "I-130", description: "Petición de Familiar Extranjero", open: "Abrir el PDF del I-130" },
    },
    atUscis: (form: string) => `Ver el ${form} en uscis.gov`,
    viewer: (form: string, edition: string) => `Formulario ${form} en blanco, edición ${edition}`,
    page: (form: string, page: number, pages: number) => `Página ${page} de ${pages} del formulario ${form} en blanco`,
  },

  alerts: {
    saveFailed: "Error al guardar el formulario. Por favor intente de nuevo.",
    pdfFailed: "Error al descargar el PDF. Por favor intente de nuevo.",
    mailFailed: "Error al enviar el correo. Por favor intente de nuevo.",
    missing: "Por favor complete el formulario primero y proporcione un correo electrónico válido.",
  },

  failures: failuresEs,
};

export type FormWords = typeof formEs;
