/** What a caller hands over; nothing is known of its shape before the rules were read. */
export type Given = Readonly<Record<string, unknown>>;

/** One sentence of the specification's section 5: what breaks it, and what is said then. */
export interface Rule {
  readonly message: string | ((given: Given) => string);
  readonly isBroken: (given: Given) => boolean;
}

export function rule(message: Rule["message"], isBroken: Rule["isBroken"]): Rule {
  return { message, isBroken };
}

/** The message of the first rule that is broken. */
export function firstBroken(rules: readonly Rule[], given: Given): string | undefined {
  const broken = rules.find(({ isBroken }) => isBroken(given));
  return typeof broken?.message === "function" ? broken.message(given) : broken?.message;
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isObject(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Given, and not text. */
export function isOtherThanText(value: unknown): boolean {
  return isGiven(value) && !isText(value);
}

/** Text with something in it. */
export function isFilled(value: unknown): value is string {
  return isText(value) && value !== "";
}

/** One of the known words. What only turns into one, as a list of one word does, is none. */
export function isOneOf(value: unknown, known: readonly string[]): boolean {
  return isText(value) && known.includes(value);
}

/** Text of more than so many characters. */
export function isLongerThan(value: unknown, characters: number): boolean {
  return isText(value) && value.length > characters;
}

/** A field of a field; undefined where there is none. */
export function within(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
