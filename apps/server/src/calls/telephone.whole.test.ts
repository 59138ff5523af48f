import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { openPayingPerson } from "@dilo/testing/paying-person";
import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeEmptyStore } from "../store/testing.ts";
import { buildServer, startBuilt } from "../testing/built-server.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

const root = join(import.meta.dirname, "../../../..");
const place = join(root, `node_modules/.cache/dilo-telephone-${process.pid}`);
const startLimitMs = 120_000;
const token = "an-operators-private-token";
/** As in docs/telephone.md, but for the last number: other tests call too. */
const ours = "127.0.0.71";
const softphone = "127.0.0.72";
const other = "127.0.0.73";
/** The product's own number. */
const interviewed = "+13055550112";
let dataDir: string;
let port: number;
let server: ReturnType<typeof startBuilt>;

type Steps = Parameters<typeof callerScenario>[0];
const begin: Steps = [
  { send: "INVITE", sdp: usualSdp, again: 500 },
  { recv: 100, optional: true },
  { recv: 180, optional: true },
  { recv: 200, rrs: true },
  { send: "ACK" },
];

/** The requests of docs/telephone.md's start, by their operation. */
async function documented(): Promise<Readonly<Record<string, object>>> {
  const page = await readFile(join(root, "docs/telephone.md"), "utf8");
  const blocks = [...page.matchAll(/```json\nPOST \/platform\/(\S+)\n([\s\S]*?)```/g)];
  return Object.fromEntries(blocks.map(([, name = "", body = ""]) => [name, JSON.parse(body)]));
}

async function post(operation: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`http://localhost:${port}/platform/${operation}`, {
    ...{ method: "POST", body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return JSON.parse(text);
}

async function lastCall(): Promise<Readonly<Record<string, unknown>> | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://localhost:${port}/platform/call`, { headers });
  return ((await answer.json()) as Readonly<Record<string, unknown>>[])[0];
}

beforeAll(async () => {
  if (whyNot !== undefined) return;
  dataDir = await mkdtemp(join(tmpdir(), "dilo-telephone-"));
  port = await freePort();
  await placeEmptyStore(dataDir);
  await buildServer(place);
  server = startBuilt(place, {
    PHONE_NUMBER: interviewed,
    ...{ DATA_DIR: dataDir, PORT: String(port), SIP_ADDRESS: `${ours}:5060`, RTP_PORTS: "23000-23100" },
    // Nobody speaks to it, so nothing hears.
    ...{
      TRANSCRIBER_URL: "http://127.0.0.1:1/v1",
      ...{ MODEL_URL: "http://127.0.0.1:1/v1", MODEL_NAME: "small" },
      PLATFORM_PRIVATE_TOKEN: token,
      PLATFORM_PUBLIC_TOKEN: "public-token-of-the-test",
    },
  });
  await server.says("Ready: ");
}, startLimitMs);

afterAll(async () => {
  if (whyNot !== undefined) return;
  const { child } = server;
  if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
  await rm(dataDir, { recursive: true, force: true });
  await rm(place, { recursive: true, force: true });
});

/** By INFO: a recorded key has one moment, and pressed twice it would be the same one. */
const key = (name: string): Steps => [
  { send: "INFO", body: `Signal=${name}\nDuration=160`, type: "application/dtmf-relay", again: 500 },
  { recv: 200 },
  { pauseMs: 200 },
];
const keys = (digits: string): Steps => [...digits].flatMap(key);

describe.skipIf(whyNot !== undefined)(`the built server with SIP_ADDRESS${lack}`, () => {
  test(
    "goes on with a form by its code and keys, and keeps what was pressed when the caller hangs up",
    async () => {
      const person = openPayingPerson(`http://localhost:${port}`);
      await person.pay(port);
      const ask = async (method: string, path: string, body?: object) => {
        const { text } = await person.send(port, method, path, body);
        return text === "" ? undefined : JSON.parse(text);
      };
      const name = { formType: "N-400", said: "Rosa Elena Prado Luna", heardAt: new Date().toISOString() };
      await ask("PUT", "/draft/answers/nombre_completo", name);
      const { code } = await ask("POST", "/api/resume-code");
      await post("credential", { provider: "byo-sip-trunk", gateways: [{ ip: other }] });
      await new Promise((resolve) => setTimeout(resolve, 5500));
      const wait = { pauseMs: 2500 };
      const call: Steps = [
        ...[...begin, wait, ...keys(code.replaceAll(" ", "")), wait, ...key("1"), wait],
        ...[...keys("15031985"), wait, ...key("1"), wait, { send: "BYE", again: 500 }, { recv: 200 }],
      ];
      const to = { address: other, to: `${ours}:5060`, options: ["-s", interviewed], timeoutSeconds: 60 };
      expect(await runSipp(callerScenario(call), to).done).toMatchObject({ isRight: true });
      const { draft } = await ask("GET", "/draft");
      expect(draft.answers).toMatchObject({ fecha_nacimiento: { said: "15 de marzo de 1985" } });
    },
    startLimitMs,
  );

  test(
    "is called and calls by the steps of docs/telephone.md, and says goodbye when it stops",
    async () => {
      expect(server.text()).toMatch(/^ {2}calls +by telephone at 127\.0\.0\.71 port 5060/m);
      const steps = await documented();
      const gateways = [{ ip: softphone, port: 5060 }];
      const { id: credentialId } = await post("credential", { ...steps["credential"], gateways });
      const { id: assistantId, firstMessage } = await post("assistant", steps["assistant"] ?? {});
      const number = await post("phone-number", { ...steps["phone-number"], credentialId, assistantId });
      const called = String(number["number"]);
      // So long the document says it takes at most until the trunk is heard.
      await new Promise((resolve) => setTimeout(resolve, 5000));

      const call: Steps = [...begin, { pauseMs: 1500 }, { send: "BYE", again: 500 }, { recv: 200 }];
      const to = { address: softphone, to: `${ours}:5060`, options: ["-s", called] };
      expect(await runSipp(callerScenario(call), to).done).toMatchObject({ isRight: true });
      const ended = { timeout: 5000 };
      await expect.poll(async () => (await lastCall())?.["status"], ended).toBe("ended");
      expect(await lastCall()).toMatchObject({ type: "inboundPhoneCall", endedReason: "customer-ended-call" });
      const { messages } = ((await lastCall()) ?? {}) as { readonly messages?: readonly object[] };
      // It was hung up on in the middle of its words.
      const begun = String(firstMessage).slice(0, 7);
      expect(messages).toContainEqual(expect.objectContaining({ message: expect.stringContaining(begun) }));

      const answered = runSipp(
        calledScenario([
          { recv: "INVITE", has: "INVITE sip:.13055550122@" },
          { send: "200 OK", sdp: usualSdp.replace("0 8 101", "0 101"), again: 500 },
          { recv: "ACK", rrs: true },
          { recv: "BYE", timeoutMs: 20_000 },
          { send: "200 OK" },
        ]),
        { address: softphone, timeoutSeconds: 30 },
      );
      await post("call", { phoneNumberId: number["id"], assistantId, customer: { number: "+13055550122" } });
      await expect.poll(async () => (await lastCall())?.["status"], ended).toBe("in-progress");
      const { child } = server;
      child.kill("SIGTERM");
      expect(await answered.done).toMatchObject({ isRight: true });
      if (child.exitCode === null) await once(child, "exit");
      expect(child.exitCode).toBe(0);
    },
    startLimitMs,
  );
});
