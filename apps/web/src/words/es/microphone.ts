import type { BrowserKind } from "../../form/consent/browser-of.ts";

const again = "Regrese a esta página y toque “Iniciar con su voz” otra vez.";
const allow = "Toque “Iniciar con su voz” otra vez. Si le preguntan, toque “Permitir”.";

/** How to allow a microphone that was refused, in Spanish. */
export const microphoneEs = {
  title: "Cómo permitir el micrófono",
  steps: {
    iphoneSafari: [
      "Salga de esta página sin cerrarla y abra Ajustes, el dibujo de la rueda gris.",
      "Toque Apps y después Safari. Si no ve Apps, baje hasta Safari.",
      "Baje hasta Micrófono y tóquelo. Elija “Permitir”.",
      again,
    ],
    iphoneOther: [
      "Salga de esta página sin cerrarla y abra Ajustes, el dibujo de la rueda gris.",
      "Toque Apps y después el nombre de su navegador, como Chrome. Si no ve Apps, baje hasta ese nombre.",
      "Prenda el botón que está junto a Micrófono. Queda verde.",
      again,
    ],
    insideApp: [
      "Esta página está abierta dentro de otra aplicación, como Facebook o WhatsApp. Ahí la voz no funciona.",
      "Primero anote su código. Está más abajo, en “Su código para volver” o en “Seguir en otro teléfono”.",
      "Después toque los tres puntos de la esquina. Elija “Abrir en Safari” o “Abrir en Chrome”.",
      "En la página que se abre, toque “Ya pagué y tengo un código” y escriba su código.",
    ],
    android: [
      "Mire arriba, donde está la dirección de esta página. Toque el dibujo que está a su izquierda.",
      "Toque Permisos y después Micrófono. Elija “Permitir”.",
      allow,
    ],
    chromium: [
      "Mire arriba, donde está la dirección de esta página. Haga clic en el dibujo que está a su izquierda.",
      "Prenda el botón que está junto a Micrófono, o elija “Permitir”.",
      allow,
    ],
    firefox: [
      "Mire arriba, donde está la dirección de esta página. Haga clic en el dibujo del micrófono tachado, a la izquierda.",
      "Donde dice “Bloqueado”, haga clic en la X para quitarlo.",
      allow,
    ],
    safari: [
      "Mire arriba de toda la pantalla. Haga clic en la palabra Safari, junto a la manzana.",
      "Elija “Ajustes para” o “Configuración para” esta página.",
      "Junto a Micrófono, elija “Permitir”.",
      allow,
    ],
  } satisfies Record<BrowserKind, readonly string[]>,
};
