type Fields = Record<string, unknown>;

/** A path in JSON, name by name; items of lists by their numbers. */
export type Path = readonly (string | number)[];

/** JSON that is being fitted: what does not fit is taken out, and told by where it was at first. */
export interface Draft {
  readonly value: Fields;
  /** @returns where it was at first; undefined where it is not there, or is the whole */
  remove(path: Path): Path | undefined;
  /** Where a part was before anything was taken out. */
  original(path: Path): Path;
  has(path: Path): boolean;
  /** What stands there now. */
  at(path: Path): unknown;
}

/** Opens a draft over a copy. */
export function openDraft(json: Fields): Draft {
  const value = structuredClone(json);
  /** What number each item of a list had at first. */
  const numbers = new WeakMap<unknown[], number[]>();
  const numbersOf = (list: unknown[]) => {
    const known = numbers.get(list) ?? list.map((_, index) => index);
    numbers.set(list, known);
    return known;
  };
  const at = (path: Path): unknown =>
    path.reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? (part as Fields)[String(name)] : undefined),
      value,
    );
  const original = (path: Path): Path =>
    path.map((name, depth) => {
      const list = at(path.slice(0, depth));
      return Array.isArray(list) ? (numbersOf(list)[Number(name)] ?? Number(name)) : name;
    });
  const has = (path: Path): boolean => path.length > 0 && at(path) !== undefined;
  return {
    value,
    original,
    has,
    at,
    remove: (path) => {
      if (!has(path)) return undefined;
      const was = original(path);
      const parent = at(path.slice(0, -1));
      const name = path.at(-1) as string | number;
      if (Array.isArray(parent)) {
        numbersOf(parent).splice(Number(name), 1);
        parent.splice(Number(name), 1);
      } else delete (parent as Fields)[String(name)];
      return was;
    },
  };
}

/** Names that paths begin with, and whether one ends here. */
interface Branch {
  readonly next: Map<string | number, Branch>;
  path?: Path;
}

/** Paths without those inside another one, the last items of lists first: taking one out moves none of the others. */
export function outermost(paths: readonly Path[]): readonly Path[] {
  const root: Branch = { next: new Map() };
  for (const path of paths) {
    let branch = root;
    for (const name of path) {
      const next = branch.next.get(name) ?? { next: new Map() };
      branch.next.set(name, next);
      branch = next;
    }
    branch.path = path;
  }
  const ends = (branch: Branch): readonly Path[] =>
    branch.path === undefined ? [...branch.next.values()].flatMap(ends) : [branch.path];
  return ends(root).toSorted((one, other) => compare(other, one));
}

function compare(one: Path, other: Path): number {
  for (const [at, name] of one.entries()) {
    const beside = other[at];
    if (beside === undefined) return 1;
    if (name === beside) continue;
    if (typeof name === "number" && typeof beside === "number") return name - beside;
    return String(name) < String(beside) ? -1 : 1;
  }
  return one.length - other.length;
}
