import { byKind, label, type Mark, refused, warned } from "../../behaviour/marks.ts";
import { keptTools } from "./tool-types.ts";

/** What becomes of a tool written into an assistant. */
export const toolBehaviour = refused("No tool is used yet.");

const unused = warned("Tools are kept, and not used.");

/** What becomes of a tool kept as a row, by its type. */
export const keptToolBehaviour = byKind(
  "type",
  Object.fromEntries(
    keptTools.map(({ shape }) => [
      shape.type.value,
      Object.fromEntries(Object.keys(shape).map((name): [string, Mark] => [name, name === "type" ? label : unused])),
    ]),
  ),
);
