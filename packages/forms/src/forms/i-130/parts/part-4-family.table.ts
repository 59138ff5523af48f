import type { Entry, Table } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 4 of the I-130, items 17 to 44: the beneficiary's marriages and children. */
export const part4Family: readonly (Entry<I130Kind> | Table<I130Kind>)[] = [
  {
    id: "beneficiary_times_married",
    item: "17",
    page: 6,
    kind: "count",
    label: "How many times the beneficiary was married",
    question: "¿Cuántas veces se ha casado su familiar?",
    about: "relative",
  },
  {
    id: "beneficiary_marriage_date",
    item: "19",
    page: 6,
    kind: "date",
    label: "Date of the beneficiary's current marriage",
    question: "¿En qué fecha se casó su familiar? Diga el día, el mes y el año.",
    help: "Es la fecha de su matrimonio de ahora.",
    when: {
      all: [
        { field: "estado_civil_familiar", is: ["married", "separated"] },
        { not: { field: "relacion_familiar", is: ["spouse"] } },
      ],
    },
    about: "relative",
  },
  {
    id: "beneficiary_marriage_place",
    item: "20.a",
    page: 6,
    kind: "place",
    label: "Place of the beneficiary's current marriage",
    question: "¿Dónde se casó su familiar? Diga la ciudad o pueblo, el estado o provincia, y el país.",
    when: {
      all: [
        { field: "estado_civil_familiar", is: ["married", "separated"] },
        { not: { field: "relacion_familiar", is: ["spouse"] } },
      ],
    },
    about: "relative",
  },
  {
    id: "beneficiary_spouses",
    row: { one: "matrimonio de su familiar", called: "(?:espos[oa]s?|matrimonios?)(?: de mi \\w+)?" },
    item: "21.a",
    page: 6,
    when: { not: { field: "estado_civil_familiar", is: ["single"] } },
    known: { field: "relacion_familiar", is: ["spouse"] },
    lead: "Primero va el esposo o esposa que su familiar tiene ahora. Después van los de antes.",
    nextLead: "Ahora los datos de ese otro esposo o esposa.",
    rows: 4,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Beneficiary's spouse",
        question: "¿Cuál es el nombre completo de ese esposo o esposa de su familiar?",
        about: "relative",
      },
      {
        id: "ended",
        kind: "date",
        label: "Date that marriage ended",
        question: "¿En qué fecha terminó ese matrimonio?",
        help: "Es la fecha del divorcio, de la anulación o de la muerte.",
        about: "relative",
        when: { any: [{ fromRow: 2 }, { not: { field: "estado_civil_familiar", is: ["married", "separated"] } }] },
      },
    ],
    another: "¿Tuvo su familiar otro esposo o esposa?",
    anotherKnown: "Además de usted, ¿tuvo su familiar otro esposo o esposa?",
  },
  {
    id: "beneficiary_family",
    row: { one: "persona de la familia", called: "hij[oa]s?|personas?" },
    item: "25.a",
    page: 6,
    gate: {
      label: "Beneficiary has a spouse or children",
      question: "¿Tiene su familiar esposo o esposa, hijos o hijas?",
      help: "El formulario no dice hasta qué edad: cuentan todos los hijos.",
    },
    known: { field: "relacion_familiar", is: ["spouse"] },
    lead: "Diga los datos de una de esas personas.",
    rows: 8,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Beneficiary's spouse or child",
        question: "¿Cuál es el nombre completo de esa persona?",
        about: "relative",
      },
      {
        id: "relationship",
        kind: "family-member",
        label: "Relationship to the beneficiary",
        question: "¿Qué es esa persona de su familiar: esposo, esposa, hijo o hija?",
        about: "relative",
      },
      {
        id: "birth_date",
        kind: "date",
        label: "Date of birth of that person",
        question: "¿En qué fecha nació esa persona?",
        about: "relative",
        isBirth: true,
      },
      {
        id: "birth_country",
        kind: "country",
        label: "Country of birth of that person",
        question: "¿En qué país nació esa persona?",
        about: "relative",
      },
    ],
    another: "¿Tiene su familiar esposo, esposa u otro hijo o hija más?",
    anotherKnown: "Además de usted, ¿tiene su familiar hijos o hijas?",
  },
];
