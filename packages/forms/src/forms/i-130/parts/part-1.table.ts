import type { Entry } from "../../parts/entry.ts";
import type { I130Kind } from "./kinds.ts";

/** Part 1 of the I-130, "Relationship", beyond the relation itself. */
export const part1: readonly Entry<I130Kind>[] = [
  {
    id: "child_parent_type",
    item: "2",
    page: 1,
    kind: "birth",
    label: "Relationship of child and parent",
    lead: "Ahora preguntas sobre el parentesco entre usted y su familiar.",
    question: "¿Cuál de estas frases es su caso, y el de su familiar?",
    detail:
      "Las frases son: nació cuando sus padres estaban casados entre sí; nació cuando sus padres no estaban casados entre sí; hijastro o hijastra, o padrastro o madrastra; y por adopción. Si usted pide a su padre o madre, el hijo es usted. Si usted pide a su hijo o hija, el hijo es su familiar.",
    help: "La casilla de adopción no es para huérfanos ni para el Convenio de La Haya (Hague Convention), que es un acuerdo entre países sobre adopciones.",
    when: {
      all: [
        { field: "relacion_familiar", is: ["child", "parent"] },
        { not: { field: "relacion_familiar:detail", is: ["step", "adopted"] } },
      ],
    },
  },
  {
    id: "siblings_by_adoption",
    item: "3",
    page: 1,
    kind: "yesno",
    label: "Siblings related by adoption",
    question: "¿Usted y su familiar son hermanos por adopción?",
    help: "Adopción es cuando la ley hace hijo de una familia a quien no nació en ella.",
    when: {
      all: [
        { field: "relacion_familiar", is: ["sibling"] },
        { not: { field: "relacion_familiar:detail", is: ["adopted"] } },
      ],
    },
    weighty: "both",
  },
  {
    id: "petitioner_status_by_adoption",
    item: "4",
    page: 1,
    kind: "yesno",
    label: "Petitioner gained status or citizenship through adoption",
    question: "¿Obtuvo usted la residencia permanente legal o la ciudadanía por medio de una adopción?",
    help: "Residente permanente legal es quien tiene la tarjeta verde (green card).",
    weighty: "both",
  },
];
