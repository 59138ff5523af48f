import type { Entry } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 3 of the I-130, "Biographic Information", about the petitioner. */
export const part3: readonly Entry<I130Kind>[] = [
  {
    id: "petitioner_ethnicity",
    item: "1",
    page: 4,
    kind: "ethnicity",
    label: "Petitioner's ethnicity",
    lead: "Ahora seis preguntas sobre cómo es usted, que hace la petición. Puede saltar cada una.",
    question: "¿Es usted hispano o latino, o no es hispano ni latino?",
    help: "Esta pregunta es sobre su origen (ethnicity); la raza se pregunta aparte.",
  },
  {
    id: "petitioner_race",
    item: "2",
    page: 4,
    kind: "race",
    label: "Petitioner's race",
    question: "¿Cuál es su raza? Puede decir una o más.",
    detail:
      "La lista es: indígena americano o nativo de Alaska; blanco; negro o afroamericano; asiático; y nativo de Hawái o de otra isla del Pacífico.",
  },
  {
    id: "petitioner_height",
    item: "3",
    page: 4,
    kind: "height",
    label: "Petitioner's height",
    question: "¿Cuánto mide usted, en pies y pulgadas o en metros?",
  },
  {
    id: "petitioner_weight",
    item: "4",
    page: 4,
    kind: "weight",
    label: "Petitioner's weight",
    question: "¿Cuánto pesa usted, en libras o en kilos?",
  },
  {
    id: "petitioner_eye_color",
    item: "5",
    page: 4,
    kind: "eyes",
    label: "Petitioner's eye color",
    question: "¿De qué color son sus ojos?",
    help: "Avellana (hazel) es entre café y verde; granate (maroon) es rojo oscuro.",
  },
  {
    id: "petitioner_hair_color",
    item: "6",
    page: 5,
    kind: "hair",
    label: "Petitioner's hair color",
    question: "¿De qué color es su pelo?",
    help: "Color arena (sandy) es entre rubio y café.",
  },
];
