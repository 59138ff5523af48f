import { hasCode } from "@dilo/foundation";
import { type ConversationMessage, firstMessageOf, isDelta } from "../../responders/responder.ts";
import { askModel } from "../analysis/ask-model.ts";
import { type ResolvedAssistant, resolveAssistant } from "../assistants/resolve-assistant.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { mocked } from "../evals/watched-tools.ts";
import type { Job, JobHandler } from "../jobs/jobs.ts";
import { openTalker } from "../squads/open-talker.ts";

/** A conversation of a test is over after so many turns of the tester. */
const mostTurns = 12;

/** One attempt may take this long. Milliseconds. */
const longestAttemptMs = 120_000;

/** Tests of a suite that one run plays. */
const mostTests = 1000;

/** What the tester says when it is done. */
const goodbye = "[END]";

interface Plans {
  readonly targetPlan?: { readonly assistantId?: string; readonly assistantOverrides?: object };
  readonly testerPlan?: {
    readonly assistant?: object;
    readonly assistantId?: string;
    readonly assistantOverrides?: object;
  };
}

interface Test extends StoredRow {
  readonly script: string;
  readonly scorers: readonly { readonly type: "ai"; readonly rubric: string }[];
  readonly numAttempts?: number;
}

/**
 * Opens the assistant that a suite tests, and the one that tests it. No tool of it is really used.
 * @throws OperationError bad-request where the suite names none, not-configured where no model could play or judge
 */
export async function openTested(context: ResourceContext, orgId: string, suite: unknown) {
  const { targetPlan, testerPlan } = suite as Plans;
  if (targetPlan?.assistantId === undefined) {
    throw new OperationError("bad-request", "The suite's field targetPlan.assistantId is wrong: it must be provided.");
  }
  const resolution = await resolveAssistant(context, orgId, targetPlan);
  const named = testerPlan?.assistant ?? testerPlan?.assistantId;
  const tester = named === undefined ? undefined : await resolveAssistant(context, orgId, testerPlan ?? {});
  const model = tester?.assistant["model"] ?? withoutMessages(resolution.assistant["model"]);
  if (context.responder === undefined && model === undefined) {
    throw notConfigured("No model is configured that could play the person: set MODEL_URL, or store a credential.");
  }
  const open = () => openTalker(context, orgId, resolution, { about: async () => ({}), toolsOf: mocked });
  return { assistant: resolution.assistant, tester: { ...tester?.assistant, model }, open };
}

/** Who is tested lends its model, and not what it is told. */
function withoutMessages(model: unknown): object | undefined {
  return typeof model === "object" && model !== null ? { ...model, messages: [] } : undefined;
}

/** Plays the tests of suites; how far a run is can be read in its row. */
export function testJob(contextOf: () => ResourceContext): JobHandler {
  const write = async ({ orgId, rowId }: Job, changes: Settings): Promise<void> => {
    try {
      await contextOf()
        .rows("test run", orgId)
        .edit(rowId, () => changes);
    } catch (error) {
      // Whoever deletes a run does not want to know how it ends.
      if (!hasCode(error, OperationError, "not-found")) throw error;
    }
  };
  return {
    run: async (job, signal) => {
      const context = contextOf();
      const { orgId } = job;
      const run = await context.store.find({ kind: "test run", orgId }, job.rowId);
      if (run === undefined) return;
      const { testSuiteId } = run;
      const suite = await context.store.find({ kind: "test suite", orgId }, String(testSuiteId));
      const tests = await context.store.list({ kind: "test", orgId }, { equal: { testSuiteId }, limit: mostTests });
      const testResults: { test: StoredRow; attempts: object[] }[] = [];
      await write(job, { status: "in-progress", testResults });
      for (const test of tests.toReversed() as unknown as readonly Test[]) {
        const attempts: object[] = [];
        testResults.push({ test, attempts });
        for (let count = 0; count < (test.numAttempts ?? 1); count += 1) {
          signal.throwIfAborted();
          attempts.push(await attempt(context, orgId, { suite, test, signal }));
          await write(job, { testResults });
        }
      }
      await write(job, { status: "completed", testResults });
    },
    giveUp: (job) => write(job, { status: "failed" }),
  };
}

interface Attempt {
  readonly suite: unknown;
  readonly test: Test;
  readonly signal: AbortSignal;
}

/** Lets the tester talk with the assistant, and has each scorer judge the conversation. */
async function attempt(context: ResourceContext, orgId: string, { suite, test, signal }: Attempt): Promise<object> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(longestAttemptMs)]);
  const { assistant, tester, open } = await openTested(context, orgId, suite);
  const { responder, tools } = await open();
  const said: ConversationMessage[] = [];
  const greeting = firstMessageOf(assistant);
  if (greeting !== undefined) said.push({ role: "assistant", content: greeting });
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const words = await testerWords(context, orgId, { tester, script: test.script, said, signal: within });
    const isOver = words.includes(goodbye);
    const content = words.replace(goodbye, "").trim();
    if (content === "") break;
    const input = [{ role: "user", content }];
    const answer: string[] = [];
    within.throwIfAborted();
    for await (const piece of responder({ assistant, history: [...said], input, tools }, within)) {
      if (isDelta(piece)) answer.push(piece.text);
    }
    said.push(...input, { role: "assistant", content: answer.join("") });
    if (isOver) break;
  }
  const transcript = said.map(({ role, content }) => `${role === "user" ? "User" : "AI"}: ${content}\n`).join("");
  const judge = (rubric: string) => judged(context, orgId, { assistant: tester, transcript, rubric, signal: within });
  const scorerResults = await Promise.all(test.scorers.map(({ rubric }) => judge(rubric)));
  const time = context.now().getTime();
  const messages = said.map(({ role, content = "" }) => ({
    ...{ role: role === "user" ? "user" : "bot", message: content },
    ...{ time, endTime: time, secondsFromStart: 0 },
  }));
  return { scorerResults, call: { artifact: { messages, transcript } } };
}

interface TesterTurn {
  readonly tester: ResolvedAssistant;
  readonly script: string;
  readonly said: readonly ConversationMessage[];
  readonly signal: AbortSignal;
}

/** What the tester says next. To its model the assistant is the other side. */
async function testerWords(
  context: ResourceContext,
  orgId: string,
  { tester, script, said, signal }: TesterTurn,
): Promise<string> {
  const instructions = `You play a person who talks with an assistant. Follow this script, one short utterance at a time, as the person would say it:\n\n${script}\n\nWhen the script is done, end your last utterance with ${goodbye}.`;
  const swapped = said.map(({ role, content = "" }) => ({ role: role === "user" ? "assistant" : "user", content }));
  const { messages: own = [] } = (tester["model"] ?? {}) as { readonly messages?: readonly { content?: string }[] };
  const content = [...own.map((message) => message.content ?? ""), instructions].join("\n\n");
  const messages = [{ role: "system", content }, ...swapped];
  return askModel(context, orgId, { assistant: tester, messages, signal });
}

interface Judged {
  readonly assistant: ResolvedAssistant;
  readonly transcript: string;
  readonly rubric: string;
  readonly signal: AbortSignal;
}

async function judged(
  context: ResourceContext,
  orgId: string,
  { assistant, transcript, rubric, signal }: Judged,
): Promise<object> {
  const messages = [
    {
      role: "system",
      content: `You judge a conversation of an assistant by this rubric:\n\n${rubric}\n\nAnswer with the word pass or fail first, then with your reason in one sentence.`,
    },
    { role: "user", content: transcript },
  ];
  const answer = await askModel(context, orgId, { assistant, messages, signal });
  const result = /^\W*pass\b/i.test(answer) ? "pass" : "fail";
  return { type: "ai", result, reasoning: answer.slice(0, 10_000), rubric };
}
