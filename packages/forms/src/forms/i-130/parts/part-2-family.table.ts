import type { Entry, Table } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 2 of the I-130, items 16 to 35: the petitioner's marriages and parents. */
export const part2Family: readonly (Entry<I130Kind> | Table<I130Kind>)[] = [
  {
    id: "petitioner_times_married",
    item: "16",
    page: 2,
    kind: "count",
    label: "How many times the petitioner was married",
    question: "¿Cuántas veces se ha casado usted?",
  },
  {
    id: "petitioner_marital_status",
    item: "17",
    page: 2,
    kind: "marital",
    label: "Petitioner's marital status",
    question:
      "¿Cuál es su estado civil ahora? Por ejemplo: soltero, casado, divorciado, viudo, separado o matrimonio anulado.",
    help: "Soltero aquí es quien nunca se casó; anulado (annulled) es el matrimonio que la ley dejó sin valor.",
  },
  {
    id: "petitioner_spouses",
    row: { one: "matrimonio", called: "espos[oa]s?|matrimonios?" },
    item: "20.a",
    page: 3,
    when: { not: { field: "petitioner_marital_status", is: ["single"] } },
    known: { field: "relacion_familiar", is: ["spouse"] },
    lead: "Primero va el esposo o esposa que tiene ahora. Después van los de antes.",
    nextLead: "Ahora los datos de ese otro esposo o esposa.",
    rows: 4,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Petitioner's spouse",
        question: "¿Cuál es el nombre completo de su esposo o esposa?",
        about: "relative",
      },
      {
        id: "ended",
        kind: "date",
        label: "Date that marriage ended",
        question: "¿En qué fecha terminó ese matrimonio?",
        help: "Es la fecha del divorcio, de la anulación o de la muerte.",
        when: { any: [{ fromRow: 2 }, { not: { field: "petitioner_marital_status", is: ["married", "separated"] } }] },
      },
    ],
    another: "¿Tuvo usted otro esposo o esposa?",
    anotherKnown: "Además de su familiar, ¿tuvo usted otro esposo o esposa?",
  },
  {
    id: "petitioner_parents",
    row: { one: "padre", called: "padres?|madres?|papas?|mamas?" },
    item: "24.a",
    page: 3,
    lead: "Ahora los datos de uno de sus padres.",
    nextLead: "Ahora los datos del otro de sus padres.",
    rows: 2,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Petitioner's parent",
        question: "¿Cuál es el nombre completo de su padre o madre?",
        about: "relative",
      },
      {
        id: "birth_date",
        kind: "date",
        label: "Parent's date of birth",
        question: "¿En qué fecha nació su padre o madre?",
        about: "relative",
        isBirth: true,
      },
      {
        id: "sex",
        kind: "sex",
        label: "Parent's sex",
        question: "¿Ese padre o madre es hombre o mujer?",
        about: "relative",
      },
      {
        id: "birth_country",
        kind: "country",
        label: "Parent's country of birth",
        question: "¿En qué país nació esa persona?",
        about: "relative",
      },
      {
        id: "residence_city",
        kind: "residence-town",
        label: "Parent's city of residence",
        question: "¿En qué ciudad, pueblo o aldea vive esa persona? Si ya murió, diga: ya murió.",
        about: "relative",
      },
      {
        id: "residence_country",
        kind: "residence-country",
        label: "Parent's country of residence",
        question: "¿En qué país vive esa persona? Si ya murió, diga: ya murió.",
        about: "relative",
      },
    ],
  },
];
