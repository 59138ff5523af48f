// What the command line asks for.
import { parseArgs } from "node:util";
import { numberNamed } from "../figures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    seed: { type: "string", default: "0" },
    failures: { type: "boolean", default: false },
  },
});

/** A fifth of everything. */
export const isQuick = values.quick;
/** Other answers, pauses, rooms and televisions for each number; 0 are those that are recorded. */
export const draw = numberNamed(0, values.seed);
/** Tells of each answer that was cut or missed what was said and heard when. */
export const showsFailures = values.failures;
/** The parts that are named. */
export const wanted = positionals;
