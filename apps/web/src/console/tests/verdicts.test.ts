import { expect, test } from "vitest";
import { attemptsOf, flakyTests } from "./verdicts.ts";

type Verdict = "pass" | "fail";
const tested = (id: string, ...attempts: (readonly Verdict[])[]) => ({
  test: { id },
  attempts: attempts.map((verdicts) => ({ scorerResults: verdicts.map((result) => ({ result })) })),
});

test("an attempt passes where every judge is content, and one that nobody judged does not", () => {
  expect(attemptsOf([tested("a", ["pass"], ["pass", "fail"]), tested("b", [])])).toEqual({ passed: 1, all: 3 });
});

test("a test is flaky that passed and failed, within a run or between two", () => {
  const first = { testResults: [tested("steady", ["pass"]), tested("between", ["pass"]), tested("broken", ["fail"])] };
  const then = {
    testResults: [
      ...[tested("steady", ["pass"]), tested("between", ["fail"]), tested("broken", ["fail"])],
      tested("within", ["pass"], ["fail"]),
    ],
  };
  expect([...flakyTests([first, then])]).toEqual(["between", "within"]);
  expect(flakyTests([])).toEqual(new Set());
});
