import { eligibility, eligibilityChoices } from "../../answers/extra/eligibility/reading.ts";
import { mailingAddress } from "../../answers/extra/mailing-address/reading.ts";
import { sex, sexChoices } from "../../answers/extra/sex/reading.ts";
import { sexHelp, sexQuestion } from "../../answers/extra/sex/texts.ts";
import { skippable } from "../../answers/extra/skippable.ts";
import { workplace } from "../../answers/extra/workplace/reading.ts";
import type { Field } from "../definition.ts";

const common = { type: "text", required: false } as const;

/** More questions of Form N-400, for those who want more boxes filled. Each may be skipped. */
export const extraN400: readonly Field[] = [
  {
    ...common,
    id: "sexo",
    label: "Sex",
    labelSpanish: "Sexo",
    question: sexQuestion,
    questionEnglish: "What is your sex? The form has two boxes: male and female.",
    kind: "choice",
    help: {
      ...sexHelp,
      where: "Compare con su tarjeta verde y sus papeles.",
      whereEnglish: "Compare with your green card and your papers.",
    },
    extra: {
      reader: skippable(sex),
      choices: sexChoices,
      isNoted: true,
    },
  },
  {
    ...common,
    id: "motivo_solicitud",
    label: "Reason for filing",
    labelSpanish: "Razón para presentar la solicitud",
    question: "¿Con cuál razón presenta su N-400? Diga la letra, de la A a la G. Para oír la lista, diga: ayuda.",
    questionEnglish: "For which reason do you file your N-400? Write the letter, from A to G.",
    kind: "choice",
    help: {
      why: "El formulario pide una sola. Yo no le puedo decir cuál es la suya. Eso se lo dice un abogado o un representante acreditado.",
      where:
        "La lista del formulario es esta. A, disposición general, o sea la regla general. " +
        "B, cónyuge de ciudadano, o sea esposo o esposa. C, VAWA. " +
        "D, cónyuge, o sea esposo o esposa, de ciudadano con empleo calificado fuera del país. " +
        "E, servicio militar en tiempo de hostilidades, o sea de guerra. " +
        "F, al menos un año de servicio militar honorable. G, otra razón.",
      whyEnglish:
        "The form wants one box marked. Dilo cannot tell you which one applies. Ask a lawyer or an accredited representative.",
      whereEnglish: "The list is on page 1 of the form, and its instructions explain each letter: uscis.gov/n-400.",
    },
    extra: {
      reader: skippable(eligibility),
      choices: eligibilityChoices,
      caution: {
        spanish:
          "Dilo no puede decirle cuál le toca. Pregunte a un abogado o representante acreditado. Si no sabe, sáltela.",
        english:
          "Dilo cannot tell you which one applies. Ask a lawyer or an accredited representative. If you do not know, skip it.",
      },
    },
  },
  {
    ...common,
    id: "direccion_postal",
    label: "Mailing address",
    labelSpanish: "Dirección para cartas",
    question: "¿Le llegan las cartas a la misma dirección donde vive? Si no, diga la otra dirección completa.",
    questionEnglish: "Do letters reach you at the address where you live? If not, write the other address in full.",
    kind: "mailing-address",
    help: {
      why: "El formulario pregunta si las cartas llegan a la misma dirección. USCIS manda cartas por correo.",
      where: "Está en una carta que usted recibió. Ahí viene también el código postal.",
      whyEnglish: "The form asks whether letters come to the same address. USCIS sends letters by mail.",
      whereEnglish: "On a letter that you received. The ZIP code is there too.",
    },
    extra: {
      reader: skippable(mailingAddress),
      choices: [
        {
          value: "same",
          english: "Same as the physical address",
          spanish: "la misma dirección",
        },
      ],
    },
  },
  {
    ...common,
    id: "empleo_actual",
    label: "Current employer or school",
    labelSpanish: "Trabajo o escuela de ahora",
    question: "¿Dónde trabaja o estudia ahora? Diga el nombre del lugar. Si no trabaja, diga: no trabajo.",
    questionEnglish:
      "Where do you work or study now? Write the name of the place. If you do not work, write: unemployed.",
    kind: "workplace",
    help: {
      why: "El formulario pide primero el trabajo o la escuela de ahora. Las fechas y lo anterior los escribe usted.",
      where: "Está en su recibo de pago o su credencial.",
      whyEnglish: "The form asks first for today's job or school. You write the dates and the earlier ones yourself.",
      whereEnglish: "On your pay stub or your school card.",
    },
    extra: {
      reader: skippable(workplace),
    },
  },
];

/** One of them, where a part of the form asks it too. */
export function extraNamed(name: string): readonly Field[] {
  return extraN400.filter(({ id }) => id === name);
}
