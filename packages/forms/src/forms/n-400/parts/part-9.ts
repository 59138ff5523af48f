import type { Entry, Table } from "../../parts/entry.ts";
import { part9Groups } from "./part-9-groups.table.ts";
import { part9Oath } from "./part-9-oath.table.ts";
import { part9Offenses } from "./part-9-offenses.table.ts";

/** The table of item 15: each crime or offense that was told of. */
const offenses: Table = {
  id: "offenses",
  row: { one: "delito", called: "delitos?|faltas?|arrestos?" },
  item: "15",
  page: 8,
  when: {
    any: [
      { field: "crime_not_arrested", is: ["yes"] },
      { field: "arrested", is: ["yes"] },
    ],
  },
  lead: "Diga estos delitos y faltas: Los que cometió, aceptó cometer o pidió a otra persona que cometiera. Por los que le arrestó, citó, detuvo o encerró un agente de la ley, un oficial militar de cualquier país o un oficial de inmigración. Los que le acusaron de cometer, ayudar a cometer o tratar de cometer. De los que se declaró culpable. Por los que tuvo condena. Por los que tuvo otra sentencia o un programa de rehabilitación, como desvío (diversion). Por los que tuvo un proceso o fallo aplazado o suspendido (deferred prosecution, withheld or deferred adjudication). Por los que tuvo sentencia suspendida, clemencia, amnistía o perdón. Por los que tuvo libertad vigilada (probation) o condicional (parole). Diga primero uno.",
  nextLead: "Diga los datos de ese delito o falta.",
  rows: 5,
  another: "¿Hay otro delito o falta?",
  // A row too many would accuse.
  weighty: "yes",
  columns: [
    {
      id: "crime",
      kind: "words",
      label: "Crime or offense",
      question: "¿Cuál fue el delito o falta? Si hubo condena, diga el delito de la condena.",
      help: "Si no hubo condena, diga el del arresto, la citación o la acusación, o el que cometió.",
    },
    {
      id: "date",
      kind: "date",
      label: "Date of the crime or offense",
      question: "¿En qué fecha fue el delito o falta?",
    },
    {
      id: "conviction_date",
      kind: "date",
      label: "Date of conviction or guilty plea",
      question: "¿En qué fecha tuvo condena o se declaró culpable? Si no hubo, diga: no aplica.",
    },
    {
      id: "place",
      kind: "words",
      label: "Place of the crime or offense",
      question: "¿En qué ciudad, estado y país fue?",
    },
    {
      id: "result",
      kind: "words",
      label: "Result or disposition",
      question:
        "¿Cuál fue el resultado? Por ejemplo: sin cargos, condena, cargos retirados, detención, cárcel o libertad vigilada.",
      help: "Libertad vigilada (probation) es cumplir reglas fuera de la cárcel.",
    },
    {
      id: "sentence",
      kind: "words",
      label: "Sentence",
      question: "¿Cuál fue la sentencia? Por ejemplo: 90 días de cárcel. Si no hubo, diga: no aplica.",
    },
  ],
};

/** Part 9 of the N-400, "Additional Information About You". */
export const part9: readonly (Entry | Table)[] = [
  ...part9Groups,
  ...part9Offenses.slice(0, 2),
  offenses,
  ...part9Offenses.slice(2),
  ...part9Oath,
];
