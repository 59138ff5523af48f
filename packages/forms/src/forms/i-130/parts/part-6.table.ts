import type { Entry } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 6 of the I-130, as far as it is asked: its statement is chosen by who signs. */
export const part6: readonly Entry<I130Kind>[] = [
  {
    id: "petitioner_mobile_phone",
    item: "4",
    page: 9,
    kind: "phone",
    label: "Petitioner's mobile telephone number",
    lead: "Falta su celular. Lo demás de la Parte 6 se escoge y se firma al final, con el formulario impreso.",
    question: "¿Cuál es su número de celular? Si no tiene, diga: no tengo.",
  },
];
