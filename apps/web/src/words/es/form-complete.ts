/** What the form page says when the form is finished, in Spanish. */
export const completeEs = {
  title: "Formulario Completado",
  notSaved: "Falta guardar su formulario",
  saved: (count: number) => `Guardamos sus ${count} respuestas. Descargue su PDF ahora.`,
  thanks: "Gracias por usar Dilo. Le deseamos suerte.",
  share: "Compartir",
  pdfBusy: {
    "pdf-under-way": "Todavía estamos haciendo su PDF anterior. Espere unos segundos y toque otra vez.",
    "revision-conflict":
      "Sus respuestas cambiaron en otro aparato o en otra ventana. Abra esta página otra vez para verlas, y pida el PDF de nuevo.",
    "not-found":
      "Este formulario ya se borró: pasó su tiempo, o alguien lo borró. Con su pago puede llenarlo otra vez, en “Completar otro formulario”.",
  },
  pdfAhead: (ahead: number) =>
    ahead === 0 ? "Ya le toca: estamos haciendo su PDF." : `Hay ${ahead} antes. Espere aquí: su PDF está en la fila.`,
  noFormsLeft: "Con este pago ya no se pueden guardar más formularios. Para guardar este hace falta otro pago.",
  shareFailed: "No pudimos compartirlo. Descargue el PDF y mándelo usted.",
  boxes: {
    unknown: "Si su PDF trae el formulario, la primera hoja dice qué casillas llenamos y cuáles faltan.",
    none: "Su PDF trae sus respuestas. No trae el formulario oficial.",
    written: (written: number, all: number) =>
      `Su PDF trae el formulario oficial. Escribimos ${written} de las ${all} casillas que son para usted.${missing(all - written)}`,
    left: "Qué falta, parte por parte",
    part: (part: number, title: string) => `Parte ${part}: ${title}`,
    pages: (pages: string) => {
      const [first, last] = pages.split("-");
      return last === undefined
        ? `Página ${first} del formulario.`
        : `De la página ${first} a la ${last} del formulario.`;
    },
    items: (items: string) => {
      if (isSeveral(items)) return `Faltan estos números: ${spoken(items)}.`;
      return /^\d/.test(items) ? `Falta el número ${items}.` : `Falta el ${items}.`;
    },
    work: {
      written: "Revise lo que escribimos.",
      yours: "Pregunte si es su caso.",
      spare: "Solo si algo no cabe.",
      "not-now": "No llene esta parte.",
    },
  },
  pages: {
    open: "Ver las páginas aquí",
    sheet: (page: number, sheets: number) => `Hoja ${page} de ${sheets} de Dilo. No se manda.`,
    page: (page: number, pages: number) => `Página ${page} de ${pages} del formulario.`,
    attached: (page: number, pages: number) => `Hoja ${page} de ${pages} que va detrás del formulario. Fírmela.`,
    marked: "Lo que falta está en amarillo.",
    before: "Página anterior",
    after: "Página siguiente",
    toForm: "Ir al formulario",
    drawing: "Preparando la página...",
    none: "Esta página no se puede ver aquí. Está en su PDF: descárguelo.",
  },
  download: "Descargar PDF",
  downloading: "Preparando PDF...",
  screenshot: "Consejo: tome también una captura de pantalla.",
  saveAgain: "Guardar otra vez",
  stillHere: "Sus respuestas no se perdieron.",
  conflict: "Este formulario se cambió en otra ventana o en otro aparato. Todavía no guardamos su cambio.",
  reviewAgain: "Revisar todas las respuestas",
  saveMine: "Guardar lo que veo aquí",
  answers: "Sus respuestas",
  answerNames: "Al lado de cada dato, en letra chica, está el nombre que le da este programa. Usted no lo necesita.",
  another: "Completar otro formulario",
  next: "Qué sigue",
  nextSteps: [
    "Compare cada respuesta con su tarjeta y sus papeles.",
    "Abra su PDF. Si no trae el formulario, pase sus respuestas al de uscis.gov, que es gratis.",
    "Conteste lo que falte del formulario.",
    "Pida a un abogado o representante acreditado que lo revise.",
    "Siga las instrucciones de uscis.gov para firmar, pagar y enviar.",
  ],
  notSent: "Nosotros no enviamos nada a USCIS. Lo envía usted.",
  leaving: "Antes de irse",
  keptUntil: {
    until: (when: string) => `Será ${when}.`,
    soon: (hours: number) =>
      hours > 1
        ? `Quedan menos de ${hours} horas. Descargue antes su PDF.`
        : "Queda menos de una hora. Descargue ya su PDF.",
    over: "Ya los borramos. El PDF que descargó y el correo que recibió siguen siendo suyos.",
  },
  deleted: "Sus datos se borran solos en 48-72 horas.",
  noAnswer: "Sin respuesta",
};

function missing(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " Falta 1." : ` Faltan ${count}.`;
}

/** Whether what is written as "3-5, 9" is more than one; the "A-Number" is one. */
function isSeveral(ranges: string): boolean {
  return /-\d|,/.test(ranges);
}

/** "3-5, 9" as it is read: "del 3 al 5 y el 9". */
function spoken(ranges: string): string {
  const runs = ranges.split(", ").map((run) => {
    const [first, last] = run.split(/-(?=\d)/);
    return last === undefined ? `el ${first}` : `del ${first} al ${last}`;
  });
  const end = runs.pop();
  return runs.length === 0 ? `${end}` : `${runs.join(", ")} y ${end}`;
}
