import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

/** A foreign client's methods, which are typed for another server's answers. */
export type Method = (...given: readonly unknown[]) => Promise<unknown>;
export type Groups = Readonly<Record<string, Readonly<Record<string, Method>>>>;

/** What a foreign method is given, and what it must answer: these fields, or a refusal with this status and code. */
export type SpecialOperation = readonly [
  method: string,
  given: (ids: Readonly<Record<string, string>>) => readonly unknown[],
  answer: unknown,
];

/** Refusals: what needs a carrier, a vendor or an engine, and rows that only such an engine would make. */
export const notConfigured = { status: 422, code: "not-configured" };
export const notOffered = { status: 422, code: "not-offered" };
/** What is answered to a body that lacks what is needed, or names what is not there. */
export const badRequest = { status: 400, code: "bad-request" };
export const notFound = { status: 404, code: "not-found" };
export const noSuchRow = "2f6b0c1e-5a0e-4a53-9f43-0d8f5a9a6c11";

const rejections: ReadonlySet<unknown> = new Set([notConfigured, notOffered, notFound, badRequest]);

/** A server that listens, for clients made by others. */
export interface ForeignHost {
  readonly server: TestServer;
  readonly token: string;
  readonly baseUrl: string;
  /** Sends JSON as no client would. @returns the answer's JSON */
  send(method: string, path: string, body?: object, token?: string): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

export async function openForeignHost(env: Readonly<Record<string, string>> = {}): Promise<ForeignHost> {
  const server = await openTestServer({ env });
  const path = join(server.dataDir, "platform-tokens.json");
  const { private: token } = JSON.parse(await readFile(path, "utf8")) as { readonly private: string };
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const baseUrl = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}/platform`;
  return {
    server,
    token,
    baseUrl,
    send: async (method, at, body, bearer = token) => {
      const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
      const answer = await fetch(baseUrl + at, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return JSON.parse((await answer.text()) || "{}") as Readonly<Record<string, string>>;
    },
    close: async () => {
      await server.services.platform?.close();
      await server.close();
    },
  };
}

/** Joins a call, speaks one second of a tone, says these words, and says goodbye. */
export async function talkInRoom(
  { server, baseUrl }: Pick<ForeignHost, "server" | "baseUrl">,
  webCallUrl: string,
  words = "",
): Promise<void> {
  const { host } = new URL(baseUrl);
  const socket = new WebSocket(webCallUrl.replace(/^ws:\/\/[^/]+/, `ws://${host}`));
  await once(socket, "open");
  const signal = (message: object) => socket.send(JSON.stringify(message));
  signal({ type: "join", version: 1, abilities: { recognition: true, speech: true } });
  signal({ type: "app", data: "playable" });
  const frame = Buffer.alloc(640);
  for (let at = 0; at < 640; at += 2) frame.writeInt16LE(1234, at);
  for (let frames = 0; frames < 50; frames += 1) {
    server.clock.advance(20);
    socket.send(frame);
  }
  if (words !== "") signal({ type: "recognised", text: words, isFinal: true });
  const heard = once(socket, "close");
  await new Promise((resolve) => socket.send(JSON.stringify({ type: "ping", at: 1 }), resolve));
  await once(socket, "message");
  server.clock.advance(1000);
  signal({ type: "leave" });
  await heard;
}

/** Runs a client's methods by "group.method", and knows which were not run. */
export function runner(groups: Groups) {
  const left = new Set(
    Object.entries(groups).flatMap(([group, own]) => Object.keys(own).map((one) => `${group}.${one}`)),
  );
  return {
    left,
    run: async (method: string, ...given: readonly unknown[]): Promise<unknown> => {
      const [group = "", name = ""] = method.split(".");
      const found = groups[group]?.[name];
      if (found === undefined) throw new Error(`The client has no ${method}.`);
      left.delete(method);
      return found(...given);
    },
  };
}

/** Checks an answer against what a special call must answer. */
export async function expectAnswer(answer: Promise<unknown>, wanted: unknown): Promise<void> {
  if (rejections.has(wanted)) return expect(answer).rejects.toMatchObject(wanted as object);
  const got = await answer;
  if (typeof wanted === "object") expect(got).toMatchObject(wanted as object);
  else expect(got).toBe(wanted);
}

/** Areas of rows: what a row is made of, and what is changed in it. */
export const rows: readonly (readonly [group: string, create: object, update: object])[] = [
  ["assistant", { name: "Ana", firstMessage: "Hola." }, { name: "Eva" }],
  ["squad", { name: "Uno", members: [{ assistant: { name: "Ana" } }] }, { name: "Dos", members: [] }],
  ["workflow", { name: "Uno", nodes: [], edges: [] }, { name: "Dos" }],
  ["campaign", { name: "Uno", customers: [{ number: "+13055550123", consent: true }] }, { name: "Dos" }],
  ["session", { name: "Uno" }, { name: "Dos" }],
  ["phoneNumber", { provider: "vapi", name: "Uno" }, { provider: "vapi", name: "Dos" }],
  [
    "tool",
    { type: "function", function: { name: "buscar" } },
    { type: "function", function: { name: "hallar", description: "Halla." } },
  ],
  ["structuredOutput", { name: "Uno", schema: { type: "string" } }, { name: "Dos" }],
  ["testSuite", { name: "Uno" }, { name: "Dos" }],
  ["eval", { type: "chat.mockConversation", messages: [{ role: "user", content: "Hola" }] }, { name: "Dos" }],
  ["token", { tag: "public", name: "Uno" }, { name: "Dos" }],
  ["credential", { provider: "openai", apiKey: "sk-invented" }, { provider: "openai", name: "Dos" }],
  ["template", { type: "tool", name: "Uno" }, { name: "Dos" }],
];

/** Settings of a row to make; campaigns call from a number. */
export const newRow = (group: string, settings: object | undefined, phoneNumberId: string) =>
  group === "campaign" ? { ...settings, phoneNumberId } : settings;

/** The rows of a list, paged or not. */
export const listed = (answer: unknown): readonly { readonly id: string }[] =>
  (Array.isArray(answer) ? answer : (answer as { readonly results: unknown[] }).results) as { readonly id: string }[];
