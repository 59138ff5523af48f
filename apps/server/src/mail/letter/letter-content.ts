import type { FormType, PrintedAnswer } from "@dilo/forms";
import type { MadePdf } from "../../documents/documents.ts";
import {
  type BilingualText,
  disputeText,
  nextSteps,
  nextStepsOnForm,
  notice,
  scopeNote,
} from "../../documents/notice.ts";

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

/** One row of the answers. */
export interface AnswerRow {
  readonly label: BilingualText;
  readonly english: string;
  readonly said: string;
  /** Why there is no English, or undefined. */
  readonly mark?: BilingualText;
  /** What the person must check of the English, or undefined. */
  readonly check?: BilingualText;
}

/** A letter's content before it is text or HTML. */
export interface LetterContent {
  readonly heading: BilingualText;
  readonly opening: readonly BilingualText[];
  readonly rows: readonly AnswerRow[];
  readonly remains: readonly BilingualText[];
  readonly notice: readonly BilingualText[];
  readonly signature: string;
}

/** Gathers what a letter says. */
export function letterContent({ formType, lines, expiresAt, pdf, operator }: LetterParts): LetterContent {
  return {
    heading: { es: `Sus respuestas para el Formulario ${formType}`, en: `Your answers for Form ${formType}` },
    opening: [
      scopeNote(formType, lines.length),
      ...(pdf ? [pdf.hasForm ? attachedForm : attached] : []),
      {
        es: `Borraremos sus respuestas de nuestras computadoras el ${moment(expiresAt, "es-US")} (hora del Este). Guarde este correo.`,
        en: `We will delete your answers from our computers on ${moment(expiresAt, "en-US")} (Eastern time). Keep this e-mail.`,
      },
    ],
    rows: lines.map(rowOf),
    remains: pdf?.hasForm ? nextStepsOnForm(formType) : nextSteps(formType),
    notice,
    signature: [operator.name, operator.contact].filter((text) => text !== "").join(" · "),
  };
}

const attached: BilingualText = {
  es: "El PDF va con este correo. Es un borrador.",
  en: "The PDF comes with this e-mail. It is a draft.",
};

const attachedForm: BilingualText = {
  es: "El PDF va con este correo. Trae un borrador del formulario oficial con sus respuestas.",
  en: "The PDF comes with this e-mail. It holds a draft of the official form with your answers.",
};

function rowOf(line: PrintedAnswer): AnswerRow {
  const row = {
    label: { es: line.field.labelSpanish, en: line.field.label },
    english: line.english,
    said: line.said,
  };
  switch (line.status) {
    case "read": {
      if (!line.isDisputed) return row;
      const { es, en } = disputeText(line.field.kind);
      return { ...row, check: { es: `POR FAVOR REVISE: ${es}`, en: `PLEASE CHECK: ${en}` } };
    }
    case "none":
      return row;
    case "needs-review":
      return { ...row, mark: { es: "POR REVISAR: no se pudo traducir", en: "NEEDS REVIEW: not translated" } };
    case "missing":
      return { ...row, mark: { es: "SIN RESPUESTA", en: "NO ANSWER" } };
  }
}

/** Eastern time: the server cannot know where the person lives, and that one is known from television. UTC is not. */
function moment(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return format.format(new Date(iso));
}
