import type { Field } from "../../definition.ts";
import { questionsOf } from "../../parts/fields.ts";
import { extraI130 } from "../extra.ts";
import { i130Kinds } from "./kinds.ts";
import { part1 } from "./part-1.table.ts";
import { part2Family } from "./part-2-family.table.ts";
import { part2Home } from "./part-2-home.table.ts";
import { part2Status } from "./part-2-status.table.ts";
import { part2Work } from "./part-2-work.table.ts";
import { part3 } from "./part-3.table.ts";
import { part4End } from "./part-4-end.table.ts";
import { part4Entry } from "./part-4-entry.table.ts";
import { part4Family } from "./part-4-family.table.ts";
import { part4Person } from "./part-4-person.table.ts";
import { part4Work } from "./part-4-work.table.ts";
import { part5 } from "./part-5.table.ts";
import { part6 } from "./part-6.table.ts";

/** Those of the extra questions whose ids begin so: they belong to a part. */
const extra = (beginning: string) => extraI130.filter(({ id }) => id.startsWith(beginning));

/** Behind the marital status, nobody else than who is married is asked about the marriage. */
const marriage = ["fecha_", "ciudad_", "pais_"].flatMap(extra).map((field) => ({
  ...field,
  when: { field: "petitioner_marital_status", is: ["married", "separated"] },
}));

const part2 = [
  ...part2Home,
  ...extra("sexo_peticionario"),
  ...part2Family.slice(0, 2),
  ...marriage,
  ...part2Family.slice(2),
  ...extra("estatus_"),
  ...part2Status,
  ...part2Work,
];

const part4 = [...part4Person, ...extra("sexo_familiar"), ...part4Family, ...part4Entry, ...part4Work, ...part4End];

/** The questions of the parts of Form I-130. */
export const i130PartFields: readonly Field[] = [
  ...questionsOf(1, part1, i130Kinds),
  ...questionsOf(2, part2, i130Kinds),
  ...questionsOf(3, part3, i130Kinds),
  ...questionsOf(4, part4, i130Kinds),
  ...questionsOf(5, part5, i130Kinds),
  ...questionsOf(6, part6, i130Kinds),
];
