import { behaviourOf, nodesOf } from "../behaviour/examine.ts";
import { ByKind, type FieldBehaviour, Guarded, Mark, type Node } from "../behaviour/marks.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

/** Where a field's behaviour stands in the document. */
const keyword = "x-behaviour";

/** A schema of the document, and the table's node for what it describes. */
export interface MarkedSchema {
  readonly schema: JsonSchema;
  readonly node: Node;
}

/** Which behaviour of several places is told: a label's place keeps it unread, and says nothing of the others. */
const order: readonly FieldBehaviour[] = ["acts", "warned", "refused", "label"];

type Writable = { [key: string]: unknown };

/**
 * Writes into every property of these schemas what becomes of it. A named shape stands in many places: it is marked by
 * the best of them, and places that judge it field by field count before those that judge it as a whole.
 */
export function markProperties(
  schemas: readonly MarkedSchema[],
  components: Readonly<Record<string, JsonSchema>>,
): void {
  const seen = new Map<Node, Set<JsonSchema>>();
  /** What is said of each property in each place: by nodes of its own, and by a mark of what it stands in. */
  const judged = new Map<JsonSchema, (readonly Node[])[]>();
  const covered = new Map<JsonSchema, (readonly Node[])[]>();
  for (const { schema, node } of schemas) visit(schema, node);
  for (const [property, places] of judged) write(property, places);
  for (const [property, places] of covered) if (!judged.has(property)) write(property, places);

  function visit(schema: JsonSchema, node: Node): void {
    if (isSeen(schema, node)) return;
    if (node instanceof Guarded) {
      visit(schema, node.inside);
      return;
    }
    for (const part of partsOf(schema)) visit(part, node instanceof ByKind ? kindIn(part, node) : node);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const nodes = node instanceof Mark ? [node] : nodesOf(node, name);
      const known = node instanceof Mark ? covered : judged;
      if (nodes.length > 0) known.set(property, [...(known.get(property) ?? []), nodes]);
      for (const next of nodes) visit(property, next);
    }
  }

  function isSeen(schema: JsonSchema, node: Node): boolean {
    const before = seen.get(node) ?? new Set();
    seen.set(node, before);
    if (before.has(schema)) return true;
    before.add(schema);
    return false;
  }

  /** What it does, and, where nothing else is said of the property, what is missing, or what happens instead. */
  function write(property: Writable, places: readonly (readonly Node[])[]): void {
    const found = places.map((nodes) => ({ nodes, behaviour: behaviourOf(nodes) }));
    const best = order.find((one) => found.some(({ behaviour }) => behaviour === one));
    const nodes = found.find(({ behaviour }) => behaviour === best)?.nodes ?? [];
    const message = nodes.map(messageOf).find((one) => one !== "");
    if (message !== undefined) property["description"] ??= message;
    property[keyword] = best;
  }

  /** What a schema is made of: a reference's shape, a union's options, a list's items. */
  function partsOf(schema: JsonSchema): readonly JsonSchema[] {
    const {
      $ref,
      anyOf = [],
      oneOf = [],
      allOf = [],
      items,
    } = schema as JsonSchema & Partial<Record<"anyOf" | "oneOf" | "allOf", JsonSchema[]>>;
    const shape = typeof $ref === "string" ? components[$ref.split("/").at(-1) ?? ""] : undefined;
    const inside = typeof items === "object" && items !== null ? [items as JsonSchema] : [];
    return [...(shape === undefined ? [] : [shape]), ...anyOf, ...oneOf, ...allOf, ...inside];
  }

  function kindIn(part: JsonSchema, node: ByKind): Node {
    const kind = part.properties?.[node.by]?.["const"];
    return (typeof kind === "string" ? node.kinds[kind] : undefined) ?? node;
  }
}

function messageOf(node: Node): string {
  const mark = node instanceof Guarded ? node.mark : node;
  return mark instanceof Mark && mark.conditions.isOfLack !== true ? mark.message : "";
}
