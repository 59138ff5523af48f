import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { samplePerson } from "../testing.ts";
import { openPool } from "./pool.ts";

/** Real threads that do not do what they should. */
const threads = {
  dies: "require('node:worker_threads').parentPort.once('message', () => process.exit(1))",
  throws: "require('node:worker_threads').parentPort.once('message', () => { throw new Error('secreto') })",
  hangs: "require('node:worker_threads').parentPort.on('message', () => undefined)",
  answers:
    "const { parentPort: p } = require('node:worker_threads'); p.on('message', () => p.postMessage({ result: Uint8Array.of(7) }))",
} as const;

const start = (code: string) => () => new Worker(code, { eval: true });

describe("the pool", () => {
  test.each(["dies", "throws", "hangs"] as const)(
    "fails the task of a thread that %s, and does the next one",
    async (how) => {
      const codes: string[] = [threads[how], threads.answers];
      const pool = openPool({
        size: 1,
        taskTimeoutMs: how === "hangs" ? 1000 : 60_000,
        start: () => start(codes.shift() ?? threads.answers)(),
      });
      const failure = await pool.run("answer-sheet", { sheet: samplePerson }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: "ServerError", code: "document-failed" });
      expect(String((failure as Error).stack)).not.toContain("secreto");
      expect(await pool.run("answer-sheet", { sheet: samplePerson })).toEqual(Uint8Array.of(7));
      await pool.close();
    },
  );

  test("fails the task no thread could be started for, and does the next one", async () => {
    const starts = [
      () => {
        throw new Error("no memory");
      },
      start(threads.answers),
    ];
    const pool = openPool({ size: 1, start: () => (starts.shift() ?? start(threads.answers))() });
    await expect(pool.run("answer-sheet", { sheet: samplePerson })).rejects.toMatchObject({ code: "document-failed" });
    expect(await pool.run("answer-sheet", { sheet: samplePerson })).toEqual(Uint8Array.of(7));
    await pool.close();
  });

  test("starts no more threads than it may, and none before the first task", async () => {
    let started = 0;
    const pool = openPool({
      size: 2,
      start: () => {
        started += 1;
        return start(threads.answers)();
      },
    });
    expect(started).toBe(0);
    await Promise.all(Array.from({ length: 10 }, () => pool.run("answer-sheet", { sheet: samplePerson })));
    expect(started).toBe(2);
    await pool.close();
  });

  test("finishes what waits before it closes, and closes when there is nothing", async () => {
    const pool = openPool({ size: 1, start: start(threads.answers) });
    const tasks = Array.from({ length: 5 }, () => pool.run("answer-sheet", { sheet: samplePerson }));
    await pool.close();
    expect(await Promise.all(tasks)).toHaveLength(5);
    await expect(pool.run("answer-sheet", { sheet: samplePerson })).rejects.toMatchObject({ code: "documents-closed" });
    await openPool({ size: 1, start: start(threads.answers) }).close();
  });
});
