import { fieldDescriptions } from "./field-descriptions.table.ts";

/**
 * Writes what it does beside every property that acts or is kept to be read, where nothing is said of it yet.
 * @param document the document's schemas, by any structure
 */
export function describeFields(document: unknown): void {
  const seen = new Set<unknown>();
  visit(document, "");

  function visit(part: unknown, inside: string): void {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (Array.isArray(part)) {
      for (const one of part) visit(one, inside);
      return;
    }
    const { properties, example: _, examples: __, ...others } = part as Readonly<Record<string, unknown>>;
    for (const [name, property] of Object.entries((properties ?? {}) as Readonly<Record<string, Property>>)) {
      const told = property["x-behaviour"] === "acts" ? descriptionOf(inside, name) : undefined;
      if (told !== undefined) property.description ??= told;
      visit(property, name);
    }
    for (const [name, one] of Object.entries(others)) {
      // A component is named by its key, and so is what stands in it.
      visit(one, /^[A-Z]\w+$/.test(name) ? name : inside);
    }
  }
}

interface Property {
  readonly "x-behaviour"?: string;
  description?: string | undefined;
}

function descriptionOf(inside: string, name: string): string | undefined {
  const place = inside === "KeptMessage" ? "ChatMessage" : inside;
  const found = [`${place}.${name}`, `${place}.*`, name].find((key) => key in fieldDescriptions);
  return found === undefined ? undefined : fieldDescriptions[found];
}
