import { VoiceError } from "../voice-error.ts";

/** A caller's input; nothing is known of its shape before it is checked. */
export type UncheckedInput = Readonly<Record<string, unknown>>;

/**
 * Checks the input of one command as daily-js 0.84.0 does: in its order, with its sentences. What is empty (undefined,
 * null, "", 0) counts as left out wherever that library lets it pass.
 * @throws VoiceError `invalid` with the sentence of the first rule that is broken
 */
export type Check = (input: UncheckedInput) => void;

/** @throws VoiceError `invalid` */
export function refuse(message: string): never {
  throw new VoiceError("invalid", message);
}

/** An object as JavaScript's `typeof` has it, but for null. */
export function isObject(value: unknown): value is UncheckedInput {
  return typeof value === "object" && value !== null;
}

/** One of the known strings; no coercion, so that a list of one string does not count. */
export function isOneOf(value: unknown, known: readonly string[]): boolean {
  return typeof value === "string" && known.includes(value);
}

/** A boolean, or a list or set of known strings. */
export function isBooleanOrSome(value: unknown, known: readonly string[]): boolean {
  if (typeof value === "boolean") return true;
  const members: unknown = value instanceof Set ? [...value] : value;
  return Array.isArray(members) && members.every((member) => isOneOf(member, known));
}

/** An address with its scheme, as `new URL` reads it. */
export function isUrl(value: unknown): boolean {
  return URL.canParse(String(value));
}
