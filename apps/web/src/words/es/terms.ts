/** One numbered section of the terms: what it says, and the same in a plain line. */
export interface Clause {
  readonly title: string;
  readonly plain: string;
  readonly says: readonly string[];
}

/** The terms of use and legal notice in Spanish: nine sections, in the specification's order. */
export const termsEs = {
  title: "Términos de uso y aviso legal",
  description: "Qué hace Dilo, qué no hace, cuánto tiempo guarda sus datos y cómo escribirnos.",
  version: "Versión 2, del 29 de noviembre de 2026.",
  whatYouGet:
    "Usted paga por un PDF: una hoja con sus respuestas en inglés. Cuando lo tenemos, trae también el formulario oficial con esas casillas llenas. Primero son 10 u 11 datos básicos. Si quiere, sigue aquí con el formulario entero. Las casillas que no conteste aquí las llena usted.",
  plainLabel: "En palabras simples",
  clauses: [
    {
      title: "Naturaleza del servicio",
      plain: "Somos una herramienta privada. No somos el gobierno ni abogados.",
      says: [
        "Dilo es una herramienta privada para escribir sus respuestas en inglés.",
        "No somos abogados ni notarios. No damos consejos sobre su caso.",
        "No le decimos qué formulario usar ni qué contestar.",
        "No somos parte de USCIS. No enviamos nada a USCIS.",
        "Los formularios son gratis en uscis.gov. Nuestro precio no es la tarifa del gobierno.",
      ],
    },
    {
      title: "Responsabilidad del usuario",
      plain: "Usted revisa todo antes de usarlo.",
      says: [
        "Usted decide qué formulario usa y qué contesta.",
        "La voz es una máquina y puede oír mal. Revise cada respuesta.",
      ],
    },
    {
      title: "Privacidad",
      plain: "Guardamos poco y lo borramos pronto.",
      says: [
        "Guardamos sus respuestas de 48 a 72 horas. Se cuentan desde que su formulario queda guardado. Después las borramos.",
        "No guardamos el audio. No vendemos sus datos.",
        "Antes de usar su voz le decimos quién la pasa a texto.",
        "También le decimos si otro servicio lee sus palabras.",
        "Si paga con tarjeta, el cobro lo hace Stripe. Nosotros no vemos su tarjeta.",
        "Stripe nos dice el correo que usted dio al pagar. Lo usamos solo para mandarle su código y no lo guardamos.",
        "Puede borrar sus datos antes, con el botón del formulario.",
        "Su aparato guarda una copia con clave, para seguir sin internet. Si el aparato no es suyo, borre sus datos al terminar.",
        "Si contestó en dos aparatos, la copia del otro se borra al abrir allí su formulario con internet.",
        "Sus respuestas están guardadas con una clave. Al borrarlas, destruimos la clave. Sin ella nadie puede abrirlas, tampoco en nuestras copias.",
        "Puede haber otra copia de la clave en un disco aparte, por si el nuestro se daña. También la destruimos. Si ese disco está desconectado, la destruimos al conectarlo.",
        "No podemos borrar los correos que ya le mandamos ni lo que usted descargó.",
        "Guarde usted su PDF y su correo. Después de borrar, nosotros no tenemos otra copia.",
      ],
    },
    {
      title: "Sin garantías",
      plain: "No prometemos un resultado.",
      says: ["El servicio puede fallar o tener errores.", "No prometemos que USCIS acepte o apruebe su formulario."],
    },
    {
      title: "Límite de responsabilidad",
      plain: "Si algo falla, respondemos hasta lo que usted pagó.",
      says: [
        "Respondemos hasta los $9.99 que usted pagó, donde la ley lo permite.",
        "No respondemos por decisiones de USCIS.",
      ],
    },
    {
      title: "Recomendación legal",
      plain: "Hable con un abogado antes de enviar.",
      says: [
        "Consulte a un abogado de inmigración o a un representante acreditado.",
        "Hágalo antes de firmar y enviar su formulario.",
      ],
    },
    {
      title: "Uso aceptable",
      plain: "Use datos verdaderos y suyos.",
      says: ["Diga la verdad en cada respuesta.", "No use los datos de otra persona sin su permiso."],
    },
    {
      title: "Cambios",
      plain: "Si cambiamos algo, ponemos la fecha aquí.",
      says: [
        "Podemos cambiar estos términos. La fecha de arriba le dice cuál vale.",
        "Vale el texto del día en que usted pagó.",
      ],
    },
    {
      title: "Contacto",
      plain: "Escríbanos en español.",
      says: ["Le devolvemos su dinero si el servicio no le funcionó.", "Escríbanos y diga el día de su pago."],
    },
  ] as readonly Clause[],
};
