import { PlatformError } from "../platform-error.ts";
import type { ToolCall } from "./toolbox.ts";

/** An output of a template, with its first name: `{{ order.id | upcase }}`. */
const output = /\{\{-?\s*([\w$]+)[^{}]*\}\}/g;

/** The settings of a tool that are read when it is used, and hold the model's arguments. All else is for the model itself. */
export const textsWithArguments: ReadonlySet<string> = new Set(["url", "headers", "messages", "server"]);

/** The names of the arguments a tool takes; none where the settings are no tool's. */
export function argumentNamesOf(settings: object): ReadonlySet<string> {
  const { type, body, function: described } = settings as Settings;
  const schema = type === "apiRequest" ? body : type === "function" ? described?.parameters : undefined;
  return new Set(Object.keys(schema?.properties ?? {}));
}

interface Schema {
  readonly properties?: object;
}

interface Settings {
  readonly type?: unknown;
  readonly body?: Schema;
  readonly function?: { readonly parameters?: Schema };
}

/** Puts the values of variables, and over them a tool's arguments, into one text. */
export type FillText = (text: string, values: ToolCall["arguments"]) => string;

/** The arguments that a text needs and that the model left out. */
export function missingIn(text: string, names: ReadonlySet<string>, values: ToolCall["arguments"]): readonly string[] {
  const named = [...text.matchAll(output)].flatMap(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => names.has(name) && !Object.hasOwn(values, name));
}

/**
 * An address with a tool's arguments in it: `https://api.example/orders/{{id}}`.
 * @throws PlatformError `refused` for a value that would lead out of its place: no encoding keeps dots from climbing
 */
export function addressOf(url: string, values: ToolCall["arguments"], fill: FillText): string {
  const withArguments = url.replace(output, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = fill(whole, values);
    if (/^\.{1,2}$/.test(value)) throw new PlatformError("refused", "An argument is no part of the tool's address.");
    return encodeURIComponent(value);
  });
  const encoded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? encodeURIComponent(value) : value,
  ]);
  return fill(withArguments, Object.fromEntries(encoded));
}
