/** What stands before the number of a unit, and which box of the form it ticks. */
export interface Unit {
  /** Undefined when the words do not say, or say something the form has no box for. */
  readonly box: "apartment" | "suite" | "floor" | undefined;
  readonly number: string;
}

const designators = [
  ["apartment", /^(?:apartment|apartamento|apto?|departamento|depto|dpto)\b\.?/i],
  ["suite", /^(?:suite|ste)\b\.?/i],
  ["floor", /^(?:floor|flr?|piso)\b\.?/i],
] as const;

/** Splits a unit such as "Apt 3B" or "# 12" for the form's three boxes and its number. */
export function readUnit(unit: string): Unit {
  for (const [box, word] of designators) {
    const [designator] = word.exec(unit.trim()) ?? [];
    if (designator !== undefined) return { box, number: bare(unit.trim().slice(designator.length)) };
  }
  return { box: undefined, number: bare(unit) };
}

function bare(number: string): string {
  return number.replace(/^[\s#.:-]+/, "").trim();
}
