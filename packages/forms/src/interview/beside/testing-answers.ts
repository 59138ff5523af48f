import type { FormType } from "../../answers/answer.ts";

/** What is said to a question, or to what was read back there, before anything is said beside it. */
export interface Answered {
  readonly form: FormType;
  readonly field: string;
  /** Told to the question; what follows is said to the read-back or the choice that it brings. */
  readonly first?: string;
  /** A `yes` keeps what was read back, a `no` nothing; an `answer` tells a value of its own. */
  readonly does: "answer" | "yes" | "no";
  readonly text: string;
}

/** Answers of every kind to their questions, by form and field. */
const answers: Readonly<Record<FormType, Readonly<Record<string, readonly string[]>>>> = {
  "N-400": {
    nombre_completo: ["Rosa Elena Prado Luna", "me llamo José Luis Paz Mena"],
    fecha_nacimiento: ["quince de marzo de mil novecientos ochenta y cinco", "el 7 de julio de 1962"],
    pais_nacimiento: ["México", "nací en Guatemala"],
    numero_alien: ["cero ocho nueve tres cuatro cinco seis siete ocho", "089 345 678"],
    direccion_actual: [
      "1234 Main Street, Los Angeles, California 90012",
      "56 Oak Avenue, apartamento 3, Dallas, Texas 75201",
    ],
    telefono: ["tres cero cinco cinco cinco cinco cero uno dos tres", "213 555 0187"],
    email: ["rosa punto prado arroba gmail punto com", "no tengo"],
    fecha_residencia: ["doce de mayo de dos mil quince", "el 3 de abril de 2010"],
    estado_civil: ["casada", "soy viuda"],
    nombre_conyuge: ["José Luis Paz"],
    sexo: ["femenino"],
    claimed_citizen: ["no", "no, nunca"],
  },
  "I-130": {
    relacion_familiar: ["mi mamá", "es mi hermano"],
    pais_nacimiento_familiar: ["El Salvador"],
    direccion_familiar: ["Calle Juárez 5, Puebla, México"],
    estado_civil_familiar: ["soltero"],
  },
};

/** Said to what was read back: the answer before it, and what puts it right. */
const putRight: Readonly<Record<string, readonly [first: string, other: string]>> = {
  nombre_completo: ["Rosa Elena Gómez Luna", "no, es Rosa Elena Prado Luna"],
  fecha_nacimiento: ["quince de marzo de 1985", "no, es el dieciséis"],
  numero_alien: ["089 345 678", "no, es 089 345 679"],
  telefono: ["305 555 0123", "no, termina en 24"],
  direccion_actual: ["1234 Main Street, Los Angeles, California 90012", "no, el número es 1243"],
};

/** Everything that is said, with where it is said. */
export const answered: readonly Answered[] = [
  ...Object.entries(answers).flatMap(([form, fields]) =>
    Object.entries(fields).flatMap(([field, texts]) =>
      texts.map((text): Answered => ({ form: form as FormType, field, does: "answer", text })),
    ),
  ),
  ...Object.entries(putRight).flatMap(([field, [first, other]]) => {
    const at = { form: "N-400", field, first } as const;
    return [
      ...["sí", "así es", "correcto"].map((text): Answered => ({ ...at, does: "yes", text })),
      ...["no", "no, está mal"].map((text): Answered => ({ ...at, does: "no", text })),
      { ...at, does: "answer", text: other } as const,
    ];
  }),
  { form: "N-400", field: "fecha_nacimiento", first: "03/05/1990", does: "answer", text: "la primera" },
  { form: "N-400", field: "fecha_nacimiento", first: "03/05/1990", does: "answer", text: "tres de mayo" },
];
