import type { Entry } from "../../parts/entry.ts";

/** Part 3 of the N-400, "Biographic Information". */
export const part3: readonly Entry[] = [
  {
    id: "ethnicity",
    item: "1",
    page: 3,
    kind: "ethnicity",
    label: "Ethnicity",
    lead: "Puede saltar cada una de estas preguntas.",
    question: "¿Es usted hispano o latino, o no es hispano ni latino?",
    help: "Esta pregunta es sobre su origen (ethnicity); la raza se pregunta aparte.",
  },
  {
    id: "race",
    item: "2",
    page: 3,
    kind: "race",
    label: "Race",
    question: "¿Cuál es su raza? Puede decir una o más.",
    detail:
      "La lista es: indígena americano o nativo de Alaska; blanco; negro o afroamericano; asiático; y nativo de Hawái o de otra isla del Pacífico.",
  },
  {
    id: "height",
    item: "3",
    page: 3,
    kind: "height",
    label: "Height",
    question: "¿Cuánto mide usted, en pies y pulgadas o en metros?",
  },
  {
    id: "weight",
    item: "4",
    page: 3,
    kind: "weight",
    label: "Weight",
    question: "¿Cuánto pesa usted, en libras o en kilos?",
  },
  {
    id: "eye_color",
    item: "5",
    page: 3,
    kind: "eyes",
    label: "Eye color",
    question: "¿De qué color son sus ojos?",
    help: "Avellana (hazel) es entre café y verde; granate (maroon) es rojo oscuro.",
  },
  {
    id: "hair_color",
    item: "6",
    page: 3,
    kind: "hair",
    label: "Hair color",
    question: "¿De qué color es su pelo?",
    help: "Color arena (sandy) es entre rubio y café.",
  },
];
