import type { Field } from "../../definition.ts";
import type { Entry } from "../../parts/entry.ts";
import { extraNamed } from "../extra.ts";

/** Part 1 of the N-400, "Information About Your Eligibility", but the A-Number, which is asked first. */
export const part1: readonly (Entry | Field)[] = [
  ...extraNamed("motivo_solicitud"),
  {
    id: "field_office",
    item: "1.d",
    page: 1,
    kind: "field-office",
    label: "USCIS field office for the interview",
    question: "¿En cuál oficina de USCIS quiere su entrevista? Diga la ciudad y el estado.",
    help: "La lista de oficinas (field offices) está en uscis.gov/field-offices.",
    when: {
      all: [
        { field: "motivo_solicitud", is: ["d"] },
        { field: "direccion_actual", is: ["abroad"] },
      ],
    },
  },
  {
    id: "other_reason",
    item: "1.g",
    page: 1,
    kind: "words",
    label: "Other reason for filing",
    question: "¿Cuál es la otra razón por la que presenta su solicitud? Dígala en pocas palabras.",
    when: { field: "motivo_solicitud", is: ["g"] },
  },
];
