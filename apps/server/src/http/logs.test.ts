import { expect, test } from "vitest";
import { errorFacts, openLog } from "./logs.ts";

const canary = "Rosa Ficticia\n    at canary (secret:1:1)";

test("an error is logged by class, code and place, never by its words", () => {
  const cause = Object.assign(new TypeError(`cause ${canary}`), { code: "23505" });
  const facts = errorFacts(new Error(`Failed query: ${canary}`, { cause }));
  expect(JSON.stringify(facts)).not.toMatch(/Rosa|canary/);
  expect(facts).toMatchObject([{ name: "Error" }, { name: "TypeError", code: "23505" }]);
  expect(facts[0]?.at[0]).toContain("logs.test.ts");
});

test("a code that could be anything is left out, and what is no error says nothing", () => {
  expect(errorFacts(Object.assign(new Error("x"), { code: canary }))[0]).not.toHaveProperty("code");
  expect(errorFacts(canary)).toEqual([]);
});

test("an error that is its own cause ends", () => {
  const error = new Error("x");
  error.cause = error;
  expect(errorFacts(error).length).toBeLessThan(6);
});

test("a line is one JSON object with the time", () => {
  const lines: string[] = [];
  openLog(
    (text) => lines.push(text),
    () => new Date(0),
  )({ level: "info", event: "stopping" });
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"stopping"}\n']);
});
