import type { FormType, PrintedAnswer } from "@dilo/forms";
import type { MadePdf } from "../../documents/documents.ts";
import { type BilingualText, notice, scopeNote, threeSteps } from "../../documents/notice.ts";
import { countOf, printedEnglish } from "../../documents/review/is-answered.ts";
import { type ReviewItem, reviewItems, reviewMark } from "../../documents/review/review-items.ts";
import { addressWithCode } from "./links.ts";

/** What a letter with answers is made from. */
export interface LetterParts {
  readonly to: string;
  readonly formType: FormType;
  readonly lines: readonly PrintedAnswer[];
  /** ISO 8601. */
  readonly savedAt: string;
  /** When everything is deleted, ISO 8601. */
  readonly expiresAt: string;
  /** Opens the form in any browser until everything is deleted, such as "481 205 937 164 028". */
  readonly resumeCode: string;
  /** The site's address. */
  readonly publicOrigin: string;
  /** Attached when it is there; the letter itself then holds no answer. */
  readonly pdf?: MadePdf;
  /** What the PDF is called. */
  readonly fileName: string;
  readonly operator: { readonly name: string; readonly contact: string };
  /** Made by `messageIdOf`. */
  readonly messageId: string;
}

/** One row of the answers. */
export interface AnswerRow {
  readonly label: BilingualText;
  /** Empty where nothing was understood. */
  readonly english: string;
  readonly said: string;
  /** That it is to be checked, and why; undefined where nothing speaks against it. */
  readonly mark?: BilingualText;
}

/** A letter's content before it is text or HTML. */
export interface LetterContent {
  readonly heading: BilingualText;
  readonly opening: readonly BilingualText[];
  /** The answers, where no PDF carries them. */
  readonly rows: readonly AnswerRow[];
  /** The names of the answers to check, where the PDF carries them. */
  readonly toCheck: readonly BilingualText[];
  readonly remains: readonly BilingualText[];
  readonly notice: readonly BilingualText[];
  readonly signature: string;
}

/**
 * Gathers what a letter says. Letters lie in mailboxes for years and are read on locked screens: with the PDF attached,
 * no answer stands in the letter itself.
 */
export function letterContent(parts: LetterParts): LetterContent {
  const { formType, lines, expiresAt, pdf, operator } = parts;
  const items = pdf?.toCheck ?? reviewItems(lines);
  const deletion: BilingualText = {
    es: `Borraremos sus respuestas de nuestras computadoras el ${easternTime(expiresAt, "es")} (hora del Este). Guarde este correo.`,
    en: `We will delete your answers from our computers on ${easternTime(expiresAt, "en")} (Eastern time). Keep this e-mail.`,
  };
  return {
    heading: { es: `Sus respuestas para el Formulario ${formType}`, en: `Your answers for Form ${formType}` },
    opening: [
      ...(pdf ? [pdf.hasForm ? attachedForm : attached] : []),
      scopeNote(formType, countOf(lines)),
      deletion,
      ...wayBack(parts),
    ],
    rows: pdf ? [] : lines.map((line) => rowOf(line, items.find(({ field }) => field.id === line.field.id)?.reasons)),
    toCheck: pdf ? namesOf(items).map(marked) : [],
    remains: threeSteps(formType, pdf?.hasForm === true),
    notice,
    signature: signature(operator),
  };
}

/** The code stands alone, to be copied by hand. */
function wayBack({ resumeCode, publicOrigin }: LetterParts): readonly BilingualText[] {
  return [
    {
      es: "Hasta ese día puede volver a su formulario con este código:",
      en: "Until that day you can come back to your form with this code:",
    },
    { es: resumeCode, en: resumeCode },
    ...waysIn(publicOrigin, resumeCode),
    { es: "No comparta el código ni el enlace.", en: "Do not share the code or the link." },
  ];
}

/** The two ways to use a code. The texts name the landing page's own words. */
export function waysIn(publicOrigin: string, code: string): readonly BilingualText[] {
  const link = addressWithCode(publicOrigin, code);
  return [
    {
      es: `Toque este enlace, que ya lleva su código: ${link}`,
      en: `Tap this link, which has your code in it: ${link}`,
    },
    {
      es: `O vaya a ${publicOrigin} y toque “Ya pagué y tengo un código”. Escriba ahí el código.`,
      en: `Or go to ${publicOrigin} and tap “I have paid and have a code”. Type the code there.`,
    },
  ];
}

const attached: BilingualText = {
  es: "El PDF va con este correo. Es un borrador con sus respuestas: primero para usted, después en inglés para su abogado.",
  en: "The PDF comes with this e-mail. It is a draft with your answers: first for you, then in English for your lawyer.",
};

const attachedForm: BilingualText = {
  es: "El PDF va con este correo: primero hojas para usted, después otras en inglés para su abogado, y al final el formulario.",
  en: "The PDF comes with this e-mail: first sheets for you, then others in English for your lawyer, and the form at the end.",
};

/** The names of some answers; of those that go by one name, as the columns of a row, it is told once. */
function namesOf(items: readonly ReviewItem[]): readonly BilingualText[] {
  const names = new Map(items.map(({ field }) => [field.labelSpanish, field.label]));
  return [...names].map(([es, en]) => ({ es, en }));
}

function rowOf(line: PrintedAnswer, reasons: readonly BilingualText[] = []): AnswerRow {
  const { field, said } = line;
  const joined = (language: "es" | "en") => reasons.map((reason) => reason[language]).join(" ");
  return {
    label: { es: field.labelSpanish, en: field.label },
    english: printedEnglish(line),
    said,
    ...(reasons.length > 0 && { mark: marked({ es: joined("es"), en: joined("en") }) }),
  };
}

function marked({ es, en }: BilingualText): BilingualText {
  return { es: `${reviewMark.es}: ${es}`, en: `${reviewMark.en}: ${en}` };
}

/**
 * Writes a moment as people read it. Eastern time: the server cannot know where the person lives, and that one is known
 * from television. UTC is not.
 * @param iso ISO 8601
 */
export function easternTime(iso: string, language: "es" | "en"): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return format.format(new Date(iso));
}

/** The last line of a letter: who writes, and how to reach them. Empty where neither is configured. */
export function signature({ name, contact }: { readonly name: string; readonly contact: string }): string {
  return [name, contact].filter((text) => text !== "").join(" · ");
}
