import type { FormType } from "@dilo/forms";
import { formNotes } from "./form-notes.ts";

/** The same words in both languages. Spanish: usted, at most 20 words a sentence. */
export interface BilingualText {
  readonly en: string;
  readonly es: string;
}

/** What must be said wherever answers are handed out: on the sheet and in the letter. */
export const notice: readonly BilingualText[] = [
  {
    en: "We are a private company. We are not the government and not part of USCIS.",
    es: "Somos una empresa privada. No somos del gobierno ni de USCIS.",
  },
  {
    en: "We are not lawyers or notaries. We give no legal advice. We do not tell you which form to use or what to answer.",
    es: "No somos abogados ni notarios. No damos consejos legales. No le decimos qué formulario usar ni qué contestar.",
  },
  {
    en: "USCIS forms are free at uscis.gov. Our fee of $9.99 is not a government fee and does not pay it.",
    es: "Los formularios de USCIS son gratis en uscis.gov. Los $9.99 no pagan la tarifa del gobierno.",
  },
  { en: "We send nothing to USCIS.", es: "No enviamos su formulario a USCIS." },
  {
    en: "A machine heard and translated these answers. It can be wrong. Check every answer before you use it.",
    es: "Una máquina oyó y tradujo estas respuestas. Puede equivocarse. Revise cada respuesta antes de usarla.",
  },
  {
    en: "We delete your answers from our computers at most 72 hours after you save them.",
    es: "Borramos sus respuestas de nuestras computadoras, a más tardar, 72 horas después de guardarlas.",
  },
  {
    en: "Our terms of use say when you can ask for your money back.",
    es: "Nuestros términos de uso dicen cuándo puede pedir su dinero de vuelta.",
  },
  {
    en: "For help with your case, see an immigration lawyer or a representative accredited by the Department of Justice.",
    es: "Para ayuda con su caso, consulte a un abogado de inmigración o a un representante acreditado.",
  },
];

/** How much of the form these answers are: a sheet is never taken for the whole form. */
export function scopeNote(formType: FormType, count: number): BilingualText {
  const { openTopics: topics } = formNotes[formType];
  return {
    en:
      `These are ${count} basic answers for your Form ${formType}. The official form asks many more questions ` +
      `(${topics.en}). You must answer them before you file it.`,
    es:
      `Aquí completamos ${count} datos básicos de su ${formType}. El formulario oficial tiene muchas preguntas más ` +
      `(${topics.es}). Usted debe contestarlas antes de enviarlo.`,
  };
}

/** What is left for the person to do, in order, where nothing is on the form yet. */
export function nextSteps(formType: FormType): readonly BilingualText[] {
  return remaining(formType, copyToForm(formType));
}

/** What is left to do for a person who holds the official form, begun, behind its cover sheet. */
export function nextStepsOnForm(formType: FormType): readonly BilingualText[] {
  return remaining(formType, goOnWithForm);
}

function remaining(formType: FormType, next: readonly BilingualText[]): readonly BilingualText[] {
  const { alsoNeeded = [] } = formNotes[formType];
  return [
    {
      en: "Check every answer. Write yourself those that are marked NEEDS REVIEW.",
      es: "Revise cada respuesta. Escriba usted las que dicen POR REVISAR.",
    },
    ...next,
    ...alsoNeeded,
    {
      en: "Look up the government's fee at uscis.gov/g-1055.",
      es: "Vea cuánto cuesta la tarifa del gobierno en uscis.gov/g-1055.",
    },
    {
      en: "Sign the form yourself, in ink. USCIS rejects a form that is not signed.",
      es: "Firme usted el formulario, con tinta. USCIS rechaza un formulario sin firma.",
    },
    {
      en: "Before you file, talk with an immigration lawyer or an accredited representative.",
      es: "Antes de enviarlo, hable con un abogado de inmigración o un representante acreditado.",
    },
  ];
}

const goOnWithForm: readonly BilingualText[] = [
  {
    en: "Open the PDF. Read its first pages: they say what to check and what is missing.",
    es: "Abra el PDF. Lea las primeras hojas: dicen qué revisar y qué falta.",
  },
  {
    en: "The official form with your answers comes after them. Answer all its other questions yourself.",
    es: "Después viene el formulario oficial con sus respuestas. Conteste usted todas las demás preguntas.",
  },
];

function copyToForm(formType: FormType): readonly BilingualText[] {
  const page = `uscis.gov/${formType.toLowerCase()}`;
  return [
    {
      en: `Get the current edition of Form ${formType} and its instructions free of charge at ${page}.`,
      es: `Baje gratis la edición vigente del Formulario ${formType} y sus instrucciones en ${page}.`,
    },
    {
      en: "Copy these answers onto the form and answer all its other questions yourself.",
      es: "Copie estas respuestas en el formulario. Conteste usted todas las demás preguntas.",
    },
  ];
}
