import type { Mail } from "../mailer.ts";
import { type LetterParts, letterContent } from "./letter-content.ts";
import { renderLetter } from "./render-letter.ts";

/** Says nothing of immigration: subjects are read by others, on locked screens and in lists of mail. */
const subject = "Su copia de Dilo / Your copy from Dilo";

/** Writes the letter that brings a person their answers: Spanish first, then English, as text and as HTML. */
export function letter(parts: LetterParts): Mail {
  const { to, pdf, fileName, messageId } = parts;
  return {
    to,
    subject,
    ...renderLetter(letterContent(parts)),
    messageId,
    attachments: pdf ? [{ filename: fileName, contentType: "application/pdf", bytes: pdf.bytes }] : [],
  };
}
