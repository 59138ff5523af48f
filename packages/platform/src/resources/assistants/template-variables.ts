import { Liquid } from "liquidjs";

/** A variable alone in a template: `{{name}}`, with or without spaces, dots for what is inside an object. */
const variable = /\{\{\s*([\w$]+(?:\.[\w$]+)*)\s*\}\}/g;

/** Any output of a template, with its first name. */
const output = /\{\{-?\s*("[^"]*"|'[^']*'|[\w$]+)[^{}]*\}\}/g;

/** What needs more than variables: filters and tags. */
const isLiquid = /\{%|\{\{[^{}]*\|/;

/** Templates come from developers: they read no file, and end soon. Milliseconds and characters. */
const engine = new Liquid({
  ownPropertyOnly: true,
  strictFilters: true,
  templates: {},
  timezoneOffset: 0,
  parseLimit: 100_000,
  renderLimit: 100,
  memoryLimit: 1_000_000,
});

type Values = Readonly<Record<string, unknown>>;

/** What is filled in when the conversation has brought its values. */
const later: ReadonlySet<string> = new Set(["variableExtractionPlan"]);

/**
 * Puts the values of template variables into every text of an assistant's settings. Templates are Liquid. An output
 * whose variable has no value stays as it is written, so that it is seen, and so does a text that is no template; values
 * are put in once, never read again as templates.
 */
export function fillTemplates<Settings>(settings: Settings, values: Values): Settings {
  return filled(settings, values) as Settings;
}

/** Variables every template has: the time of the conversation, in UTC, and whom it is with. */
export function usualVariables(now: Date, customer: unknown): Values {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(now);
  const date = { year: "numeric", month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return {
    now: written({ ...date, ...time }),
    date: written(date),
    time: written(time),
    month: written({ month: "long" }),
    day: written({ day: "numeric" }),
    year: written({ year: "numeric" }),
    ...(typeof customer === "object" && customer !== null && { customer }),
  };
}

function filled(part: unknown, values: Values): unknown {
  if (typeof part === "string") return isLiquid.test(part) ? rendered(part, values) : withVariables(part, values);
  if (Array.isArray(part)) return part.map((one) => filled(one, values));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, later.has(name) ? one : filled(one, values)]),
  );
}

function withVariables(text: string, values: Values): string {
  return text.replace(variable, (whole, path: string) => written(path, values) ?? whole);
}

function rendered(text: string, values: Values): string {
  const locals = new Set([...text.matchAll(/\{%-?\s*(?:assign|capture|for)\s+(\w+)/g)].map(([, name]) => name));
  const isKnown = (name: string) =>
    /^["']/.test(name) || locals.has(name) || name === "forloop" || Object.hasOwn(values, name);
  const kept = text.replace(output, (whole, name: string) => (isKnown(name) ? whole : `{% raw %}${whole}{% endraw %}`));
  try {
    return String(engine.parseAndRenderSync(kept, values));
  } catch {
    return text;
  }
}

/** The value at a path as text; undefined when there is none. */
function written(path: string, values: Values): string | undefined {
  const value = path.split(".").reduce<unknown>((inside, name) => {
    const isOwn = typeof inside === "object" && inside !== null && Object.hasOwn(inside, name);
    return isOwn ? (inside as Values)[name] : undefined;
  }, values);
  if (value === undefined || value === null) return undefined;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
