import { ServerError } from "../server-error.ts";
/** The environment as the program gets it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A setting's text; empty and blank ones count as not set. */
export function textOf(env: Env, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === "" ? undefined : text;
}

/** A whole number within limits. */
export function integerOf(
  env: Env,
  name: string,
  limits: { readonly default: number; min: number; max: number },
): number {
  const text = textOf(env, name);
  if (text === undefined) return limits.default;
  const number = Number(text);
  if (Number.isInteger(number) && number >= limits.min && number <= limits.max) return number;
  throw new ServerError("invalid-settings", `${name} must be a whole number from ${limits.min} to ${limits.max}.`);
}

/** "on" (also when not set) or "off"; anything else is refused, so that a typing mistake never counts as "on". */
export function isOn(env: Env, name: string): boolean {
  const text = textOf(env, name) ?? "on";
  if (text === "on" || text === "off") return text === "on";
  throw new ServerError("invalid-settings", `${name} must be on or off.`);
}

/** An absolute address with one of the given schemes. */
export function addressOf(env: Env, name: string, schemes: readonly string[]): string | undefined {
  const text = textOf(env, name);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new ServerError("invalid-settings", `${name} must be an address that begins with ${schemes.join("// or ")}//.`);
}

/**
 * Settings that must be set together or not at all.
 * @returns undefined when none is set
 * @throws ServerError `invalid-settings` naming the missing ones when only some are set
 */
export function groupOf<Name extends string>(env: Env, names: readonly Name[]): Record<Name, string> | undefined {
  const found = names.map((name) => [name, textOf(env, name)] as const);
  const missing = found.filter(([, text]) => text === undefined).map(([name]) => name);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return Object.fromEntries(found) as Record<Name, string>;
  const verb = missing.length === 1 ? "is" : "are";
  throw new ServerError(
    "invalid-settings",
    `Set all of ${names.join(", ")}, or none: ${missing.join(", ")} ${verb} missing.`,
  );
}

/**
 * The address of a service, without a slash at its end. Its other settings mean nothing without it.
 * @param prefix of its settings: "SPEECH" for SPEECH_URL
 * @param others the rest of their names: "KEY" for SPEECH_KEY
 * @throws ServerError `invalid-settings` when one of the others is set without the address
 */
export function serviceUrlOf(env: Env, prefix: string, others: readonly string[]): string | undefined {
  const url = addressOf(env, `${prefix}_URL`, ["http:", "https:"]);
  const orphan = others.map((name) => `${prefix}_${name}`).find((name) => textOf(env, name) !== undefined);
  if (url === undefined && orphan !== undefined) {
    throw new ServerError("invalid-settings", `${orphan} is set, but ${prefix}_URL is missing.`);
  }
  return url?.replace(/\/+$/, "");
}
