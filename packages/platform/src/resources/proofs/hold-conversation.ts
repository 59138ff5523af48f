import { buffer } from "node:stream/consumers";
import type { AssistantMessage } from "@dilo/api";
import { hasCode } from "@dilo/foundation";
import { vi } from "vitest";
import { openDeveloperServer, type Received, type Reply } from "../../testing/developer-server.ts";
import { type ModelRequest, openAnsweringModel, type Scripted } from "../../testing/stub-tool-model.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { TestCalls } from "../core/testing/test-calls.ts";

/** Where a conversation is held: by voice in a room, or in writing. */
export type Way = "call" | "chat";

type Settings = Readonly<Record<string, unknown>>;

/** Addresses that a conversation's settings may name. */
export interface Places {
  /** Of the developer's server. */
  readonly server: string;
  /** Of the model; the server's own is the same one. */
  readonly model: string;
  /** Stores something first. @returns its id */
  make(
    name:
      | "createAssistant"
      | "createSquad"
      | "createTool"
      | "createWorkflow"
      | "createCredential"
      | "createSession"
      | "createStructuredOutput",
    body: object,
  ): Promise<string>;
  /** Uploads a text and waits until it has been read. @returns the file's id */
  upload(text: string): Promise<string>;
}

/** A conversation to be held. */
export interface Talk {
  /** Of the call, and of the chat without its input. */
  readonly body: Settings | ((places: Places) => Settings | Promise<Settings>);
  /** What the person says, turn by turn. Left out: one greeting. */
  readonly said?: readonly string[];
  /** The tool that the model wants, told a person's words that name it. */
  readonly wants?: { readonly name: string; readonly arguments?: object };
  /** What ends each turn of the assistant, in its words; the model's own answer when left out. */
  readonly until?: RegExp;
  readonly reply?: (received: Received) => Reply;
}

/** What a conversation came to, by what went over the wire and was heard. */
export interface Seen {
  /** What the model was asked, request by request. */
  readonly asked: readonly Asked[];
  /** What reached the developer's server. */
  readonly received: readonly Received[];
  /** What vendors were asked, wherever they are. */
  readonly vendors: readonly VendorRequest[];
  /** What the assistant said, text by text. */
  readonly said: readonly string[];
  /** What it answered when it was begun. */
  readonly answer: Settings;
  /** The row as it is read afterwards. */
  readonly row: Settings;
  /** What a page got; of a call alone. */
  readonly page: readonly AssistantMessage[];
  /** Bytes of its recording; 0 where none is kept. */
  readonly recorded: number;
}

interface VendorRequest {
  readonly url: string;
  readonly body: Settings;
}

interface Asked extends Settings {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools?: readonly { readonly type: string; readonly function: Settings & { readonly name: string } }[];
}

/** What the model says of its own accord, and of what a tool gave it. */
const plainAnswer = "Bien.";
const toldAnswer = "Me dicen:";

/** Holds a conversation with an assistant, and tells all that could be seen of it from outside. */
export async function holdConversation(
  calls: TestCalls,
  useModel: (url: string) => void,
  way: Way,
  talk: Talk,
): Promise<Seen> {
  const model = await openAnsweringModel((asked) => answerOf(talk, asked));
  const server = await openDeveloperServer((received) => (talk.reply ?? (() => ({ json: given })))(received));
  useModel(model.url);
  const vendors = openVendors();
  try {
    const places = placesOf(calls, server.url, model.url.replace("127.0.0.1", "localhost"));
    const body = typeof talk.body === "function" ? await talk.body(places) : talk.body;
    const { said = ["Hola."], until = new RegExp(`^(?:${plainAnswer}|${toldAnswer})`) } = talk;
    const held = await (way === "chat" ? inWriting : byVoice)(calls, body, { said, until });
    await calls.fixture.resources.settled();
    await calls.fixture.resources.workDone();
    const asked = model.requests.map(
      ({ url, headers, body: text }) => ({ path: url, headers, ...JSON.parse(text.toString()) }) as Asked,
    );
    return { ...held, asked, received: [...server.received], vendors };
  } finally {
    vi.unstubAllGlobals();
    await Promise.all([model.close(), server.close()]);
  }
}

/** Vendors that speak: whatever they are asked sounds for a moment. @returns what they are asked, as it comes */
function openVendors(): readonly VendorRequest[] {
  const vendors: VendorRequest[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { hostname } = new URL(address);
    if (hostname === "127.0.0.1" || hostname === "localhost") return fetch(address, init);
    vendors.push({ url: address, body: JSON.parse(String(init.body)) as Settings });
    return new Response(new Uint8Array(6400), { headers: { "content-type": "audio/pcm" } });
  });
  return vendors;
}

const given = { results: [{ toolCallId: "call_0", result: "Hace sol." }] };

/** Wants its tool once where it has it, tells what came of it, and answers everything else in one word. */
function answerOf({ wants }: Talk, { messages, tools = [] }: ModelRequest): Scripted {
  const last = messages.at(-1);
  if (last?.role === "tool") return says(`${toldAnswer} ${last.content}`);
  const isThere = tools.some(({ function: { name } }) => name === wants?.name);
  if (wants === undefined || !isThere || last?.role !== "user") return says(plainAnswer);
  const { name, arguments: values = {} } = wants;
  const wish = { index: 0, id: "call_0", type: "function", function: { name, arguments: JSON.stringify(values) } };
  return { deltas: [{ tool_calls: [wish] }], finish: "tool_calls" };
}

const says = (content: string): Scripted => ({ deltas: [{ content }], finish: "stop" });

function placesOf({ fixture }: TestCalls, server: string, model: string): Places {
  return {
    server,
    model,
    make: async (name, body) => {
      const { status, body: row, text } = await fixture.do(name, { body });
      if (status !== 201) throw new Error(`${name}: ${text}`);
      return String(row["id"]);
    },
    upload: async (text) => {
      const { body } = await fixture.do("createFile", { body: { file: new File([text], "guide.md") } });
      await fixture.resources.workDone();
      return String(body["id"]);
    },
  };
}

interface Course {
  readonly said: readonly string[];
  readonly until: RegExp;
}

type Held = Pick<Seen, "said" | "answer" | "row" | "page" | "recorded">;

async function inWriting({ fixture }: TestCalls, body: Settings, { said }: Course): Promise<Held> {
  const heard: string[] = [];
  let answer: Settings = {};
  for (const [turn, input] of said.entries()) {
    const who = turn === 0 ? body : { previousChatId: answer["id"] };
    const { status, text, body: chat } = await fixture.do("createChat", { body: { ...who, input } });
    if (status !== 201) throw new Error(text);
    answer = chat;
    const output = chat["output"] as { readonly role: string; readonly content?: string }[];
    heard.push(...output.flatMap(({ role, content }) => (role === "assistant" && content ? [content] : [])));
  }
  const { body: row } = await fixture.do("getChat", { parameters: { id: String(answer["id"]) } });
  return { said: heard, answer, row, page: [], recorded: 0 };
}

async function byVoice(calls: TestCalls, body: Settings, { said, until }: Course): Promise<Held> {
  const { answer, client } = await calls.call(body);
  try {
    await client.when((one) => (one.kind === "word" ? one : undefined));
    for (const [turn, text] of said.entries()) {
      client.signal({ type: "recognised", text, isFinal: true });
      await client.heard(
        "transcript",
        ({ role, transcript }) => role === "assistant" && until.test(transcript),
        turn + 1,
      );
    }
    client.signal({ type: "leave" });
  } catch (failure) {
    // Some assistants hang up.
    if (!String(failure).includes("The room closed")) throw failure;
  }
  const parameters = { id: String(answer.body["id"]) };
  let row: Settings = {};
  while (row["status"] !== "ended") {
    row = (await calls.fixture.do("getCall", { parameters })).body;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  client.cut();
  const page = client.arrived.flatMap((one) => (one.kind === "message" ? [one.message] : []));
  const heard = page.flatMap((one) => (one.type === "transcript" && one.role === "assistant" ? [one.transcript] : []));
  return { said: heard, answer: answer.body, row, page, recorded: await recordedOf(calls, parameters.id) };
}

/** How much sound is kept of a call, as a member of its org reads it. */
async function recordedOf({ fixture }: TestCalls, callId: string): Promise<number> {
  await fixture.resources.settled();
  try {
    const { stream } = await fixture.resources.recording({ token: fixture.tokens.private }, callId, "stereo");
    return (await buffer(stream)).length;
  } catch (error) {
    if (hasCode(error, OperationError, "not-found")) return 0;
    throw error;
  }
}
