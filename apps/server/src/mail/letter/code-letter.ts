import type { BilingualText } from "../../documents/notice.ts";
import type { Mail } from "../mailer.ts";
import { easternTime, type LetterContent, signature, waysIn } from "./letter-content.ts";
import { renderLetter } from "./render-letter.ts";

/** What the letter with the resume code is made from: nothing the person said. */
interface CodeLetterParts {
  readonly to: string;
  /** Such as "481 205 937 164 028". */
  readonly code: string;
  /** How long the code works at least, ISO 8601. */
  readonly expiresAt: string;
  /** The site's address, where the code is typed. */
  readonly publicOrigin: string;
  readonly operator: { readonly name: string; readonly contact: string };
  /** Made by `messageIdOf`. */
  readonly messageId: string;
}

/** Says nothing of immigration: subjects are read by others, on locked screens and in lists of mail. */
const subject = "Su código de Dilo / Your code from Dilo";

/** Writes the letter that brings a person their resume code right after the payment: Spanish first, then English. */
export function codeLetter(parts: CodeLetterParts): Mail {
  const { to, operator, messageId } = parts;
  const content: LetterContent = {
    heading: { es: "Su código para volver a Dilo", en: "Your code to come back to Dilo" },
    opening: opening(parts),
    ...{ rows: [], toCheck: [], remains: [], notice: [] },
    signature: signature(operator),
  };
  return { to, subject, ...renderLetter(content), messageId, attachments: [] };
}

function opening({ code, expiresAt, publicOrigin }: CodeLetterParts): readonly BilingualText[] {
  return [
    {
      es: "Recibimos su pago. Gracias. No tiene que pagar otra vez. Este es su código:",
      en: "We have received your payment. Thank you. You do not have to pay again. This is your code:",
    },
    { es: code, en: code },
    {
      es: "Si se cierra la página, o cambia de teléfono, con el código vuelve a entrar.",
      en: "If the page closes, or you change your phone, the code lets you in again.",
    },
    ...waysIn(publicOrigin, code),
    {
      es: `El código sirve por lo menos hasta el ${easternTime(expiresAt, "es")} (hora del Este). Guarde este correo.`,
      en: `The code works at least until ${easternTime(expiresAt, "en")} (Eastern time). Keep this e-mail.`,
    },
    {
      es: "No comparta el código ni el enlace. Quien los tenga puede ver lo que usted conteste.",
      en: "Do not share the code or the link. Whoever has them can see what you answer.",
    },
    {
      es: "Si usted no pagó en Dilo, alguien escribió mal su correo. Borre este mensaje, por favor.",
      en: "If you did not pay at Dilo, somebody mistyped their address. Please delete this message.",
    },
  ];
}
