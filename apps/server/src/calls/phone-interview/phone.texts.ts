/** What is said by telephone around the interview: to somebody without a screen, one thing at a time. */
export const phoneTexts = {
  welcome: (name: string) =>
    `Hola. Soy ${name}. Soy una máquina, no un abogado. Para contestar por teléfono, primero se paga en la página de internet. Allí le dan un código de quince números. Márquelo, o dígalo.`,
  codeAgain: "Marque su código de quince números, o dígalo. Si se equivoca, marque asterisco.",
  codeGoesOn: (count: number) => `Van ${count} números. Siga, por favor.`,
  codeTooLong: "Son más de quince números. Empiece otra vez, por favor.",
  codeCleared: "Empecemos otra vez. Marque su código, o dígalo.",
  codeWrong: "Ese código no lo encontré. Puede estar mal, o ya se borró. Márquelo otra vez, despacio.",
  codeWrongLast:
    "Ese código tampoco lo encontré. Revíselo en su papel o en su correo, y llame otra vez en quince minutos. Que le vaya bien.",
  tooMany: "Se probaron muchos códigos. Espere quince minutos y llame otra vez. Que le vaya bien.",
  noCode: "No oigo ningún código. Cuando lo tenga a la mano, llame otra vez. Que le vaya bien.",
  noCalls: "Con este pago ya se hicieron todas las llamadas. Puede seguir en la página de internet. Que le vaya bien.",
  consent: (hears: string, hours: number) =>
    `Su pago está bien. ${hears} No guardamos el audio. Sus respuestas se guardan cerradas con llave, y se borran en ${hours} horas. ¿Está de acuerdo? Diga sí, o marque uno. Si no, cuelgue.`,
  heardByUs: "Una máquina pasa su voz a texto en nuestro servidor.",
  heardByService: (service: string) => `Una máquina pasa su voz a texto con ${service}.`,
  consentAgain: "¿Está de acuerdo? Diga sí, o marque uno. Para no seguir, diga no, o marque dos.",
  declined: "Está bien. No guardé nada de esta llamada. Puede contestar por escrito en la página. Que le vaya bien.",
  how: "Puede colgar cuando quiera y llamar otra vez: lo que diga queda guardado. Para oír la pregunta otra vez, marque asterisco.",
  goOn: "Seguimos donde se quedó.",
  yesOrNo: "Sí es uno, no es dos.",
  key: "También puede marcarlo en el teléfono.",
  keyDate: "También puede marcarla: dos números del día, dos del mes, y los cuatro del año.",
  noKeys: "Eso no se puede marcar. Dígalo, por favor.",
  stillNothing: "Ya no le oigo. Lo que dijo queda guardado. Llame otra vez cuando quiera. Que le vaya bien.",
  lost: "Perdone, no pude guardar lo último que dijo. Lo demás está guardado. Llame otra vez más tarde. Que le vaya bien.",
  notSaved:
    "Perdone, no pude guardar el formulario. Sus respuestas siguen guardadas. Ábralo en la página de internet con su código. Que le vaya bien.",
  elsewhere: "Este formulario se borró o se cambió en otro aparato. Llame otra vez para seguir. Que le vaya bien.",
} as const;
