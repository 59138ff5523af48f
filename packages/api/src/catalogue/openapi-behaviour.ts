import { behaviourOf, nodesOf } from "../behaviour/examine.ts";
import { ByKind, Guarded, Mark, type Node } from "../behaviour/marks.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

/** Where a field's behaviour stands in the document. */
const keyword = "x-behaviour";

/** A schema of the document, and the table's node for what it describes. */
export interface MarkedSchema {
  readonly schema: JsonSchema;
  readonly node: Node;
}

type Writable = { [key: string]: unknown };

/**
 * Writes into every property of these schemas what becomes of it. A named shape gets the behaviour of the first place
 * that judges it field by field, else of the first that judges it as a whole.
 */
export function markProperties(
  schemas: readonly MarkedSchema[],
  components: Readonly<Record<string, JsonSchema>>,
): void {
  const seen = new Map<unknown, Set<Node>>();
  const covered: MarkedSchema[] = [];
  for (const { schema, node } of schemas) visit(schema, node);
  for (const { schema, node } of covered) cover(schema, node as Mark, new Set());

  function visit(schema: JsonSchema, node: Node): void {
    if (node instanceof Mark) {
      covered.push({ schema, node });
      return;
    }
    if (seen.get(schema)?.has(node)) return;
    seen.set(schema, (seen.get(schema) ?? new Set()).add(node));
    if (node instanceof Guarded) {
      visit(schema, node.inside);
      return;
    }
    for (const part of partsOf(schema)) visit(part, node instanceof ByKind ? kindIn(part, node) : node);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const nodes = nodesOf(node, name);
      const behaviour = behaviourOf(nodes);
      if (behaviour !== undefined) (property as Writable)[keyword] ??= behaviour;
      for (const one of nodes) explain(property, one);
      for (const next of nodes) visit(property, next);
    }
  }

  /** Says what is missing, or what happens instead, where nothing else is said of the property. */
  function explain(property: JsonSchema, node: Node): void {
    const { message } = node instanceof Guarded ? node.mark : node instanceof Mark ? node : { message: "" };
    if (message !== "") (property as Writable)["description"] ??= message;
  }

  /** Marks what one mark covers, where nothing has marked it field by field. */
  function cover(schema: JsonSchema, mark: Mark, above: Set<JsonSchema>): void {
    if (above.has(schema)) return;
    above.add(schema);
    for (const part of partsOf(schema)) cover(part, mark, above);
    for (const property of Object.values(schema.properties ?? {})) {
      if ((property as Writable)[keyword] === undefined) explain(property, mark);
      (property as Writable)[keyword] ??= mark.behaviour;
      cover(property, mark, above);
    }
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
