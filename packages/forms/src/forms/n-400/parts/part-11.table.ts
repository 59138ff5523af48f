import type { Entry } from "../../parts/entry.ts";

/** Part 11 of the N-400, "Applicant's Contact Information", but what is asked first. */
export const part11: readonly Entry[] = [
  {
    id: "mobile_phone",
    item: "2",
    page: 11,
    kind: "phone",
    label: "Mobile telephone number",
    question: "¿Cuál es su número de teléfono celular? Si no tiene, diga: no tengo.",
    help: "Si es el mismo número que ya dijo, dígalo otra vez.",
  },
];
