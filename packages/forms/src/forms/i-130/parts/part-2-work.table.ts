import type { Entry, Table } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 2 of the I-130, items 42 to 49: the petitioner's work of five years. */
export const part2Work: readonly (Entry<I130Kind> | Table<I130Kind>)[] = [
  {
    id: "petitioner_employer",
    item: "42",
    page: 4,
    kind: "employer",
    label: "Petitioner's employer",
    lead: "Ahora hablamos de su trabajo.",
    question: "¿Para qué empresa o patrón trabaja usted ahora? Si no trabaja, diga: sin empleo.",
    help: "Si trabaja por su cuenta, diga: por mi cuenta. Si está jubilado o jubilada, diga: jubilado.",
  },
  {
    id: "petitioner_employer_address",
    item: "43.a",
    page: 4,
    kind: "address",
    label: "Address of the petitioner's employer",
    question: "¿Cuál es la dirección de ese trabajo? Diga número, calle, ciudad, estado, código postal y país.",
    when: { not: { field: "petitioner_employer", is: ["Unemployed", "retired"] } },
    about: "relative",
  },
  {
    id: "petitioner_occupation",
    item: "44",
    page: 4,
    kind: "occupation",
    label: "Petitioner's occupation",
    question: "¿Qué trabajo hace usted ahí?",
    help: "El formulario pide su ocupación (occupation), por ejemplo cocinera, chofer o albañil.",
    when: { not: { field: "petitioner_employer", is: ["Unemployed", "retired"] } },
  },
  {
    id: "petitioner_job_since",
    item: "45.a",
    page: 4,
    kind: "date",
    label: "Works there since",
    question: "¿Desde qué fecha trabaja usted ahí? Diga el día, el mes y el año.",
    when: { not: { field: "petitioner_employer", is: ["Unemployed", "retired"] } },
  },
  {
    id: "petitioner_past_employers",
    row: { one: "trabajo anterior", called: "trabajos?|empleos?|empresas?|patron(?:es)?" },
    item: "46",
    page: 4,
    gate: {
      label: "Had another job in the last five years",
      question: "¿Tuvo usted otro trabajo en los últimos cinco años, dentro o fuera de Estados Unidos?",
    },
    lead: "Diga los datos de un trabajo anterior. Empiece por el último.",
    rows: 5,
    columns: [
      {
        id: "name",
        kind: "organization",
        label: "Earlier employer",
        question: "¿Cómo se llamaba esa empresa o patrón?",
      },
      {
        id: "address",
        kind: "address",
        label: "Address of that employer",
        question: "¿Cuál era la dirección? Diga número, calle, ciudad, estado, código postal y país.",
        about: "relative",
      },
      { id: "occupation", kind: "occupation", label: "Occupation there", question: "¿Qué trabajo hacía usted ahí?" },
      { id: "from", kind: "date", label: "Worked there from", question: "¿Desde qué fecha trabajó usted ahí?" },
      {
        id: "to",
        kind: "date",
        label: "Worked there until",
        question: "¿Hasta qué fecha trabajó usted ahí?",
        notBefore: "from",
      },
    ],
    another: "¿Tuvo usted otro trabajo más en los últimos cinco años?",
  },
];
