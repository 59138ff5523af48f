import type { OperationSpec } from "@dilo/api";
import { parseRequest, platformOperations, type RequestParts, readBody } from "@dilo/api/operations";
import type { OperationName } from "../access/authorize.ts";
import { isStorable } from "../rows/storable.ts";
import { OperationError } from "./operation-error.ts";
import { describeIssues } from "./validation-message.ts";

/**
 * Validates a request by its operation's schemas.
 * @returns the parts as the schemas read them
 * @throws OperationError bad-request that names the field; not-found for a path that cannot name a row
 */
export function validateRequest(operation: OperationSpec, parts: RequestParts) {
  if (!isStorable(parts.parameters)) throw new OperationError("not-found", "There is no such row.");
  const query = [...parts.query];
  for (const [part, value] of [
    ["query", query],
    ["body", operation.body && parts.body],
  ] as const) {
    if (!isStorable(value)) {
      throw new OperationError(
        "bad-request",
        `The ${part} is wrong: it holds a NUL, broken characters or what looks like a sealed secret, or is nested too deep.`,
      );
    }
  }
  const parsed = parseRequest(operation, { ...parts, query });
  if (!parsed.isValid) throw new OperationError("bad-request", describeIssues(parsed.part, parsed));
  const { isValid: _, ...request } = parsed;
  return request;
}

/**
 * Makes sure that changes are such as the row's kind takes: they may leave the kind out.
 * @throws OperationError bad-request that names a field of another kind, or the kind where it would be changed
 */
export function requireSameKind(
  name: OperationName,
  changes: Readonly<Record<string, unknown>>,
  { kept, by }: { readonly kept: Readonly<Record<string, unknown>>; readonly by: string },
): void {
  if (changes[by] === undefined) {
    const { body }: OperationSpec = platformOperations[name];
    const read = body && readBody(body, { ...changes, [by]: kept[by] });
    if (read?.isValid === false) throw new OperationError("bad-request", describeIssues("body", read));
  } else if (changes[by] !== kept[by]) {
    throw new OperationError("bad-request", `The body's field ${by} is wrong: it can't be changed.`);
  }
}
