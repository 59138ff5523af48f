/** A setting that two versions have differently: its path, and what each has there; undefined where it has none. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What changed from one version to another, setting by setting, in the order of the newer one. */
export function changesBetween(before: object, after: object): readonly Change[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Every value that holds no other, with its path: "model.messages.0.content". */
function leavesOf(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (parts.length > 0) return parts.flatMap(([name, part]) => leavesOf(part, path === "" ? name : `${path}.${name}`));
  if (path === "") return [];
  return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
}
