import { interpret } from "../answers/interpret.ts";
import type { Answers, Condition, Field } from "./definition.ts";

/** Tells whether a field is asked, given the other answers: without a condition, always. */
export function isAsked({ when }: Field, answers: Answers, fields: readonly Field[]): boolean {
  return when === undefined || holds(when, (id) => knownValue(id, answers, fields));
}

/**
 * Tells whether a condition holds.
 * @param knownValue the canonical value of a field; undefined while it has none, and then nothing is excluded by it
 */
export function holds(condition: Condition, knownValue: (field: string) => string | undefined): boolean {
  if ("all" in condition) return condition.all.every((one) => holds(one, knownValue));
  if ("any" in condition) return condition.any.some((one) => holds(one, knownValue));
  if ("not" in condition) return !holds(condition.not, knownValue);
  const value = knownValue(condition.field);
  return value === undefined || condition.is.includes(value);
}

/** Tells whether every answer that a condition depends on is known. */
export function isKnown(condition: Condition, knownValue: (field: string) => string | undefined): boolean {
  if ("all" in condition) return condition.all.every((one) => isKnown(one, knownValue));
  if ("any" in condition) return condition.any.every((one) => isKnown(one, knownValue));
  if ("not" in condition) return isKnown(condition.not, knownValue);
  return knownValue(condition.field) !== undefined;
}

function knownValue(id: string, answers: Answers, fields: readonly Field[]): string | undefined {
  const [field, answer] = [fields.find((one) => one.id === id), answers[id]];
  if (field === undefined || answer === undefined) return undefined;
  const reading = interpret({ asked: field, field: id, heard: answer.said, today: answer.heardAt.slice(0, 10) });
  return reading.status === "value" && typeof reading.value === "string" ? reading.value : undefined;
}
