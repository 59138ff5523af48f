/** The widget's words; `lang` on the element or a parent chooses. */
export interface WidgetTexts {
  readonly call: string;
  readonly connecting: string;
  readonly hangUp: string;
  readonly mute: string;
  readonly unmute: string;
  readonly listening: string;
  readonly unheard: string;
  readonly speaking: string;
  readonly interrupted: string;
  readonly ended: string;
  readonly blocked: string;
  readonly failed: string;
  readonly microphone: string;
  readonly noMicrophone: string;
  readonly microphoneInUse: string;
}

export const widgetTexts: Readonly<Record<"en" | "es", WidgetTexts>> = {
  en: {
    call: "Talk to us",
    connecting: "Connecting…",
    hangUp: "Hang up",
    mute: "Mute the microphone",
    unmute: "Unmute the microphone",
    listening: "We are listening.",
    unheard: "We cannot hear you. Please hang up, and try another browser.",
    speaking: "The assistant is speaking.",
    interrupted: "The line is gone. One moment.",
    ended: "The call has ended.",
    blocked: "Tap to hear the assistant",
    failed: "The call could not be made. Please try again.",
    microphone: "Your browser keeps the microphone from us. Allow it for this page, and try again.",
    noMicrophone: "We found no microphone. Connect one, and try again.",
    microphoneInUse: "Another program uses your microphone. Close it, and try again.",
  },
  es: {
    call: "Hable con nosotros",
    connecting: "Conectando…",
    hangUp: "Colgar",
    mute: "Silenciar el micrófono",
    unmute: "Activar el micrófono",
    listening: "Le escuchamos.",
    unheard: "No podemos oírle. Cuelgue y pruebe con otro navegador.",
    speaking: "El asistente está hablando.",
    interrupted: "Se perdió la conexión. Un momento.",
    ended: "La llamada terminó.",
    blocked: "Toque para oír al asistente",
    failed: "No se pudo hacer la llamada. Inténtelo de nuevo.",
    microphone: "El navegador no nos deja usar su micrófono. Permítalo para esta página e inténtelo de nuevo.",
    noMicrophone: "No encontramos un micrófono. Conecte uno e inténtelo de nuevo.",
    microphoneInUse: "Otro programa usa su micrófono. Ciérrelo e inténtelo de nuevo.",
  },
};
