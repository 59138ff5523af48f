/** What a caller hands over; nothing is known of its shape before the rules were read. */
export type UncheckedInput = Readonly<Record<string, unknown>>;

/** One sentence of the specification's section 5: what breaks it, and what is said then. */
export interface ValidationRule {
  readonly message: string | ((input: UncheckedInput) => string);
  readonly isViolated: (input: UncheckedInput) => boolean;
}

export function rule(message: ValidationRule["message"], isViolated: ValidationRule["isViolated"]): ValidationRule {
  return { message, isViolated };
}

/** The message of the first rule that is violated. */
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
export function isNonText(value: unknown): boolean {
  return isPresent(value) && !isString(value);
}

/** Text with something in it. */
export function isNonEmptyText(value: unknown): value is string {
  return isString(value) && value !== "";
}

/** One of the known words. What only turns into one, as a list of one word does, is none. */
export function isOneOf(value: unknown, known: readonly string[]): boolean {
  return isString(value) && known.includes(value);
}

/** Text of more than so many characters. */
export function isLongerThan(value: unknown, characters: number): boolean {
  return isString(value) && value.length > characters;
}

/** A field of a field; undefined where there is none. */
export function within(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
