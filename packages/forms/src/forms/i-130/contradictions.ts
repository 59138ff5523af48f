import { type Contradiction, isBefore, type Known, wasNeverMarried } from "../parts/contradiction.ts";

const isMarriedNow = (status: string) => status === "married" || status === "separated";
const isOfSpouse = (status: string, relation: string) => relation === "spouse" && !isMarriedNow(status);

/** Of a child and its parent one is as old as the other, or older. */
function isAgeWrong(relative: string, petitioner: string, known: Known): boolean {
  const relation = known("relacion_familiar");
  if (relation === "child") return isBefore(relative, petitioner);
  return relation === "parent" && isBefore(petitioner, relative);
}

export const contradictions: readonly Contradiction[] = [
  { field: "fecha_nacimiento_familiar", against: "fecha_nacimiento_peticionario", holds: isAgeWrong },
  { field: "estado_civil_familiar", against: "relacion_familiar", holds: isOfSpouse },
  { field: "petitioner_marital_status", against: "relacion_familiar", holds: isOfSpouse },
  { field: "petitioner_times_married", against: "petitioner_marital_status", holds: wasNeverMarried },
  { field: "beneficiary_times_married", against: "estado_civil_familiar", holds: wasNeverMarried },
  ...[1, 2].map((row) => ({
    field: `petitioner_parents.${row}.birth_date`,
    against: "fecha_nacimiento_peticionario",
    holds: (parent: string, child: string) => isBefore(child, parent),
  })),
];
