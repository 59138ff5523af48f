import { date } from "../../answers/date/reading.ts";
import { countryOrState } from "../../answers/extra/country-or-state/reading.ts";
import { asking, otherPeople } from "../../answers/extra/doubts.ts";
import { petitionerStatus, petitionerStatusChoices } from "../../answers/extra/petitioner-status/reading.ts";
import { relativesSex, sex, sexChoices } from "../../answers/extra/sex/reading.ts";
import { sexHelp, sexQuestion } from "../../answers/extra/sex/texts.ts";
import { skippable } from "../../answers/extra/skippable.ts";
import { town } from "../../answers/extra/town/reading.ts";
import type { Extra, Field } from "../definition.ts";

const common = { type: "text", required: false } as const;

/** Who is not married now has no marriage to tell of. */
const notMarried =
  /\b(no (estoy|soy|fui|estamos) casad[oa]s?|(no|nunca) (me he|nos hemos) casado|(?<!de )solter[oa]|divorciad[oa]|viud[oa]|nos divorciamos|me divorcie)\b(?!.*\b(volv\w+|casar|me case|nos casamos)\b)|\b(no|nunca) (me|nos) cas(e|amos|aron)\b(?! (en|el|con|por|ahi|alli|alla|aqui|cerca|sino)\b)|^(?!.*\bcas(e|amos|aron)\b).*\bunion libre\b/;
/** What is said of when it was not, or of another's marriage. */
const notThatDay = new RegExp(`\\b(?:no|nunca) (?:me|nos) cas\\w+|\\bno fue\\b|\\bno$|${otherPeople.source}`);

/** Who told of the marriage is asked of it alone, and not whether there is one. */
function ofMarriage(question: string): Pick<Field, "question"> & { readonly asks: NonNullable<Extra["asks"]> } {
  return {
    question: `${question} Si no está casado o casada, diga: no aplica.`,
    asks: (told) => {
      const isTold = ["fecha_matrimonio", "ciudad_matrimonio"].some((id) => typeof told.value(id) === "string");
      const isMarried =
        told.value("relacion_familiar") === "spouse" || told.value("petitioner_marital_status") === "married";
      return isTold || isMarried ? question : undefined;
    },
  };
}

const [weddingDay, weddingTown, weddingCountry] = [
  ofMarriage("¿En qué fecha se casó? Diga el día, el mes y el año."),
  ofMarriage("¿En qué ciudad o pueblo se casó?"),
  ofMarriage("¿En qué país se casó? Si fue en Estados Unidos, diga el estado."),
];

const certificate = { where: "Está en su acta de matrimonio.", whereEnglish: "On your marriage certificate." };

/** More questions of Form I-130, for those who want more boxes filled. Each may be skipped. */
export const extraI130: readonly Field[] = [
  {
    ...common,
    id: "estatus_peticionario",
    label: "Petitioner's status",
    labelSpanish: "Estatus de quien pide",
    question: "¿Usted es ciudadano o ciudadana de Estados Unidos, o residente permanente?",
    questionEnglish: "Are you a US citizen or a permanent resident?",
    kind: "choice",
    help: {
      why: "El formulario pregunta si quien pide es ciudadano o residente permanente.",
      where: "Está en su pasaporte de Estados Unidos, su certificado de naturalización o su tarjeta verde.",
      whyEnglish: "The form asks whether the petitioner is a citizen or a permanent resident.",
      whereEnglish: "On your US passport, your naturalization certificate or your green card.",
    },
    extra: {
      reader: skippable(petitionerStatus),
      choices: petitionerStatusChoices,
    },
  },
  {
    ...common,
    id: "sexo_peticionario",
    label: "Petitioner's sex",
    labelSpanish: "Sexo de quien pide",
    question: sexQuestion,
    questionEnglish: "What is your sex? The form has two boxes: male and female.",
    kind: "choice",
    help: {
      ...sexHelp,
      where: "Compare con su pasaporte o su tarjeta verde.",
      whereEnglish: "Compare with your passport or your green card.",
    },
    extra: {
      reader: skippable(sex),
      choices: sexChoices,
      isNoted: true,
    },
  },
  {
    ...common,
    id: "sexo_familiar",
    label: "Relative's sex",
    labelSpanish: "Sexo de su familiar",
    question: "¿Cuál es el sexo de su familiar? El formulario tiene dos casillas: masculino y femenino.",
    questionEnglish: "What is your relative's sex? The form has two boxes: male and female.",
    kind: "choice",
    help: {
      ...sexHelp,
      where: "Compare con el pasaporte o el acta de nacimiento de su familiar.",
      whereEnglish: "Compare with your relative's passport or birth certificate.",
    },
    extra: {
      reader: skippable(relativesSex),
      choices: sexChoices,
      isNoted: true,
    },
  },
  {
    ...common,
    id: "fecha_matrimonio",
    label: "Date of the petitioner's current marriage",
    labelSpanish: "Fecha de su matrimonio de ahora",
    type: "date",
    question: weddingDay.question,
    questionEnglish:
      "On what date did you marry? Write the day, the month and the year. If you are not married, write: not applicable.",
    kind: "date",
    notBefore: "fecha_nacimiento_peticionario",
    help: {
      ...certificate,
      why: "El formulario pide la fecha del matrimonio de ahora, si está casado o casada.",
      whyEnglish: "The form asks for the date of the current marriage, if you are married.",
    },
    extra: {
      asks: weddingDay.asks,
      reader: skippable(
        asking(date, notThatDay, "¿En qué fecha se casó usted? Diga el día, el mes y el año."),
        notMarried,
      ),
    },
  },
  {
    ...common,
    id: "ciudad_matrimonio",
    label: "City or town of the current marriage",
    labelSpanish: "Ciudad donde se casó",
    question: weddingTown.question,
    questionEnglish: "In which city or town did you marry? If you are not married, write: not applicable.",
    kind: "town",
    help: {
      ...certificate,
      why: "El formulario pide el lugar del matrimonio de ahora, si está casado o casada.",
      whyEnglish: "The form asks for the place of the current marriage, if you are married.",
    },
    extra: {
      asks: weddingTown.asks,
      reader: skippable(town, notMarried),
    },
  },
  {
    ...common,
    id: "pais_matrimonio",
    label: "State or country of the current marriage",
    labelSpanish: "Estado o país donde se casó",
    question: weddingCountry.question,
    questionEnglish:
      "In which country did you marry? If it was in the United States, write the state. If you are not married, write: not applicable.",
    kind: "country-or-state",
    help: {
      ...certificate,
      why: "El formulario pide el estado o el país del matrimonio de ahora, si está casado o casada.",
      whyEnglish: "The form asks for the state or country of the current marriage, if you are married.",
    },
    extra: {
      asks: weddingCountry.asks,
      reader: skippable(countryOrState, notMarried),
    },
  },
];
