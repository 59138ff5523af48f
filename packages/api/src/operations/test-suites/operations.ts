import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { assistantOverrides, assistantSettings } from "../assistants/assistant-settings.ts";
import { artifact } from "../calls/artifact.ts";
import { testSuiteRoutes as routes } from "../routes.ts";
import { id, reference, type Shape, stored, text, upTo } from "../shared/common.ts";
import { changesOf, type StoredKind, storedKinds } from "../shared/kinds.ts";
import { pageOf, pagesQuery } from "../shared/lists.ts";

const suiteSettings = z.strictObject({
  name: upTo(80),
  phoneNumberId: reference,
  testerPlan: z
    .strictObject({
      assistant: assistantSettings.optional(),
      assistantId: reference,
      assistantOverrides: assistantOverrides.optional(),
    })
    .optional(),
  targetPlan: z
    .strictObject({
      phoneNumberId: reference,
      phoneNumber: z.strictObject({ provider: z.literal("test-suite"), number: z.string().max(50) }).optional(),
      assistantId: reference,
      assistantOverrides: assistantOverrides.optional(),
    })
    .optional(),
});

const suiteRow = z.object({ ...suiteSettings.shape, ...stored });

/** Tests of one assistant, made by another. */
export interface TestSuite extends z.infer<typeof suiteRow> {}
export const testSuite: Shape<TestSuite> = suiteRow;

const testSettings = {
  name: upTo(80),
  script: z.string().max(10_000),
  scorers: z.array(z.strictObject({ type: z.literal("ai"), rubric: z.string().max(10_000) })),
  numAttempts: z.number().min(1).max(10).optional(),
};
const testKinds = [
  z.strictObject({ type: z.literal("voice"), ...testSettings }),
  z.strictObject({ type: z.literal("chat"), ...testSettings }),
] as const;
const newTest = z.discriminatedUnion("type", testKinds);
const told = { testSuiteId: id };

/** A test as it is stored. */
export type Test = StoredKind<z.infer<typeof newTest>, z.infer<z.ZodObject<typeof told>>>;
export interface TestShape extends Shape<Test> {}
export const test: TestShape = storedKinds("type", testKinds, told);

const attempt = z.object({
  scorerResults: z.array(
    z.object({
      type: z.literal("ai"),
      result: z.enum(["pass", "fail"]),
      reasoning: z.string().max(10_000),
      rubric: z.string().max(10_000),
    }),
  ),
  call: z.object({ artifact }).optional(),
  callId: text,
  metadata: z.object({ sessionId: z.string() }).optional(),
});

const runSettings = z.strictObject({ name: upTo(80) });
const runRow = z.object({
  ...runSettings.shape,
  status: z.enum(["queued", "in-progress", "completed", "failed"]),
  testSuiteId: id,
  testResults: z.array(z.object({ test, attempts: z.array(attempt) })),
  ...stored,
});

/** One run of a suite's tests, and how each attempt was judged. */
export interface TestRun extends z.infer<typeof runRow> {}
export const testRun: Shape<TestRun> = runRow;

export const testSuiteOperations = {
  listTestSuites: { ...routes.listTestSuites, query: pagesQuery, answer: pageOf(testSuite) },
  createTestSuite: { ...routes.createTestSuite, body: suiteSettings, answer: testSuite },
  getTestSuite: { ...routes.getTestSuite, answer: testSuite },
  updateTestSuite: { ...routes.updateTestSuite, body: suiteSettings, answer: testSuite },
  deleteTestSuite: { ...routes.deleteTestSuite, answer: testSuite },
  listTests: { ...routes.listTests, query: pagesQuery, answer: pageOf(test) },
  createTest: { ...routes.createTest, body: newTest, answer: test },
  getTest: { ...routes.getTest, answer: test },
  updateTest: { ...routes.updateTest, body: changesOf("type", testKinds), answer: test },
  deleteTest: { ...routes.deleteTest, answer: test },
  listTestRuns: { ...routes.listTestRuns, query: pagesQuery, answer: pageOf(testRun) },
  createTestRun: { ...routes.createTestRun, body: runSettings, answer: testRun, failures: [422] },
  getTestRun: { ...routes.getTestRun, answer: testRun },
  updateTestRun: { ...routes.updateTestRun, body: runSettings, answer: testRun },
  deleteTestRun: { ...routes.deleteTestRun, answer: testRun },
} as const satisfies Record<string, OperationSpec>;
