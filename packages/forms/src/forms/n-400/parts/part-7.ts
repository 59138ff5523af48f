import { endAlone, endToldIn } from "../../../answers/extra/history/span-halves.ts";
import type { Field } from "../../definition.ts";
import type { Entry, Table } from "../../parts/entry.ts";
import { extraNamed } from "../extra.ts";

/** So many rows are asked for; the form has boxes for three of them. */
const mostJobs = 15;

/** Each job, school and time without work of the last five years; the first row is today's. */
const jobsAndSchools: Table = {
  id: "jobs_schools",
  row: { one: "trabajo", called: "trabajos?|empleos?|escuelas?" },
  item: "1",
  page: 5,
  lead: "Diga el lugar, las fechas y qué hacía ahí.",
  nextLead: "",
  rows: mostJobs,
  another: "¿Tuvo otro trabajo, escuela o tiempo sin empleo antes de eso?",
  elsewhere: { "1.name": "empleo_actual" },
  timeline: {
    years: 5,
    begins: "from",
    ends: "to",
    hole: (time) => `No tengo qué hacía ${time}. ¿Trabajaba, estudiaba o estaba sin empleo?`,
  },
  columns: [
    {
      id: "name",
      kind: "organization",
      label: "Employer or school",
      question: "¿Cómo se llama el trabajo o la escuela? Si no trabajaba, diga: sin empleo.",
      help: "Si trabajaba por su cuenta, diga: por mi cuenta. Si no tenía trabajo, diga: sin empleo. Si está jubilado, diga: jubilado.",
    },
    {
      id: "city",
      kind: "town",
      label: "City or town",
      question: "¿En qué ciudad o pueblo está o estaba?",
      together: {
        question: "¿En qué ciudad y estado está o estaba, y con qué código postal?",
        called: { city: "", state: "", zip: "" },
      },
    },
    {
      id: "state",
      kind: "state",
      label: "State or province",
      question: "¿En qué estado o provincia?",
      partOf: { part: "state", columns: ["city"] },
    },
    {
      id: "zip",
      kind: "postal-code",
      label: "ZIP code or postal code",
      question: "¿Cuál es el código postal? Si no lo sabe, diga: no aplica.",
      partOf: { part: "zip", columns: ["city"] },
    },
    {
      id: "country",
      kind: "country",
      label: "Country",
      question: "¿En qué país?",
      partOf: { part: "country", columns: ["city", "state"] },
    },
    {
      id: "from",
      kind: "span-begin",
      label: "From",
      question: "¿En qué fecha empezó?",
      together: { question: "¿Cuándo empezó y cuándo terminó?", called: { from: "desde", to: "hasta" } },
    },
    {
      id: "to",
      kind: "span-end",
      label: "To",
      question: "¿En qué fecha terminó?",
      fromRow: 2,
      notBefore: "from",
      toldWith: { column: "from", words: endToldIn, alone: endAlone },
    },
    {
      id: "occupation",
      kind: "occupation",
      label: "Occupation or field of study",
      question: "¿Qué trabajo hace o hacía ahí, o qué estudia o estudiaba?",
      when: { not: { field: "name", is: ["unemployed", "retired"] } },
    },
  ],
};

const lead =
  "El formulario pide todos sus trabajos y escuelas de los últimos cinco años, y el tiempo sin empleo. Los cinco años son para la razón A de la Parte 1. Para las otras, las instrucciones dicen cuánto tiempo. Cuente también trabajos para otro gobierno, como militar, policía o inteligencia.";

/** Part 7 of the N-400, "Information About Your Employment and Schools You Attended". */
export const part7: readonly (Entry | Table | Field)[] = [
  ...extraNamed("empleo_actual").map(({ extra, ...field }) =>
    extra ? { ...field, extra: { ...extra, lead } } : field,
  ),
  jobsAndSchools,
];
