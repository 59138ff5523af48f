import type { Entry } from "../../parts/entry.ts";

const isReduced = { field: "income_400", is: ["yes"] } as const;
const instructions = "Las instrucciones oficiales dicen cómo se cuenta. Si no sabe, puede saltar la pregunta.";

/** Part 10 of the N-400, "Request for a Fee Reduction". */
export const part10: readonly Entry[] = [
  {
    id: "income_400",
    item: "1",
    page: 11,
    kind: "yesno",
    label: "Household income at or below 400% of the guidelines",
    lead: "Esta parte es para pedir que le cobren menos, si tiene un ingreso bajo.",
    question: "¿El ingreso de su hogar es menor o igual al 400% de las Guías Federales de Pobreza?",
    help: "Las Guías Federales de Pobreza (Federal Poverty Guidelines) son una tabla del gobierno según cuántas personas hay en el hogar.",
    weighty: "both",
    remarks: {
      yes: {
        spanish: "Contestó que sí. Las instrucciones oficiales dicen qué documentos pide el formulario.",
        english: "You answered yes. The official instructions say which documents the form asks for.",
      },
    },
  },
  {
    id: "household_income",
    item: "2",
    page: 11,
    kind: "count",
    label: "Total household income",
    question: "¿Cuánto es en total el ingreso de su hogar, en dólares?",
    help: instructions,
    when: isReduced,
  },
  {
    id: "household_size",
    item: "3",
    page: 11,
    kind: "count",
    label: "Household size",
    question: "¿Cuántas personas hay en su hogar?",
    help: instructions,
    when: isReduced,
  },
  {
    id: "household_earners",
    item: "4",
    page: 11,
    kind: "count",
    label: "Household members who earn",
    question: "¿Cuántas personas de su hogar ganan dinero, contándose usted?",
    help: instructions,
    when: isReduced,
  },
  {
    id: "head_of_household",
    item: "5.a",
    page: 11,
    kind: "yesno",
    label: "Head of household",
    question: "¿Es usted el jefe o la jefa del hogar (head of household)?",
    weighty: "both",
    when: isReduced,
  },
  {
    id: "head_of_household_name",
    item: "5.b",
    page: 11,
    kind: "name",
    label: "Name of the head of household",
    about: "relative",
    question: "¿Cómo se llama el jefe o la jefa del hogar?",
    when: { all: [isReduced, { field: "head_of_household", is: ["no"] }] },
  },
];
