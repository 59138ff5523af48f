import type { FormType } from "@dilo/forms";
import type { AddressBoxes, AnswerBoxes, FormBoxes } from "../boxes/form-boxes.ts";

/** One invented life: who tells it, what was said of each question, and what a clerk would write of it. */
export interface Life {
  readonly author: string;
  readonly formType: FormType;
  readonly told: readonly Told[];
}

interface Told {
  readonly question: string;
  readonly said: string;
  /** What is said where it is asked back. */
  readonly then?: string;
  readonly written: string;
}

const questions: Readonly<Record<string, string>> = {
  name: "nombre_completo",
  birth: "fecha_nacimiento",
  country: "pais_nacimiento",
  number: "numero_alien",
  address: "direccion_actual",
  "care-of": "current_care_of",
  phone: "telefono",
  email: "email",
  since: "fecha_residencia",
  status: "estado_civil",
  petitioner: "nombre_peticionario",
  "petitioner-birth": "fecha_nacimiento_peticionario",
  "petitioner-address": "direccion_peticionario",
  "petitioner-care-of": "petitioner_in_care_of",
  "petitioner-phone": "telefono_peticionario",
  "petitioner-email": "email_peticionario",
  relative: "nombre_familiar",
  relation: "relacion_familiar",
  "relation-kind": "child_parent_type",
  "relative-birth": "fecha_nacimiento_familiar",
  "relative-country": "pais_nacimiento_familiar",
  "relative-address": "direccion_familiar",
  "relative-status": "estado_civil_familiar",
};

/** The lives of a table. */
export function livesIn(table: string): readonly Life[] {
  return table
    .trim()
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [author = "", ...lives] = part.trim().split(/\n(?=N-400$|I-130$)/m);
      return lives.map((life): Life => {
        const [formType, ...lines] = life.trim().split("\n");
        return { author, formType: formType as FormType, told: lines.map(toldIn) };
      });
    });
}

function toldIn(line: string): Told {
  const [, name = "", said = "", then, written = ""] = /^([\w-]+): (.*?)(?: >> (.*))? -> (.*)$/.exec(line) ?? [];
  const question = questions[name];
  if (question === undefined) throw new Error(`No question is called so: ${line}`);
  return { question, said, ...(then !== undefined && { then }), written: written === "-" ? "" : written };
}

/** What stands in which box, by its name in the file, where a clerk writes this answer. A tick is "X". */
export function boxesFor({ answers }: FormBoxes, question: string, written: string): ReadonlyMap<string, string> {
  const target = answers[question];
  if (target === undefined) throw new Error(`The form has no boxes for ${question}.`);
  const boxes =
    written === "" || written === "?"
      ? []
      : written.includes("|")
        ? partsOf(target, written)
        : [alone(target, written)];
  return new Map(boxes.filter(([, value]) => value !== "" && value !== "-"));
}

type Written = readonly [field: string, value: string];

function alone(target: AnswerBoxes, written: string): Written {
  if (target.kind === "text") return [target.box.field, written];
  if (target.kind !== "choice") throw new Error(`What is written has parts: ${written}`);
  const key = written === "Brother/Sister" ? "sibling" : written.toLowerCase();
  return [target.boxes[key]?.field ?? `no box for ${written}`, "X"];
}

function partsOf(target: AnswerBoxes, written: string): readonly Written[] {
  const parts = written.split("|").map((part) => part.trim());
  if (target.kind === "name") {
    const { family, given, middle } = target.boxes;
    return [family, given, middle].map(({ field }, at) => [field, parts[at] ?? ""]);
  }
  if (target.kind !== "address") throw new Error(`What is written has no parts: ${written}`);
  const at = (part: keyof AddressBoxes, value = ""): Written => [
    target.boxes[part]?.field ?? `no box for ${part}`,
    value,
  ];
  const isAbroad = !/^\d{5}$/.test(parts[4] ?? "");
  if (isAbroad)
    return (["street", "city", "province", "postalCode", "country"] as const).map((part, index) =>
      at(part, parts[index]),
    );
  const [, kind = "", unit = ""] = /^(Apt\.|Ste\.|Flr\.)? ?(.*)$/.exec(parts[1] ?? "") ?? [];
  const box = ({ "Apt.": "apartment", "Ste.": "suite", "Flr.": "floor" } as const)[kind];
  return [
    ...[at("street", parts[0]), at("unit", unit), at("city", parts[2]), at("state", parts[3]), at("zip", parts[4])],
    ...(box ? [at(box, "X")] : []),
    ...(target.usCountry === "" ? [] : [at("country", target.usCountry)]),
  ];
}
