import type { Entry } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 4 of the I-130, items 51 and 52: the beneficiary's work. */
export const part4Work: readonly Entry<I130Kind>[] = [
  {
    id: "beneficiary_employer",
    item: "51.a",
    page: 7,
    kind: "employer",
    label: "Beneficiary's employer",
    question: "¿Para qué empresa o patrón trabaja su familiar ahora? Si no trabaja, diga: sin empleo.",
    help: "También cuenta el trabajo fuera de Estados Unidos.",
    about: "relative",
  },
  {
    id: "beneficiary_employer_address",
    item: "51.b",
    page: 7,
    kind: "address",
    label: "Address of the beneficiary's employer",
    question: "¿Cuál es la dirección de ese trabajo? Diga número, calle, ciudad, estado, código postal y país.",
    when: { not: { field: "beneficiary_employer", is: ["Unemployed", "retired"] } },
    about: "relative",
  },
  {
    id: "beneficiary_job_since",
    item: "52",
    page: 7,
    kind: "date",
    label: "Works there since",
    question: "¿En qué fecha empezó su familiar en ese trabajo? Diga el día, el mes y el año.",
    when: { not: { field: "beneficiary_employer", is: ["Unemployed", "retired"] } },
    about: "relative",
  },
];
