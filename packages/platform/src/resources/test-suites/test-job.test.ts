import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Responder } from "../../responders/responder.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

/** Plays everybody: the person by its script, the assistant, and the judge, who wants the word "lunes". */
const model: Responder = async function* ({ assistant, input, history }, signal) {
  const { messages = [] } = assistant["model"] as { readonly messages?: readonly { content: string }[] };
  const instructions = messages[0]?.content ?? "";
  const last = input.at(-1)?.content ?? "";
  if (instructions.includes("You play")) {
    if (instructions.includes("forever")) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    yield {
      message: 0,
      text: input.length > 1 ? "Gracias. [END]" : (/^Me llamo \w+/.exec(instructions)?.[0] ?? "Quiero una cita."),
    };
  } else if (instructions.startsWith("You judge")) {
    yield { message: 0, text: last.includes("lunes") ? "Pass. It offered a day." : "Fail. It offered no day." };
  } else yield { message: 0, text: `${instructions} (${history.length})` };
};

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({ responder: model });
});
afterAll(() => fixture.close());

async function suiteOf(answer: string, script = "Ask for an appointment.") {
  const body = {
    firstMessage: "Hola.",
    model: { provider: "openai", model: "x", messages: [{ role: "system", content: answer }] },
  };
  const { body: assistant } = await fixture.do("createAssistant", { body });
  const suite = await fixture.do("createTestSuite", {
    body: { name: "S", targetPlan: { assistantId: assistant["id"] } },
  });
  // Its assistant's model is reached by nobody: the server's own answers.
  const warnings = suite.body["warnings"] as { readonly path: string }[];
  expect(warnings.map(({ path }) => path)).toEqual(
    ["model", "provider"].map((name) => `targetPlan.assistantId.model.${name}`),
  );
  const parameters = { testSuiteId: String(suite.body["id"]) };
  const test = { type: "chat", script, scorers: [{ type: "ai", rubric: "It offers a day." }], numAttempts: 2 };
  await fixture.do("createTest", { parameters, body: test });
  return parameters;
}

test.each([
  ["El lunes.", "pass"],
  ["No sé.", "fail"],
])("a test is played by a tester and judged by its rubric: %s %s", async (answer, result) => {
  const parameters = await suiteOf(answer);
  const run = await fixture.do("createTestRun", { parameters, body: {} });
  expect(run.body, run.text).toMatchObject({ status: "queued", testResults: [] });
  await fixture.resources.workDone();
  const { body } = await fixture.do("getTestRun", { parameters: { ...parameters, id: String(run.body["id"]) } });
  const transcript = `AI: Hola.\nUser: Quiero una cita.\nAI: ${answer} (1)\nUser: Gracias.\nAI: ${answer} (3)\n`;
  const attempt = {
    scorerResults: [{ type: "ai", result, rubric: "It offers a day." }],
    call: { artifact: { transcript } },
  };
  expect(body).toMatchObject({ status: "completed", testResults: [{ attempts: [attempt, attempt] }] });
});

test.each(["assistant", "assistantId"])(
  "a suite's %s plays the person, and overrides change whom it tests",
  async (name) => {
    const messages = [{ role: "system", content: "Soy {{who}}." }];
    const model = { provider: "openai", model: "x", messages };
    const id = async (body: object) => (await fixture.do("createAssistant", { body })).body["id"];
    const person = { model: { ...model, messages: [{ role: "system", content: "Me llamo {{who}}." }] } };
    const assistantOverrides = { variableValues: { who: "Ana" } };
    const suite = await fixture.do("createTestSuite", {
      body: {
        targetPlan: { assistantId: await id({ firstMessage: "Hola, {{who}}.", model }), assistantOverrides },
        testerPlan: { [name]: name === "assistant" ? person : await id(person), assistantOverrides },
      },
    });
    const parameters = { testSuiteId: String(suite.body["id"]) };
    const scorers = [{ type: "ai", rubric: "It offers a day." }];
    await fixture.do("createTest", { parameters, body: { type: "chat", script: "Ask.", scorers } });
    const run = await fixture.do("createTestRun", { parameters, body: {} });
    await fixture.resources.workDone();
    const { text } = await fixture.do("getTestRun", { parameters: { ...parameters, id: String(run.body["id"]) } });
    for (const said of ["AI: Hola, Ana.", "User: Me llamo Ana", "AI: Soy Ana. (1)"]) expect(text).toContain(said);
  },
);

test("a run is called off by deleting it, and a suite that names no assistant is not run", async () => {
  const parameters = await suiteOf("Sí.", "Talk forever.");
  const run = await fixture.do("createTestRun", { parameters, body: {} });
  const one = { ...parameters, id: String(run.body["id"]) };
  expect((await fixture.do("deleteTestRun", { parameters: one })).status).toBe(200);
  await fixture.resources.workDone();
  expect((await fixture.do("getTestRun", { parameters: one })).status).toBe(404);
  const { body: suite } = await fixture.do("createTestSuite", { body: { name: "S" } });
  const refused = await fixture.do("createTestRun", { parameters: { testSuiteId: String(suite["id"]) }, body: {} });
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("targetPlan.assistantId") });
});

test("a suite that is deleted takes its tests and runs with it, and what is under way is called off", async () => {
  const parameters = await suiteOf("Sí.", "Talk forever.");
  const run = await fixture.do("createTestRun", { parameters, body: {} });
  expect((await fixture.do("deleteTestSuite", { parameters: { id: parameters.testSuiteId } })).status).toBe(200);
  await fixture.resources.workDone();
  const { rows } = await fixture.db.execute(sql`select id from platform_rows where kind in ('test', 'test run')
    and data ->> 'testSuiteId' = ${parameters.testSuiteId}`);
  expect(rows, String(run.body["id"])).toEqual([]);
  expect((await fixture.db.execute(sql`select * from platform_jobs`)).rows).toEqual([]);
});
