import { randomInt } from "node:crypto";

/** Five groups of three digits: digits are said and typed without mistakes where letters (b/v, s/c/z) are not. */
const groups = 5;

/** A code as it is shown. */
export interface ShownCode {
  readonly code: string;
  readonly expiresAt: string;
}

/** Makes a code as people see it, such as "481 205 937 164 028". */
export function newCode(): string {
  return Array.from({ length: groups }, () => String(randomInt(1000)).padStart(3, "0")).join(" ");
}

/** The digits of a code, however it was written. */
export function digitsOf(code: string): string {
  return code.replace(/\D/g, "");
}

/**
 * The part that names a payment while guesses are counted: the first two groups. Whoever tries many codes against one
 * payment must keep them, and is counted wherever the tries come from.
 */
export function namePart(digits: string): string {
  return digits.slice(0, 6);
}
