import type { FormType, PrintedAnswer } from "@dilo/forms";
import type { MadePdf } from "../../documents/documents.ts";
import { pdfFileName } from "../../documents/pdf-name.ts";
import type { Mail } from "../mailer.ts";
import { letterContent } from "./letter-content.ts";
import { htmlOf, textOf } from "./render-letter.ts";

/** What a letter with answers is made from. */
export interface LetterParts {
  readonly to: string;
  readonly formType: FormType;
  readonly lines: readonly PrintedAnswer[];
  /** ISO 8601. */
  readonly savedAt: string;
  /** When everything is deleted, ISO 8601. */
  readonly expiresAt: string;
  /** Attached when it is there. */
  readonly pdf?: MadePdf;
  readonly operator: { readonly name: string; readonly contact: string };
  /** Made by `messageIdOf`. */
  readonly messageId: string;
}

/** Writes the letter that brings a person their answers: Spanish first, then English, as text and as HTML. */
export function letter(parts: LetterParts): Mail {
  const { to, formType, savedAt, pdf, messageId } = parts;
  const content = letterContent(parts);
  return {
    to,
    subject: `Sus respuestas para el ${formType} / Your answers for Form ${formType}`,
    text: textOf(content),
    html: htmlOf(content),
    messageId,
    attachments: pdf
      ? [{ filename: pdfFileName(formType, savedAt), contentType: "application/pdf", bytes: pdf.bytes }]
      : [],
  };
}
