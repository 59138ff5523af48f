/** A caller's input; nothing is known of its shape before it is validated. */
export type UncheckedInput = Readonly<Record<string, unknown>>;

/** One rule of the specification's section 5: when it is violated, and the error message. */
export interface ValidationRule {
  readonly message: string | ((input: UncheckedInput) => string);
  readonly isViolated: (input: UncheckedInput) => boolean;
}

export function rule(message: ValidationRule["message"], isViolated: ValidationRule["isViolated"]): ValidationRule {
  return { message, isViolated };
}

/** Returns the message of the first violated rule; undefined when the input is valid. */
export function firstViolation(rules: readonly ValidationRule[], input: UncheckedInput): string | undefined {
  const violated = rules.find(({ isViolated }) => isViolated(input));
  return typeof violated?.message === "function" ? violated.message(input) : violated?.message;
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function isObject(value: unknown): value is UncheckedInput {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** UncheckedInput, and not text. */
export function isPresentNonString(value: unknown): boolean {
  return isPresent(value) && !isString(value);
}

/** A string that is not empty. */
export function isNonEmptyString(value: unknown): value is string {
  return isString(value) && value !== "";
}

/** One of the known strings; no coercion, so that a list of one string does not count. */
export function isOneOf(value: unknown, known: readonly string[]): boolean {
  return isString(value) && known.includes(value);
}

/** A string longer than this. */
export function isLongerThan(value: unknown, characters: number): boolean {
  return isString(value) && value.length > characters;
}

/** A field of an object; undefined when there is none. */
export function within(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
