import { hasCode } from "@dilo/foundation";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** The settings of a stored assistant. @throws OperationError bad-request when there is none with this id */
export async function keptAssistant(
  context: ResourceContext,
  orgId: string,
  assistantId: string,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const {
      id: _,
      orgId: __,
      createdAt: ___,
      updatedAt: ____,
      ...settings
    } = await context.rows("assistant", orgId).get(assistantId);
    return settings;
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
    throw new OperationError("bad-request", "The body's field assistantId is wrong: there is no such assistant.");
  }
}
