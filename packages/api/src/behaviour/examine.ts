import { ByKind, type FieldBehaviour, type Fields, Guarded, Mark, type Node, type Served } from "./marks.ts";

/** A field that does not act, by its path: "assistant.voice.speed", with an item's place in a list as a number; "." is the whole. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** What of a body or a row does not act. */
export interface Findings {
  /** Fields whose request is to be refused, in the order they were sent. */
  readonly refused: readonly Finding[];
  readonly warned: readonly Finding[];
}

/** A field that the table forgets is not silent either: a test sees to it that there is none. */
const forgotten = new Mark("warned", "It is kept, and has no effect here.");

interface Examination {
  readonly served: Served;
  /** "body": every field was sent. "row": fields the table does not name are the server's own. */
  readonly of: "body" | "row";
}

/** Judges a body, or a stored row, field by field. */
export function examine(value: unknown, node: Node, examination: Examination): Findings {
  const refused: Finding[] = [];
  const warned: Finding[] = [];
  walk(value, node, []);
  return { refused, warned };

  function walk(part: unknown, at: Node, path: readonly string[]): void {
    if (at instanceof Mark) {
      judge(part, at, path);
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) walk(item, at, [...path, String(index)]);
      return;
    }
    if (typeof part !== "object" || part === null) return;
    if (at instanceof Guarded) {
      // What is kept with a warning may hold more to warn of.
      if (judge(part, at.mark, path) || at.mark.behaviour !== "refused") walk(part, at.inside, path);
      return;
    }
    if (at instanceof ByKind) {
      walk(part, kindOf(at, part), path);
      return;
    }
    for (const [name, inside] of Object.entries(part)) {
      const next = at[name] ?? (examination.of === "body" ? forgotten : undefined);
      if (next !== undefined) walk(inside, next, [...path, name]);
    }
  }

  /** @returns whether the part may be looked into */
  function judge(part: unknown, mark: Mark, path: readonly string[]): boolean {
    if (mark.message === "") return true;
    if (!mark.concerns(part, examination.served)) return true;
    (mark.behaviour === "refused" ? refused : warned).push({ path: path.join(".") || ".", message: mark.message });
    return false;
  }
}

function kindOf({ by, kinds }: ByKind, part: object): Node {
  const kind: unknown = (part as Readonly<Record<string, unknown>>)[by];
  return (typeof kind === "string" ? kinds[kind] : undefined) ?? {};
}

/** The nodes a field of this name can have, over all kinds; none where the table forgets it. */
export function nodesOf(node: Fields | ByKind | Guarded, name: string): readonly Node[] {
  if (node instanceof Guarded) return nodesOf(node.inside, name);
  if (!(node instanceof ByKind)) return node[name] === undefined ? [] : [node[name]];
  return Object.values(node.kinds).flatMap((kind) => (kind instanceof Mark ? [kind] : nodesOf(kind, name)));
}

/** All marks of a node and of what is inside it. */
export function marksIn(node: Node): readonly Mark[] {
  if (node instanceof Mark) return [node];
  if (node instanceof Guarded) return [node.mark, ...marksIn(node.inside)];
  return Object.values(node instanceof ByKind ? node.kinds : node).flatMap(marksIn);
}

/** What a field is said to do: an object acts as soon as something in it can. */
export function behaviourOf(nodes: readonly Node[]): FieldBehaviour | undefined {
  const found = new Set(nodes.flatMap(marksIn).map(({ behaviour }) => behaviour));
  return (["acts", "label", "warned", "refused"] as const).find((behaviour) => found.has(behaviour));
}
