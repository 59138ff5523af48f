/** The texts every page shares, in Spanish. */
export const commonEs = {
  skip: "Ir al contenido",
  who: "Empresa privada. No somos abogados ni gobierno.",
  homeLabel: "Dilo, inicio",
  navigation: "Principal",
  help: "Ayuda",
  terms: "Términos",
  /** The other language, written in that language. */
  otherLanguage: "English",
  /** Said while the other language's words cannot be had, in that language. */
  otherLanguageLate: "No connection. We keep trying.",
  textSize: { larger: "Letra más grande", usual: "Letra normal" },
  error: "Error:",
  backHome: "Volver al inicio",
  oneMoment: "Un momento, por favor.",
  /** A part of the page is not loaded yet. `outdated`: the server no longer has its file. */
  loadDelay: {
    offline: "No hay conexión. Seguimos intentando; no cierre esta página.",
    outdated: "Esta página se actualizó. Ábrala otra vez: sus respuestas siguen guardadas.",
    reopen: "Abrir otra vez",
  },
  notice: {
    title: "Aviso importante",
    text: "Somos una empresa privada. No somos abogados ni del gobierno (USCIS). Los formularios de USCIS son gratis en uscis.gov. Los $9.99 no pagan la tarifa del gobierno. No enviamos su formulario. Revise todo antes de usarlo y consulte a un abogado de inmigración.",
  },
  footer: {
    operatedBy: (operator: string) => `Dilo es una herramienta privada de ${operator}.`,
    noOperator: "El operador de esta página todavía no dio sus datos.",
    notGovernment: "No somos parte de USCIS ni del gobierno.",
    terms: "Términos de uso",
    contact: "Contacto",
    andRefunds: " y reembolsos",
  },
};
