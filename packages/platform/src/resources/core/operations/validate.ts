import type { OperationSpec } from "@dilo/api";
import { isStorable } from "../rows/storable.ts";
import { OperationError } from "./operation-error.ts";
import { readQuery } from "./query-text.ts";
import { describeIssues } from "./validation-message.ts";

type Schema = NonNullable<OperationSpec["body"]>;

/** The parts of a request that an operation's schemas describe. */
export interface RequestParts {
  readonly parameters: Readonly<Record<string, string>>;
  /** Names and values of the query, in order. */
  readonly query: Iterable<readonly [string, string]>;
  readonly body: unknown;
}

/**
 * Validates a request by its operation's schemas.
 * @returns the parts as the schemas read them
 * @throws OperationError bad-request that names the field; not-found for a path that cannot name a row
 */
export function validateRequest(operation: OperationSpec, { parameters, query, body }: RequestParts) {
  if (!isStorable(parameters)) throw new OperationError("not-found", "There is no such row.");
  for (const [name, schema] of Object.entries(operation.parameters ?? {})) {
    validate("path", schema, parameters[name], name);
  }
  return {
    parameters,
    query: operation.query && validate("query", operation.query, readQuery(query)),
    body: operation.body && validate("body", operation.body, body),
  };
}

function validate(part: "body" | "query" | "path", schema: Schema, value: unknown, name?: string): unknown {
  if (!isStorable(value)) {
    throw new OperationError(
      "bad-request",
      `The ${part} is wrong: it holds a NUL, broken characters or what looks like a sealed secret, or is nested too deep.`,
    );
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, ...issue }) => ({ ...issue, path: name ? [name, ...path] : path }));
  throw new OperationError("bad-request", describeIssues(part, issues));
}
