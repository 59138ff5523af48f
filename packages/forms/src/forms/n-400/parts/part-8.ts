import { endAlone, endToldIn } from "../../../answers/extra/history/span-halves.ts";
import type { Table } from "../../parts/entry.ts";
import { isReasonA } from "../reason-told.ts";

const question = "¿Ha viajado fuera de Estados Unidos en los últimos cinco años? No cuente viajes de 24 horas o menos.";

/** So many rows are asked for; the form has boxes for six of them. */
const mostTrips = 40;

/** Days; the form asks of trips "that lasted more than 6 months". */
const sixMonths = 180;

/** Part 8 of the N-400, "Time Outside the United States". */
export const part8: readonly Table[] = [
  {
    id: "trips",
    row: { one: "viaje", called: "viajes?|salidas?" },
    item: "1",
    page: 6,
    gate: {
      label: "Trips outside the United States",
      question,
      wordings: [{ when: isReasonA, question, isBare: true }],
      detail:
        "Los cinco años son para la razón A de la Parte 1. Para las otras, las instrucciones dicen cuánto tiempo.",
      help: "Cuente los viajes de más de 24 horas. Empiece por el último.",
      remarks: {
        yes: {
          spanish: "Dígame los viajes uno por uno, empezando por el último.",
          english: "Tell the trips one by one, the last one first.",
        },
      },
    },
    lead: "Diga cuándo salió, cuándo regresó y a qué países fue.",
    rows: mostTrips,
    another: "¿Hizo otro viaje antes de ese?",
    stays: {
      begins: "left",
      ends: "returned",
      one: (days) => `Duró ${days}.`,
      all: (days) => `En total, ${days} fuera.`,
      longDays: sixMonths,
      long: "Para viajes de más de seis meses, las instrucciones oficiales piden pruebas. Vea ahí: residencia continua (Continuous Residence).",
      longAgain: "También son más de seis meses.",
    },
    columns: [
      {
        id: "left",
        kind: "journey-begin",
        label: "Date left",
        question: "¿En qué fecha salió de Estados Unidos?",
        together: {
          question: "¿Cuándo salió, cuándo regresó, y a qué países fue?",
          called: { left: "salida", returned: "regreso", countries: "" },
        },
      },
      {
        id: "returned",
        kind: "journey-end",
        label: "Date returned",
        question: "¿En qué fecha regresó a Estados Unidos?",
        notBefore: "left",
        toldWith: { column: "left", words: endToldIn, alone: endAlone },
      },
      {
        id: "countries",
        kind: "countries",
        label: "Countries traveled to",
        question: "¿A qué país o países fue?",
        toldWith: { column: "left", words: (said) => said },
      },
    ],
  },
];
