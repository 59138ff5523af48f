import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

/** Handlers for structured outputs. A stored schema changes its type only when the query says so. */
export function structuredOutputHandlers(
  context: ResourceContext,
): Pick<OperationHandlers, keyof RowHandlers<"StructuredOutput">> {
  const handlers = rowHandlers(context, { name: "StructuredOutput", kind: "structured output", list: "paged" });
  return {
    ...handlers,
    updateStructuredOutput: async (request) => {
      const { schema } = await context.rows("structured output", request.orgId).get(idOf(request));
      const changed = request.body.schema;
      const { type } = (schema ?? {}) as { readonly type?: unknown };
      // A schema may be of several types.
      const isOther = changed !== undefined && String(changed.type) !== String(type);
      if (isOther && request.query.schemaOverride !== "true") {
        throw new OperationError(
          "bad-request",
          "The body's field schema.type is wrong: schemaOverride=true changes it.",
        );
      }
      return handlers.updateStructuredOutput(request);
    },
  };
}
