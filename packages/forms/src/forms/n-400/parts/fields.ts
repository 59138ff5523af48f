import type { Field } from "../../definition.ts";
import { questionsOf } from "../../parts/fields.ts";
import { part1 } from "./part-1.ts";
import { part2 } from "./part-2.ts";
import { part3 } from "./part-3.table.ts";
import { part4 } from "./part-4.ts";
import { part5 } from "./part-5.ts";
import { part6 } from "./part-6.ts";
import { part7 } from "./part-7.ts";
import { part8 } from "./part-8.ts";
import { part9 } from "./part-9.ts";
import { part10 } from "./part-10.table.ts";
import { part11 } from "./part-11.table.ts";

/** The questions of the parts of Form N-400. */
export const n400PartFields: readonly Field[] = [
  ...questionsOf(1, part1),
  ...questionsOf(2, part2),
  ...questionsOf(3, part3),
  ...questionsOf(4, part4),
  ...questionsOf(5, part5),
  ...questionsOf(6, part6),
  ...questionsOf(7, part7),
  ...questionsOf(8, part8),
  ...questionsOf(9, part9),
  ...questionsOf(10, part10),
  ...questionsOf(11, part11),
];
