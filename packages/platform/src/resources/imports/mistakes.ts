import { hasAtMost, mostToldWhole, readBody } from "@dilo/api/operations";
import type { z } from "zod";
import { type Issue, nearest } from "../core/operations/validation-message.ts";
import type { Path } from "./draft.ts";

/**
 * Looks for what does not fit a schema, however long the JSON is, in short steps. Of a long one all mistakes in the items of
 * a list are found, and the first one elsewhere: who has taken them out looks again.
 */
export function* mistakesIn(schema: z.ZodType, value: unknown): Generator<undefined, readonly Issue[]> {
  const read = readBody(schema, value);
  yield;
  if (read.isValid || !read.isCut) return read.isValid ? [] : read.issues.map(nearest);
  const first: readonly Issue[] = read.issues.map(nearest);
  const lists = new Map(
    first.map(({ path }) => listAround(value, path as Path)).map((list) => [list?.join("."), list]),
  );
  const found: Issue[] = [];
  for (const list of lists.values())
    for (const { from, items } of list === undefined ? [] : slicesOf(partAt(value, list) as readonly unknown[])) {
      const some = readBody(schema, withAlone(value, list ?? [], items));
      yield;
      if (!some.isValid) found.push(...itemsIn(some.issues.map(nearest), list ?? [], from));
    }
  const elsewhere = first.filter(({ path }) => listAround(value, path as Path) === undefined);
  return found.length + elsewhere.length > 0 ? [...found, ...elsewhere] : first;
}

/** The outermost list in whose items a path ends. */
function listAround(value: unknown, path: Path): Path | undefined {
  const depth = path.findIndex((_, at) => Array.isArray(partAt(value, path.slice(0, at))));
  return depth === -1 ? undefined : path.slice(0, depth);
}

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[String(name)], value);

/** Parts of a list that are short enough for all their mistakes to be told, or are one item. */
function* slicesOf(list: readonly unknown[]): Generator<{ readonly from: number; readonly items: readonly unknown[] }> {
  for (let from = 0; from < list.length; ) {
    let size = mostToldWhole / 2;
    while (size > 1 && !hasAtMost(mostToldWhole / 2, list.slice(from, from + size))) size = Math.ceil(size / 2);
    yield { from, items: list.slice(from, from + size) };
    from += size;
  }
}

/** The JSON with these items in a list, and nothing in any other. */
function withAlone(part: unknown, path: Path, items: readonly unknown[]): unknown {
  if (Array.isArray(part)) return [];
  if (typeof part !== "object" || part === null) return part;
  const [name, ...inside] = path;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key !== name) return [key, withAlone(value, [], items)];
      return [key, inside.length === 0 ? items : withAlone(value, inside, items)];
    }),
  );
}

/** The mistakes in a list's items, whose numbers begin there. */
function itemsIn(issues: readonly Issue[], list: Path, from: number): readonly Issue[] {
  return issues.flatMap((issue) => {
    const number = issue.path[list.length];
    if (typeof number !== "number" || !list.every((name, at) => issue.path[at] === name)) return [];
    return [{ ...issue, path: [...list, number + from, ...issue.path.slice(list.length + 1)] }];
  });
}
