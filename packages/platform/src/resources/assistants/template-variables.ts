import { Liquid } from "liquidjs";
import { argumentNamesOf, textsWithArguments } from "../../tools/tool-arguments.ts";
import { inTime, longestWorkMs, OutOfTime, processorMs } from "../core/in-time.ts";
import { OperationError } from "../core/operations/operation-error.ts";

/** A variable alone in a template: `{{name}}`, with or without spaces, dots for what is inside an object. */
const variable = /\{\{\s*([\w$]+(?:\.[\w$]+)*)\s*\}\}/g;

/** Any output of a template, with its first name. */
const output = /\{\{-?\s*("[^"]*"|'[^']*'|[\w$]+(?![\w$]))[^{}]*\}\}/g;

/** What needs more than variables: filters, tags, and places in lists. */
const isLiquid = /\{%|\{\{[^{}]*[|[]/;

/** Templates come from developers: they read no file, and end soon. Characters. */
const engine = new Liquid({
  ownPropertyOnly: true,
  strictFilters: true,
  templates: {},
  timezoneOffset: 0,
  parseLimit: 100_000,
  memoryLimit: 1_000_000,
});

// The first of all templates takes longer than any later one, and would count as too costly on a busy machine.
engine.parseAndRenderSync('{% if true %}{{ "2026-01-01" | date: "%d" | upcase }}{% endif %}');
try {
  engine.parseAndRenderSync("{{ a | nonsense }}");
} catch {
  // So does the first that is wrong.
}

/** What is left for the templates of one request: while one is rendered, nobody else is answered. */
export interface TemplateBudget {
  ms: number;
  /** Characters of Liquid that are read, and characters that come out of templates. */
  characters: number;
}

/** The budget of one request, for all its templates together, however many members a squad has. */
export function openTemplateBudget(): TemplateBudget {
  return { ms: longestWorkMs, characters: 500_000 };
}

type Values = Readonly<Record<string, unknown>>;

/** What is filled in when the conversation has brought its values. */
const later: ReadonlySet<string> = new Set(["variableExtractionPlan"]);

/**
 * Puts the values of template variables into every text of an assistant's settings. Templates are Liquid. An output
 * whose variable has no value stays as it is written, so that it is seen, and so does a text that is no template; values
 * are put in once, never read again as templates. In the texts of a tool that hold its arguments, what has the name of an
 * argument waits for the model's.
 * @throws OperationError bad-request, with the place of the template, when the budget is used up
 */
export function fillTemplates<Settings>(settings: Settings, values: Values, budget: TemplateBudget): Settings {
  // However little each of many takes: what is used up stays so.
  if (budget.ms <= 0) throw tooCostly("");
  const before = processorMs();
  let left: Left = { characters: budget.characters, path: "" };
  try {
    const result = inTime(() => {
      left = { characters: budget.characters, path: "" };
      return filled(settings, { values, left, path: "" }) as Settings;
    }, budget.ms);
    budget.ms -= processorMs() - before;
    return result;
  } catch (error) {
    budget.ms = 0;
    throw error instanceof OutOfTime ? tooCostly(left.path) : error;
  } finally {
    budget.characters = left.characters;
  }
}

/** What is left of a budget while texts are filled in, and which one is. */
interface Left {
  characters: number;
  path: string;
}

const usualNames = ["now", "date", "time", "month", "day", "year", "customer"];

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

/** What one text is filled in with, and where it stands: "model.messages[3].content". */
interface Place {
  readonly values: Values;
  readonly left: Left;
  readonly path: string;
  /** Names of arguments, which the model gives later. */
  readonly awaited?: ReadonlySet<string>;
}

function filled(part: unknown, place: Place): unknown {
  if (typeof part === "string") return textOf(part, place);
  if (Array.isArray(part)) return part.map((one, at) => filled(one, { ...place, path: `${place.path}[${at}]` }));
  if (typeof part !== "object" || part === null) return part;
  const own = awaitedOf(part);
  const inside = (name: string): Place => ({
    ...place,
    ...(textsWithArguments.has(name) && own.size > 0 && { awaited: own }),
    path: place.path === "" ? name : `${place.path}.${name}`,
  });
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, later.has(name) ? one : filled(one, inside(name))]),
  );
}

/** What a tool's texts wait for: its arguments, and the clock, which a model gives though no schema asks for it. */
function awaitedOf(part: object): ReadonlySet<string> {
  const { type } = part as { readonly type?: unknown };
  const isAsked = type === "function" || type === "apiRequest";
  return isAsked ? new Set([...argumentNamesOf(part), ...usualNames]) : new Set();
}

function textOf(text: string, { awaited, ...place }: Place): string {
  place.left.path = place.path;
  if (awaited === undefined) return isLiquid.test(text) ? rendered(text, place) : withVariables(text, place);
  // What a tag decides by an argument is decided when it is there.
  const isDecidedLater = text.includes("{%") && [...awaited].some((name) => text.includes(name));
  if (isDecidedLater) return text;
  const known = Object.entries(place.values).filter(([name]) => !awaited.has(name));
  return textOf(text, { ...place, values: Object.fromEntries(known) });
}

function withVariables(text: string, { values, left }: Place): string {
  return text.replace(variable, (whole, path: string) => {
    const value = written(path, values);
    if (value === undefined) return whole;
    spend(left, value.length);
    return value;
  });
}

function spend(left: Left, characters: number): void {
  left.characters -= characters;
  if (left.characters < 0) throw tooCostly(left.path);
}

function rendered(text: string, { values, left }: Place): string {
  const locals = new Set([...text.matchAll(/\{%-?\s*(?:assign|capture|for)\s+(\w+)/g)].map(([, name]) => name));
  const isKnown = (name: string) =>
    /^["']/.test(name) || locals.has(name) || name === "forloop" || Object.hasOwn(values, name);
  spend(left, text.length);
  const kept = text.replace(output, (whole, name: string) => (isKnown(name) ? whole : `{% raw %}${whole}{% endraw %}`));
  let result = text;
  try {
    result = String(engine.parseAndRenderSync(kept, values));
  } catch (error) {
    // What is no template stays as it is written, so that it is seen.
    if (error instanceof Error && /limit exceeded/.test(error.message)) throw tooCostly(left.path);
  }
  spend(left, result.length);
  return result;
}

function tooCostly(path: string): OperationError {
  const where = path === "" ? "A template" : `The template in ${path}`;
  return new OperationError(
    "bad-request",
    `${where} takes too long or makes too much text. All templates of a request have ${longestWorkMs} ms and 500,000 characters.`,
  );
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
