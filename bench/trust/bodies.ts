// The longest that a body of the platform's operations is looked at, of a search in which each place of each body is filled to what is taken at all.

import type { OperationSpec } from "@dilo/api";
import { mostToldWhole, platformOperations } from "@dilo/api/operations";
import { filled, fullest } from "@dilo/api/samples";
import { processorMs } from "@dilo/platform/resources";
import { validateRequest } from "../../packages/platform/src/resources/core/operations/validate.ts";
import type { Figure } from "../figures.ts";

/** The budget of docs/threats.md. */
const mostMs = 50;
/** As many values as a body may have, and as many as one of which every mistake is told. */
const sizes = [10_000, mostToldWhole];

/** @param seconds for each operation, at most */
export async function bodies(seconds: number): Promise<readonly Figure[]> {
  return sizes.map((size) => {
    const slowest = Object.entries(platformOperations as Readonly<Record<string, OperationSpec>>)
      .flatMap(([name, operation]) => slowestOf(name, operation, { size, seconds }))
      .toSorted((one, other) => other.ms - one.ms)[0];
    if (slowest === undefined) throw new Error("No operation has a body.");
    return {
      what: `the longest look at a body of ${size} values, of all operations`,
      today: `${slowest.ms.toFixed(0)} ms (${slowest.name}: ${slowest.where})`,
      goal: `${mostMs} ms`,
      isMet: slowest.ms <= mostMs,
    };
  });
}

function slowestOf(
  name: string,
  { query: _, ...operation }: OperationSpec,
  { size, seconds }: { readonly size: number; readonly seconds: number },
) {
  if (operation.body === undefined) return [];
  const look = (body: unknown) => {
    const since = processorMs();
    try {
      validateRequest({ ...operation, parameters: {} }, { parameters: {}, query: [], body });
    } catch {
      // Refused: how long that took is what is asked.
    }
    return processorMs() - since;
  };
  const whole = fullest(operation.body);
  // A schema is made ready once, when it is first used.
  look(whole);
  const until = performance.now() + 1000 * seconds;
  let slowest = { name, where: "", ms: 0 };
  for (const { where, value } of filled(whole, size)) {
    // Memory that is put in order meanwhile is not of this body: what is slow is slow each time.
    const ms = look(value) <= slowest.ms ? 0 : Math.min(look(value), look(value));
    if (ms > slowest.ms) slowest = { name, where, ms };
    if (performance.now() > until) break;
  }
  return [slowest];
}
