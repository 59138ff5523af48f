/** Brackets nested deeper than this are a plain name. */
const deepest = 4;

/**
 * Reads a query whose lists repeat their name and whose objects name their fields in brackets:
 * `structuredOutputs[score][gte]=7` is `{structuredOutputs: {score: {gte: "7"}}}`.
 * @param pairs names and values as they came, in order
 */
export function readQuery(pairs: Iterable<readonly [string, string]>): Readonly<Record<string, unknown>> {
  const query: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of pairs) put(query, stepsOf(name), value);
  return { ...query };
}

/** `a[b][c]` as a, b, c. A list may be written `a[]=x`, as some clients do. */
function stepsOf(name: string): readonly string[] {
  const [, first, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || brackets === undefined) return [name];
  const inside = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, step = ""]) => step);
  const steps = inside.at(-1) === "" ? inside.slice(0, -1) : inside;
  return steps.length > deepest || steps.includes("") ? [name] : [first, ...steps];
}

function put(query: Record<string, unknown>, [step = "", ...rest]: readonly string[], value: string): void {
  const kept = query[step];
  if (rest.length === 0) {
    if (Array.isArray(kept)) kept.push(value);
    else query[step] = kept === undefined ? value : [kept, value];
    return;
  }
  const isObject = typeof kept === "object" && kept !== null && !Array.isArray(kept);
  const inside = isObject ? (kept as Record<string, unknown>) : (Object.create(null) as Record<string, unknown>);
  query[step] = inside;
  put(inside, rest, value);
}
