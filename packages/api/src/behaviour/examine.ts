import { languageIn } from "../operations/shared/languages.ts";
import {
  type Around,
  ByKind,
  type FieldBehaviour,
  type Fields,
  Guarded,
  Mark,
  Named,
  type Node,
  type Served,
} from "./marks.ts";

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
  /** Paths of what acts. */
  readonly acted: readonly string[];
  /** Rows that it names and that would have to be looked into, too. */
  readonly unread: readonly NamedRow[];
}

/** A row by its kind and id. */
export interface NamedRow {
  readonly kind: string;
  readonly id: string;
}

/** A field that the table forgets is not silent either: a test sees to it that there is none. */
const forgotten = new Mark("warned", "It is kept, and has no effect here.");

interface Examination {
  readonly served: Served;
  /** "body": every field was sent. "row": fields the table does not name are the server's own. */
  readonly of: "body" | "row";
  /** Rows that fields name, by their ids; undefined where there is none. Without it no row is looked into. */
  readonly rows?: ReadonlyMap<string, unknown> | undefined;
  /** A change: what it leaves out may stand in the row it changes. */
  readonly isPart?: boolean | undefined;
  /** Who can serve what such a row holds. */
  readonly servedFor?: ((row: unknown) => Served) | undefined;
}

/** Rows name each other in circles: an assistant its handoff tool, the tool the assistant. */
const deepest = 6;
/** A row is told of in every place that names it, up to so many rows away; beyond, in the first. */
const mostWays = 2;

/** Judges a body, or a stored row, field by field. */
export function examine(value: unknown, node: Node, examination: Examination): Findings {
  const { served, of: origin, rows, isPart = false, servedFor = () => served } = examination;
  const refused: Finding[] = [];
  const warned: Finding[] = [];
  const acted: string[] = [];
  const unread: NamedRow[] = [];
  const entered = new Set<string>();
  const { id: own } = (value ?? {}) as { readonly id?: unknown };
  walk(value, node, { path: [], of: origin, served, within: typeof own === "string" ? [own] : [] });
  return { refused, warned, acted, unread };

  function walk(part: unknown, at: Node, place: Place): void {
    if (at instanceof Mark && !(at instanceof Named)) {
      judge(part, at, place);
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) walk(item, at, inside(place, String(index)));
      return;
    }
    if (at instanceof Named) {
      if (typeof part === "string") readRow(part, at, place);
      else walk(part, at.inside, place);
      return;
    }
    if (typeof part !== "object" || part === null) return;
    if (at instanceof Guarded) {
      // What is kept with a warning may hold more to warn of.
      if (judge(part, at.mark, place) || !at.mark.isRefused) walk(part, at.inside, place);
      return;
    }
    if (at instanceof ByKind) {
      walk(part, kindOf(at, part), place);
      return;
    }
    const here = { ...place, ...aroundIn(part, at, place, isPart && place.path.length === 0) };
    for (const [name, field] of Object.entries(part)) {
      const next = at[name] ?? (place.of === "body" ? forgotten : undefined);
      if (next !== undefined) walk(field, next, inside(here, name));
    }
  }

  function readRow(id: string, at: Named, place: Place): void {
    judge(id, at, place);
    const { within } = place;
    if (rows === undefined || within.length >= deepest || within.includes(id)) return;
    // Assistants that hand over to each other would be told of by every way that leads to them.
    if (within.length >= mostWays && entered.has(id)) return;
    entered.add(id);
    const row = rows.get(id);
    const next = { ...place, of: "row", served: servedFor(row), within: [...within, id] } as const;
    if (rows.has(id)) walk(row, at.inside, next);
    else unread.push({ kind: at.kind, id });
  }

  /** @returns whether the part may be looked into */
  function judge(part: unknown, mark: Mark, place: Place): boolean {
    const { path, served: by } = place;
    if (mark.message === "" || !mark.concerns(part, by, place)) {
      if (mark.behaviour === "acts") acted.push(path.join("."));
      return true;
    }
    (mark.isRefused ? refused : warned).push({ path: path.join(".") || ".", message: mark.message });
    return false;
  }
}

/** Where in a body a part stands, and the ids of the rows that led there. */
interface Place extends Around, Pick<Examination, "of" | "served"> {
  readonly path: readonly string[];
  readonly within: readonly string[];
  /** Whether the assistants in here have a server put over their own. */
  readonly givesServer?: boolean;
}

const inside = (place: Place, name: string): Place => ({ ...place, path: [...place.path, name] });

interface WithServer {
  readonly server?: { readonly url?: unknown } | null;
}
interface Surrounding extends WithServer {
  readonly transcriber?: { readonly language?: unknown } | null;
  readonly assistantOverrides?: WithServer | null;
  readonly membersOverrides?: WithServer | null;
}

/**
 * What is around the parts of an assistant: the language it is heard in, and the server its tools can ask, which is its
 * own or one that is put over its assistants'.
 */
function aroundIn(
  part: Surrounding,
  at: Fields,
  place: Place,
  isPart: boolean,
): Pick<Place, "hasServer" | "givesServer" | "heardIn"> {
  const isGiven = [part.assistantOverrides, part.membersOverrides].some((one) => Boolean(one?.server?.url));
  const isAssistant = "server" in at && "model" in at;
  if (!isAssistant) return isGiven ? { givesServer: true } : {};
  const hasServer = Boolean(part.server?.url) || place.givesServer === true;
  // Overrides and changes are put over an assistant that may have one.
  const isWhole = !isPart && !("variableValues" in at);
  const heardIn = languageIn(part.transcriber?.language);
  return { hasServer: hasServer || (isWhole ? false : undefined), givesServer: false, heardIn };
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
