/** The parts of a schema's findings that are read here (zod 4). */
export interface Finding {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  /** Of a union: the findings of each of its options. */
  readonly errors?: readonly (readonly Finding[])[];
}

/**
 * What is wrong with a request, in one sentence that names the field. Values never appear in it: they could be
 * somebody's name or key. A field's name appears only when it looks like one.
 * @param part where the findings are from: "body", "query" or "path"
 */
export function describeRefusal(part: "body" | "query" | "path", findings: readonly Finding[]): string {
  const finding = nearest(findings);
  if (finding === undefined) return `The ${part} is not as expected.`;
  if (finding.code === "unrecognized_keys") {
    const unknown = (finding.keys ?? []).map((key) => nameOf([...finding.path, key])).join(", ");
    return `The ${part} has fields this call does not know: ${unknown}.`;
  }
  return `The ${part}'s field ${nameOf(finding.path)} is wrong: ${finding.code ?? "invalid"}.`;
}

/** The finding that says most: inside a union, the deepest one of the option that came furthest. */
function nearest(findings: readonly Finding[]): Finding | undefined {
  const [first] = findings;
  if (first?.code !== "invalid_union" || first.errors === undefined || first.errors.length === 0) return first;
  const inside = first.errors
    .map((option) => nearest(option))
    .filter((finding) => finding !== undefined)
    .map((finding) => ({ ...finding, path: [...first.path, ...finding.path] }));
  const deepest = Math.max(first.path.length, ...inside.map((finding) => finding.path.length));
  return inside.find((finding) => finding.path.length === deepest && deepest > first.path.length) ?? first;
}

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (/^[\w.-]{1,40}$/.test(String(key)) ? String(key) : "?"));
  return names.length === 0 ? "(the whole)" : names.join(".");
}
