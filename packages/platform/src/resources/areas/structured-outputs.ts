import { Refusal } from "../failure.ts";
import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { idOf, keptRows, type RowHandlers } from "./kept-rows.ts";

/** The calls of structured outputs. A kept schema changes its type only when the query says so. */
export function structuredOutputHandlers(house: House): Pick<Handlers, keyof RowHandlers<"StructuredOutput">> {
  const kept = keptRows(house, { name: "StructuredOutput", kind: "structured output", list: "paged" });
  return {
    ...kept,
    updateStructuredOutput: async (given) => {
      const { schema } = await house.rows("structured output", given.orgId).get(idOf(given));
      const type = given.body.schema?.type;
      const isOther = type !== undefined && type !== (schema as { readonly type?: unknown } | undefined)?.type;
      if (isOther && given.query.schemaOverride !== "true") {
        throw new Refusal("bad-request", "The body's field schema.type is wrong: schemaOverride=true changes it.");
      }
      return kept.updateStructuredOutput(given);
    },
  };
}
