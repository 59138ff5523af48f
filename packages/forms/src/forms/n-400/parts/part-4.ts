import { endAlone, endToldIn } from "../../../answers/extra/history/span-halves.ts";
import type { Field } from "../../definition.ts";
import type { Condition } from "../../items.ts";
import type { Entry, Table } from "../../parts/entry.ts";
import { extraNamed } from "../extra.ts";
import { isReasonA } from "../reason-told.ts";

const careOf = "In Care Of quiere decir que otra persona recibe sus cartas y se las da.";

/** So many rows are asked for; the form has boxes for three of them. */
const mostAddresses = 15;

const otherPlace = "¿Vivió en otro lugar en los últimos cinco años?";

/** Each earlier address of the last five years. */
const pastAddresses: Table = {
  id: "past_addresses",
  row: { one: "dirección anterior", called: "direccion(?:es)?|casas?|domicilios?" },
  item: "1",
  page: 3,
  gate: {
    label: "Other addresses in the last five years",
    question: otherPlace,
    wordings: [{ when: isReasonA, question: otherPlace, isBare: true }],
    detail: "Los cinco años son para la razón A de la Parte 1. Para las otras, las instrucciones dicen cuánto tiempo.",
    help: "El formulario pide todos los lugares donde vivió en los últimos cinco años. No dejan tiempo sin contar.",
  },
  lead: "Diga la dirección de antes.",
  rows: mostAddresses,
  another: "¿Vivió en otro lugar más en ese tiempo?",
  timeline: {
    years: 5,
    begins: "from",
    ends: "to",
    since: "current_address_since",
    hole: (time) => `No tengo dónde vivió ${time}. ¿Vivió en otro lugar más?`,
    overlap: (time) => `Tengo dos direcciones a la vez ${time}. Si una fecha está mal, diga: corrige.`,
  },
  columns: [
    {
      id: "street",
      kind: "street",
      label: "Street number and name",
      question: "¿Cuál era el número y el nombre de la calle?",
    },
    {
      id: "city",
      kind: "town",
      label: "City or town",
      question: "¿En qué ciudad o pueblo?",
      partOf: { part: "city", columns: ["street"] },
    },
    {
      id: "state",
      kind: "state",
      label: "State or province",
      question: "¿En qué estado o provincia?",
      partOf: { part: "state", columns: ["street", "city"] },
    },
    {
      id: "zip",
      kind: "postal-code",
      label: "ZIP code or postal code",
      question: "¿Cuál era el código postal? Si no lo sabe, diga: no aplica.",
      partOf: { part: "zip", columns: ["street", "city"] },
    },
    {
      id: "country",
      kind: "country",
      label: "Country",
      question: "¿En qué país?",
      partOf: { part: "country", columns: ["street", "city", "state"] },
    },
    {
      id: "from",
      kind: "span-begin",
      label: "From",
      question: "¿Desde qué fecha vivió ahí?",
      together: { question: "¿Desde cuándo y hasta cuándo vivió ahí?", called: { from: "desde", to: "hasta" } },
    },
    {
      id: "to",
      kind: "span-end",
      label: "To",
      question: "¿Hasta qué fecha vivió ahí?",
      notBefore: "from",
      toldWith: { column: "from", words: endToldIn, alone: endAlone },
    },
  ],
};

/** Part 4 of the N-400, "Information About Your Residence". */
export const part4: readonly (Entry | Table | Field)[] = [
  {
    id: "current_care_of",
    item: "1",
    page: 3,
    kind: "care-of",
    label: "In care of name",
    question: "¿Otra persona recibe las cartas de usted donde vive? Si es así, diga cómo se llama.",
    help: careOf,
    when: careOfUntold("direccion_actual", "current_care_of"),
  },
  {
    id: "current_address_since",
    item: "1",
    page: 3,
    kind: "span-begin",
    label: "Living at the current address since",
    question: "¿Desde qué fecha vive en su dirección de ahora?",
    help: "Si no sabe el día, diga el mes y el año.",
  },
  pastAddresses,
  ...extraNamed("direccion_postal"),
  {
    id: "mailing_care_of",
    item: "3",
    page: 4,
    kind: "care-of",
    label: "In care of name, mailing address",
    question: "En esa otra dirección, ¿otra persona recibe las cartas de usted? Si es así, diga cómo se llama.",
    help: careOf,
    when: {
      all: [{ not: { field: "direccion_postal", is: ["same"] } }, careOfUntold("direccion_postal", "mailing_care_of")],
    },
  },
];

/**
 * Who takes the letters is asked where it was not told within the address, "en casa de mi tía Rosa"; what was answered
 * besides holds.
 */
function careOfUntold(address: string, question: string): Condition {
  const isUnread: Condition = { not: { field: address, is: ["abroad", "domestic"] } };
  return { any: [{ field: `${address}:careOf`, is: [""] }, isUnread, { field: `${question}:isTold`, is: ["yes"] }] };
}
