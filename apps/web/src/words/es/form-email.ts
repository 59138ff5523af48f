/** What the form page says about the copy by e-mail, in Spanish. */
export const emailEs = {
  title: "Recibir copia por correo electrónico",
  label: "Su correo electrónico",
  placeholder: "maria@ejemplo.com",
  send: "Enviar",
  sending: "Enviando...",
  sent: "¡Formulario enviado a su correo electrónico exitosamente!",
  noAddress: "Escriba un correo completo, como maria@ejemplo.com.",
  notDelivered: (address: string) => `El correo para ${address} no llegó.`,
  why: {
    refused: "Revise la dirección: ese correo no existe o no recibe mensajes.",
    "mailbox-full": "Ese buzón está lleno. Vacíelo un poco, o escriba otra dirección.",
    failed: "La falla es nuestra, no de su dirección. Descargue el PDF mientras tanto.",
    "too-many": "Ya le mandamos este formulario varias veces, y no podemos más. Descargue el PDF.",
    "none-left": "Ya le mandamos todos los correos de este pago. Descargue el PDF.",
    changed: "Sus respuestas cambiaron en otro aparato o en otra ventana. Abra esta página otra vez para verlas.",
    "full-today": "Hoy ya no podemos mandar más correos. Descargue el PDF ahora. Intente mañana, si quiere el correo.",
  },
  waiting: (address: string) => `Su correo para ${address} todavía no ha salido.`,
  meanwhile: "Seguimos intentando. No tiene que esperar aquí: ya puede descargar el PDF.",
  another: "Escribir otra dirección",
  sentTo: (address: string) => `Lo enviamos a ${address}. Si no lo ve, busque en correo no deseado.`,
};
