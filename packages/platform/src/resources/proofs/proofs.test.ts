import { readFileSync } from "node:fs";
import { actingFields, assistantBehaviour, type Node, operationBehaviour } from "@dilo/api/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";
import { assistants } from "./assistants.table.ts";
import { meantForOne, provenElsewhere as ofConversations } from "./elsewhere.table.ts";
import { holdConversation, type Seen, type Talk, type Way } from "./hold-conversation.ts";
import { models } from "./models.table.ts";
import { type Proof, plainTalk } from "./proof.ts";
import { squads } from "./squads.table.ts";
import { telephoneAndTests } from "./telephone-and-tests.table.ts";
import { tools } from "./tools.table.ts";
import { workflows } from "./workflows.table.ts";

const proofs = [...models, ...tools, ...assistants, ...squads, ...workflows];
const provenElsewhere = [...ofConversations, ...telephoneAndTests];
const ways: readonly Way[] = ["call", "chat"];
const waysOf = ({ only }: Proof) => ways.filter((way) => only === undefined || only === way);

let calls: TestCalls;
let modelUrl = "";
beforeAll(async () => {
  calls = await openTestCalls({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
});
afterAll(() => calls.close());

const hold = (way: Way, talk: Talk) => {
  const useModel = (url: string) => {
    modelUrl = url;
  };
  return holdConversation(calls, useModel, way, talk);
};

/** Of most of them nothing is asked for without their fields: one conversation stands for all. */
const plain = { call: new Map<Talk, Promise<Seen>>(), chat: new Map<Talk, Promise<Seen>>() };
function plainly(way: Way, { plain: talk = plainTalk }: Proof): Promise<Seen> {
  const seen = plain[way].get(talk) ?? hold(way, talk);
  plain[way].set(talk, seen);
  return seen;
}

describe.each(proofs.flatMap((proof) => waysOf(proof).map((way) => [proof.name, way, proof] as const)))(
  "%s, in a %s",
  (_name, way, proof) => {
    let asked: Seen;
    let without: Seen;
    beforeAll(async () => {
      without = await plainly(way, proof);
      asked = await hold(way, proof.asked);
    });
    test.each(Object.entries(proof.shows))("%s is seen, and only where it is asked for", (_field, [see, is]) => {
      expect(see(asked)).toEqual(is);
      expect(see(without)).not.toEqual(is);
    });
  },
);

const bodyOf = (name: keyof typeof operationBehaviour): Node => {
  const { body } = operationBehaviour[name];
  if (body === undefined) throw new Error(`${name} has no body.`);
  return body;
};
const call = bodyOf("createWebCall") as Readonly<Record<string, Node>>;
const settings = {
  model: assistantBehaviour["model"] ?? {},
  credential: bodyOf("createCredential"),
  assistant: assistantBehaviour,
  squad: bodyOf("createSquad"),
  workflow: bodyOf("createWorkflow"),
  call,
  chat: bodyOf("createChat"),
  response: bodyOf("createChatResponse"),
  session: bodyOf("createSession"),
  structuredOutput: bodyOf("createStructuredOutput"),
  structuredOutputRun: bodyOf("runStructuredOutput"),
  phoneCall: bodyOf("createCall"),
  number: bodyOf("createPhoneNumber"),
  importedNumber: bodyOf("importTwilioNumber"),
  campaign: bodyOf("createCampaign"),
  evaluation: bodyOf("createEval"),
  evalRun: bodyOf("createEvalRun"),
  suite: bodyOf("createTestSuite"),
  test: bodyOf("createTest"),
  webChat: bodyOf("createWebChat"),
  analytics: bodyOf("queryAnalytics"),
  org: bodyOf("updateOrg"),
};
// They are an assistant's own settings, put over it.
const fields = actingFields(settings, { whole: [call["assistantOverrides"] ?? {}] });

const isBelow = (field: string, beginning: string) =>
  field === beginning || (field.startsWith(beginning) && /[.(]/.test(field[beginning.length] ?? ""));

/** Where the effect of a field is seen in one way; undefined where no test sees it. */
function whereSeen(field: string, way: Way): string | undefined {
  const meant = meantForOne.find((one) => isBelow(field, one.field));
  if (meant !== undefined && meant.way !== way) return `- (${meant.reason})`;
  // Who talks is named in one way in calls and in chats.
  const shown = field.replace(/^chat\./, "call.");
  const isShown = (one: string) => one === shown || (shown !== field && isBelow(one, shown));
  const proof = proofs.find((one) => waysOf(one).includes(way) && Object.keys(one.shows).some(isShown));
  if (proof !== undefined) return `proofs: ${proof.name}`;
  const found = provenElsewhere.find((one) => one.ways.includes(way) && one.fields.includes(field));
  return found && `${found.file}: ${found.test}`;
}

const table = fields.flatMap((field) => ways.map((way) => ({ field, way, where: whereSeen(field, way) })));

test("each field that acts has a test that sees it in a call and one in a chat", async () => {
  const unseen = table.filter(({ where }) => where === undefined);
  expect(unseen.map(({ field, way }) => `${field} in a ${way}`)).toEqual([]);
  const lines = table.map(({ field, way, where = "" }) => `${field}, ${way}: ${where}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./acting-fields.snapshot.txt");
});

test("what is said to be seen is a field that acts, and a test that is there", () => {
  const told = [...proofs.flatMap(({ shows }) => Object.keys(shows)), ...provenElsewhere.flatMap((one) => one.fields)];
  expect(told.filter((field) => !fields.includes(field))).toEqual([]);
  for (const { field } of meantForOne)
    expect(
      fields.some((one) => isBelow(one, field)),
      field,
    ).toBe(true);
  for (const { file, test: name } of provenElsewhere) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const begins = text
      .split(`"${name}`)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before));
    expect(begins, `${file}: ${name}`).toBe(true);
  }
});
