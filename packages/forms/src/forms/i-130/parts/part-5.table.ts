import type { Entry, Table } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 5 of the I-130, "Other Information". */
export const part5: readonly (Entry<I130Kind> | Table<I130Kind>)[] = [
  {
    id: "petitioned_before",
    item: "1",
    page: 8,
    kind: "yesno",
    label: "Petitioner filed a petition before",
    lead: "Ahora preguntas sobre otras peticiones.",
    question: "¿Alguna vez presentó usted antes una petición por este familiar o por otra persona?",
    help: "Cuenta por cualquier otro extranjero (alien): es quien no es ciudadano ni nacional de Estados Unidos.",
    weighty: "both",
  },
  {
    id: "prior_petitions",
    row: { one: "petición anterior", called: "peticion(?:es)? anterior(?:es)?|peticion(?:es)?" },
    item: "2.a",
    page: 8,
    when: { field: "petitioned_before", is: ["yes"] },
    lead: "Diga los datos de esa petición anterior.",
    rows: 3,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Person of the earlier petition",
        question: "¿Cuál es el nombre completo de la persona de esa petición?",
        about: "relative",
      },
      {
        id: "place",
        kind: "place",
        label: "Place where it was filed",
        question: "¿En qué ciudad y estado presentó usted esa petición?",
      },
      { id: "filed", kind: "date", label: "Date it was filed", question: "¿En qué fecha presentó usted esa petición?" },
      {
        id: "result",
        kind: "result",
        label: "Result",
        question: "¿Cuál fue el resultado? Por ejemplo: aprobada, negada o retirada.",
        help: "Retirada (withdrawn) quiere decir que quien la presentó ya no siguió con ella. Si nadie ha decidido, diga: pendiente.",
      },
    ],
    another: "¿Presentó usted otra petición antes?",
  },
  {
    id: "other_petitions",
    row: { one: "otro familiar", called: "peticion(?:es)?|otros? familiares?" },
    item: "6.a",
    page: 8,
    gate: {
      label: "Files petitions for other relatives now",
      question: "¿Presenta usted ahora también peticiones por otros familiares?",
      help: "Son peticiones aparte, que se presentan junto con esta.",
    },
    lead: "Diga el nombre de ese otro familiar y qué es de usted.",
    rows: 4,
    columns: [
      {
        id: "name",
        kind: "name",
        label: "Other relative petitioned for now",
        question: "¿Cuál es el nombre completo de ese otro familiar?",
        about: "relative",
      },
      {
        id: "relationship",
        kind: "kin",
        label: "Relationship of that relative",
        question: "¿Qué es de usted esa persona? Por ejemplo: hijo, hija, padre, madre, hermano o hermana.",
        about: "relative",
      },
    ],
    another: "¿Presenta usted también otra petición, por otro familiar más?",
  },
];
