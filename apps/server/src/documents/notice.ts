import { extentOf, type FormType } from "@dilo/forms";
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
    en: "A machine understood and translated these answers. It can be wrong. Check every answer before you use it.",
    es: "Una máquina entendió y tradujo estas respuestas. Puede equivocarse. Revise cada respuesta antes de usarla.",
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

/**
 * How much of the form these answers are: a sheet is never taken for the whole form.
 * @param answered how many of those that were asked have an answer that was understood
 */
export function scopeNote(
  formType: FormType,
  { asked, answered }: { readonly asked: number; readonly answered: number },
): BilingualText {
  const { openTopics: topics } = formNotes[formType];
  const [es, en] = answered === asked ? [asked, asked] : [`${answered} de ${asked}`, `${answered} of ${asked}`];
  // Who went on into the parts has answered some of these.
  if (asked > extentOf(formType).first.questions)
    return {
      en: `These are ${en} answers for your Form ${formType}. What the official form asks besides you must answer before you file it.`,
      es: `Aquí completamos ${es} respuestas de su ${formType}. Lo que falte del formulario oficial, debe contestarlo usted antes de enviarlo.`,
    };
  return {
    en:
      `These are ${en} basic answers for your Form ${formType}. The official form asks many more questions ` +
      `(${topics.en}). You must answer them before you file it.`,
    es:
      `Aquí completamos ${es} datos básicos de su ${formType}. El formulario oficial tiene muchas preguntas más ` +
      `(${topics.es}). Usted debe contestarlas antes de enviarlo.`,
  };
}

/** What to do next, in three lines: a letter says no more than where everything else is found. */
export function threeSteps(formType: FormType, hasForm: boolean): readonly BilingualText[] {
  const page = `uscis.gov/${formType.toLowerCase()}`;
  const sign: BilingualText = {
    es: "Hable con un abogado de inmigración o un representante acreditado. Firme con tinta y mándelo usted. La tarifa está en uscis.gov/g-1055.",
    en: "Talk with an immigration lawyer or an accredited representative. Sign in ink and file it yourself. The fee is at uscis.gov/g-1055.",
  };
  if (!hasForm) {
    return [
      {
        es: "Revise cada respuesta. Escriba usted las que dicen POR REVISAR.",
        en: "Check every answer. Write yourself those that are marked NEEDS REVIEW.",
      },
      {
        es: `Baje gratis el formulario en ${page}. Copie estas respuestas y conteste todas las demás preguntas.`,
        en: `Get the form free of charge at ${page}. Copy these answers and answer all its other questions.`,
      },
      sign,
    ];
  }
  return [
    {
      es: "Abra el PDF. Revise lo que dice la primera hoja.",
      en: "Open the PDF. Check what its first sheet says.",
    },
    {
      es: "Complete lo que dice “Lo que falta, parte por parte”. Las copias y el pago están en “Cómo se manda”.",
      en: "Complete what “Lo que falta, parte por parte” says. The copies and the payment are in “Cómo se manda”.",
    },
    sign,
  ];
}

/** Why the official form is not behind the answers. */
export function whyNoForm(formType: FormType, unknownEdition?: string): BilingualText {
  return unknownEdition === undefined
    ? {
        es: `Hoy no tenemos el ${formType} oficial. Por eso van solo sus respuestas.`,
        en: `We do not have the official ${formType} today. So these are your answers alone.`,
      }
    : {
        es: `El ${formType} oficial es de la edición ${unknownEdition}, y todavía no la llenamos. Por eso van solo sus respuestas.`,
        en: `The official ${formType} is of edition ${unknownEdition}, which we do not fill yet. So these are your answers alone.`,
      };
}

/** What is left for the person to do, in order, where nothing is on the form yet. */
export function nextSteps(formType: FormType): readonly BilingualText[] {
  const { alsoNeeded = [] } = formNotes[formType];
  return [
    {
      en: "Check every answer. Write yourself those that are marked NEEDS REVIEW.",
      es: "Revise cada respuesta. Escriba usted las que dicen POR REVISAR.",
    },
    ...copyToForm(formType),
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
