import type { FormType } from "../form-types.ts";

/** The value of an answer that was read; undefined for none, and for one that is not a text. */
type Known = (id: string) => string | undefined;

/** Two answers that hardly go together: the first is named in the review, and both stay as they were told. */
interface Contradiction {
  readonly field: string;
  readonly against: string;
  readonly holds: (value: string, other: string, known: Known) => boolean;
}

const isMarriedNow = (status: string) => status === "married" || status === "separated";
const wasNeverMarried = (times: string, status: string) => Number(times) === 0 && status !== "single";
const isOfSpouse = (status: string, relation: string) => relation === "spouse" && !isMarriedNow(status);
/** Dates are compared as far as both were told: of 1985 nobody knows whether it is before 1985-03. */
const isBefore = (one: string, other: string) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/** Of a child and its parent one is as old as the other, or older. */
function isAgeWrong(relative: string, petitioner: string, known: Known): boolean {
  const relation = known("relacion_familiar");
  if (relation === "child") return isBefore(relative, petitioner);
  return relation === "parent" && isBefore(petitioner, relative);
}

const listed: Readonly<Partial<Record<FormType, readonly Contradiction[]>>> = {
  "N-400": [{ field: "times_married", against: "estado_civil", holds: wasNeverMarried }],
  "I-130": [
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
  ],
};

/** The answer of a form that another one does not go with; undefined where they go together, or one of them is not known. */
export function contradicted(formType: FormType, id: string, known: Known): string | undefined {
  const value = known(id);
  if (value === undefined) return undefined;
  return listed[formType]?.find(({ field, against, holds }) => {
    const other = field === id ? known(against) : undefined;
    return other !== undefined && holds(value, other, known);
  })?.against;
}
