import type { OperationSpec } from "@dilo/api";
import { type WireAnswer, writeAnswer } from "@dilo/api/operations";
import { inSteps, inTurns, ownTurn } from "../core/in-turns.ts";
import { maskSecrets } from "../core/rows/secrets.ts";
import { listTooLong, mostHeld } from "../core/store/held-rows.ts";

/**
 * Writes an answer for the wire, a list row by row: others have their turn between them, however many there are.
 * @throws OperationError bad-request when a list is too long
 */
export async function wireAnswer(operation: OperationSpec, status: number, answer: unknown): Promise<WireAnswer> {
  const list = listIn(answer);
  if (list === undefined) {
    const shown = masked(answer);
    await ownTurn();
    return writeAnswer(operation, status, shown);
  }
  const textOf = (rows: readonly unknown[]) => {
    const written = writeAnswer(operation, status, masked(list.with(rows)));
    return written.kind === "json" ? (written.json ?? "") : "";
  };
  // What stands around the rows is the same around none and around one.
  const empty = textOf([]);
  const start = empty.indexOf(list.empty) + list.empty.length - 1;
  const end = empty.length - start;
  let length = empty.length;
  const rows = await inTurns(
    inSteps(list.rows, (row) => {
      const text = textOf([row]).slice(start, -end);
      length += text.length + 1;
      if (length > mostHeld.ofList) throw listTooLong();
      return text;
    }),
  );
  return { status, kind: "json", json: empty.slice(0, start) + rows.join(",") + empty.slice(start) };
}

/** The rows an answer is made of, where it is a list or a page of one; and how JSON has none of them. */
function listIn(answer: unknown) {
  if (Array.isArray(answer))
    return { rows: answer as unknown[], empty: "[]", with: (rows: readonly unknown[]) => rows };
  if (typeof answer !== "object" || answer === null || !("results" in answer) || !Array.isArray(answer.results))
    return undefined;
  const results: unknown[] = answer.results;
  return { rows: results, empty: '"results":[]', with: (rows: readonly unknown[]) => ({ ...answer, results: rows }) };
}

/** An answer with a mask in place of every sealed secret. */
function masked(answer: unknown): unknown {
  const json = answer === undefined ? undefined : JSON.stringify(answer);
  return json && JSON.parse(maskSecrets(json));
}
