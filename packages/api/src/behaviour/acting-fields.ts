import { marksIn } from "./examine.ts";
import { ByKind, Guarded, Mark, type Node } from "./marks.ts";

/**
 * The paths of the fields that act, at least for some values or on some servers: "model.tools(function).async" for a
 * field of one kind of tool. What many places share, such as a server, is entered in the first of them and named whole
 * in the others; so is everywhere what `whole` holds.
 */
export function actingFields(
  roots: Readonly<Record<string, Node>>,
  { whole = [] }: { readonly whole?: readonly Node[] } = {},
): readonly string[] {
  const found = new Set<string>();
  const entered = new Map<Node, string>(whole.map((node) => [node, ""]));
  for (const [name, node] of Object.entries(roots)) walk(node, name);
  return [...found];

  function walk(node: Node, path: string): void {
    if (node instanceof Mark) {
      if (node.mayAct) found.add(path);
      return;
    }
    const before = entered.get(node);
    if (before !== undefined) {
      if (before !== path && marksIn(node).some(({ mayAct }) => mayAct)) found.add(path);
      return;
    }
    entered.set(node, path);
    if (node instanceof Guarded) walk(node.inside, path);
    else if (node instanceof ByKind) {
      // Vendors have the same fields by and large; kinds of tools, nodes and places have their own.
      for (const [kind, inside] of Object.entries(node.kinds))
        walk(inside, node.by === "provider" ? path : `${path}(${kind})`);
    } else {
      for (const [name, inside] of Object.entries(node)) walk(inside, `${path}.${name}`);
    }
  }
}
