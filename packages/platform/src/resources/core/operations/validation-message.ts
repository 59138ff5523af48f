/** The parts of a schema's issues that are read here (zod 4). */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  /** Of a union: the issues of each of its options. */
  readonly errors?: readonly (readonly Issue[])[];
}

/**
 * What is wrong with a request, in one sentence that names the field. Values never appear in it: they could be
 * somebody's name or key. A field's name appears only when it looks like one.
 * @param part where the issues are from: "body", "query" or "path"
 */
export function describeIssues(part: "body" | "query" | "path", issues: readonly Issue[]): string {
  const issue = nearest(issues);
  if (issue === undefined) return `The ${part} is not as expected.`;
  if (issue.code === "unrecognized_keys") {
    const unknown = (issue.keys ?? []).map((key) => nameOf([...issue.path, key])).join(", ");
    return `The ${part} has fields this operation does not know: ${unknown}.`;
  }
  return `The ${part}'s field ${nameOf(issue.path)} is wrong: ${issue.code ?? "invalid"}.`;
}

/** The issue that says most: inside a union, the deepest one of the option that came furthest. */
function nearest(issues: readonly Issue[]): Issue | undefined {
  const [first] = issues;
  if (first?.code !== "invalid_union" || first.errors === undefined || first.errors.length === 0) return first;
  const inside = first.errors
    .map((option) => nearest(option))
    .filter((issue) => issue !== undefined)
    .map((issue) => ({ ...issue, path: [...first.path, ...issue.path] }));
  const deepest = Math.max(first.path.length, ...inside.map((issue) => issue.path.length));
  return inside.find((issue) => issue.path.length === deepest && deepest > first.path.length) ?? first;
}

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (/^[\w.-]{1,40}$/.test(String(key)) ? String(key) : "?"));
  return names.length === 0 ? "(the whole)" : names.join(".");
}
