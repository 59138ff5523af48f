/** A variable in a template: `{{name}}`, with or without spaces, dots for what is inside an object. */
const variable = /\{\{\s*([\w$]+(?:\.[\w$]+)*)\s*\}\}/g;

/**
 * Puts the values of template variables into every text of an assistant's settings.
 * A variable without a value stays as it is written, so that it is seen; values are put in once, never read again
 * as templates. The contract's templates are Liquid; of it only variables are known, and the rest stays as written.
 */
export function fillTemplates<Settings>(settings: Settings, values: Readonly<Record<string, unknown>>): Settings {
  return filled(settings, values) as Settings;
}

function filled(part: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof part === "string") return part.replace(variable, (whole, path: string) => written(path, values) ?? whole);
  if (Array.isArray(part)) return part.map((one) => filled(one, values));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, filled(one, values)]));
}

/** The value at a path as text; undefined when there is none. */
function written(path: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const value = path.split(".").reduce<unknown>((inside, name) => {
    const isOwn = typeof inside === "object" && inside !== null && Object.hasOwn(inside, name);
    return isOwn ? (inside as Readonly<Record<string, unknown>>)[name] : undefined;
  }, values);
  if (value === undefined || value === null) return undefined;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
