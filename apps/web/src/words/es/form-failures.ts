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
