import { assistantBehaviour, examine, type Finding, operationBehaviour, type Served } from "@dilo/api/operations";
import type { OperationName } from "../access/authorize.ts";
import { OperationError } from "../operations/operation-error.ts";

/**
 * Judges the body of a request by the table of what each field does.
 * @returns the fields that are kept and have no effect
 * @throws OperationError bad-request that names the first field this server must not ignore
 */
export function examineBody(name: OperationName, body: unknown, served: Served): readonly Finding[] {
  const { state, body: node } = operationBehaviour[name];
  // What is not configured says so itself.
  if (node === undefined || state === "not-configured") return [];
  const { refused, warned } = examine(body, node, { served, of: "body" });
  rejectFirst("The body's", refused);
  return warned;
}

/**
 * Makes sure that nothing an assistant promises is ignored in a conversation: it may have been stored by an earlier
 * version, or when a credential was there that is gone now.
 * @throws OperationError bad-request that names the field
 */
export function requireHeeded(assistant: unknown, served: Served): void {
  rejectFirst("The assistant's", examine(assistant, assistantBehaviour, { served, of: "row" }).refused);
}

/** An answer with what its rows hold without effect, and what the request held. */
export function withWarnings(
  name: OperationName,
  answer: unknown,
  asked: readonly Finding[],
  servedFor: (row: unknown) => Served,
): unknown {
  const { row: node } = operationBehaviour[name];
  const warn = (row: unknown, more: readonly Finding[] = []): unknown => {
    if (typeof row !== "object" || row === null) return row;
    const { refused, warned } = node === undefined ? none : examine(row, node, { served: servedFor(row), of: "row" });
    const all = [...warned, ...refused, ...more];
    const once = [...new Map(all.map((finding) => [finding.path, finding])).values()];
    // In the same order each time: the store keeps none.
    const sorted = once.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    return sorted.length === 0 ? row : { ...row, warnings: sorted };
  };
  if (Array.isArray(answer)) return answer.map((row) => warn(row));
  if (typeof answer !== "object" || answer === null) return answer;
  if ("results" in answer && Array.isArray(answer.results)) {
    return { ...answer, results: answer.results.map((row) => warn(row)) };
  }
  return warn(answer, asked);
}

const none = { refused: [], warned: [] };

function rejectFirst(whose: string, [first]: readonly Finding[]): void {
  if (first === undefined) return;
  throw new OperationError("bad-request", `${whose} field ${first.path} is refused. ${first.message}`);
}
