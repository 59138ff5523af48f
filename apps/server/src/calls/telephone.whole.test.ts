import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { whyNoBaresip } from "@dilo/testing/baresip";
import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { type FakeTranscriber, startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { freePort } from "@dilo/testing/free-port";
import { openPayingPerson } from "@dilo/testing/paying-person";
import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { readWav, toWav } from "@dilo/testing/wav";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { placeEmptyStore } from "../store/testing.ts";
import { buildServer, startBuilt } from "../testing/built-server.ts";

const whyNot = whyNoSipp();
const whyNoSoftphone = whyNoBaresip() ?? whyNoSpeech();
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
let transcriber: FakeTranscriber;
let model: Awaited<ReturnType<typeof openModel>>;

/** What somebody asks the clinic, and what its model answers to that and to keys. */
const asked = "Quisiera pedir una cita con la doctora.";
const answered = "Con mucho gusto, marque su teléfono.";
const thanked = "Muchas gracias, le llamamos pronto.";

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

/** Waits until we have said all this, and longer than the last of it sounds: the row is written while it is spoken. */
async function haveSaid(texts: readonly unknown[]) {
  type Message = { readonly role: string; readonly message: string };
  const said = async () => {
    const { messages = [] } = ((await lastCall()) ?? {}) as { readonly messages?: readonly Message[] };
    return messages.filter(({ role }) => role === "bot").map(({ message }) => message);
  };
  await expect.poll(said, { timeout: 20_000 }).toEqual(texts);
  await new Promise((resolve) => setTimeout(resolve, 4000));
}

/** The last of what a model was told, in order; it has one answer for words and one for digits. */
async function openModel() {
  const told: string[] = [];
  const service = createServer(async (request, response) => {
    const last = JSON.parse(await text(request)).messages.at(-1).content as string;
    told.push(last);
    const delta = { content: /^\d+$/.test(last) ? thanked : answered };
    const chunk = { id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: "stop" }] };
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  return { told, url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`, close: () => service.close() };
}

beforeAll(async () => {
  if (whyNot !== undefined) return;
  const speakable = whyNoSoftphone === undefined ? [asked] : [];
  transcriber = await startFakeTranscriber({ answers: speakable.map((text) => ({ text, wav: record(text) })) });
  model = await openModel();
  dataDir = await mkdtemp(join(tmpdir(), "dilo-telephone-"));
  port = await freePort();
  await placeEmptyStore(dataDir);
  await buildServer(place);
  server = startBuilt(place, {
    PHONE_NUMBER: interviewed,
    ...{ DATA_DIR: dataDir, PORT: String(port), SIP_ADDRESS: `${ours}:5060`, RTP_PORTS: "23000-23100" },
    ...{
      TRANSCRIBER_URL: transcriber.url,
      ...{ MODEL_URL: model.url, MODEL_NAME: "small" },
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
  model.close();
  await transcriber.close();
  await rm(dataDir, { recursive: true, force: true });
  await rm(place, { recursive: true, force: true });
});

/** Runs the page's commands with a recording for a microphone and a file for a loudspeaker; keys can be typed. */
async function dialAsDocumented({ sipPort, says }: { readonly sipPort: number; readonly says: string }) {
  const page = await readFile(join(root, "docs/telephone.md"), "utf8");
  const commands = /```sh\n([\s\S]*?)\n```/.exec(page)?.[1]?.split("\n") ?? [];
  const folder = await mkdtemp(join(tmpdir(), "dilo-softphone-"));
  // It hangs up where the recording ends.
  const samples = new Int16Array(8000 * 90);
  samples.set(readWav(record(says, { sampleRate: 8000 })).samples, 8000 * 10);
  await writeFile(join(folder, "says.wav"), toWav({ sampleRate: 8000, samples }));
  const sound = [
    "sed -i -E 's/^(audio_source).*/\\1 aufile,says.wav/; s/^(audio_player).*/\\1 aubridge,nobody/' softphone/config",
    "printf 'module %s.so\\n' aufile aubridge sndfile >> softphone/config",
    "echo 'snd_path .' >> softphone/config",
  ];
  const typed = [...commands.slice(0, -1), ...sound, `exec ${commands.at(-1)}`].join("\n");
  const script = typed.replace("127.0.0.1:5060", `127.0.0.1:${sipPort}`).replace("@127.0.0.2", `@${ours}`);
  const child = spawn("sh", ["-ec", script], { cwd: folder, stdio: ["pipe", "ignore", "ignore"] });
  const ended = once(child, "exit");
  const end = () => void child.kill("SIGKILL");
  onTestFinished(end);
  return {
    type: (keys: string) => child.stdin.write(keys),
    /** Ends it. @returns what was heard, in pieces with a second of silence between them */
    async close() {
      end();
      await ended;
      const file = (await readdir(folder)).find((name) => name.endsWith("-dec.wav"));
      const heard = file === undefined ? [] : piecesOf(readWav(await readFile(join(folder, file))).samples);
      await rm(folder, { recursive: true });
      return heard;
    },
  };
}

/** Louder than the noise of a line where nobody speaks. */
const loud = 300;

function piecesOf(samples: Int16Array): readonly Int16Array[] {
  const pieces: Int16Array[] = [];
  let [from, last] = [-1, -1];
  const close = () => {
    if (from !== -1) pieces.push(samples.slice(from, last + 1));
  };
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < loud) continue;
    if (from === -1 || at - last > 8000) {
      close();
      from = at;
    }
    last = at;
  }
  close();
  return pieces;
}

/** Which of these texts each sound is like; "" for none. */
async function recognised(pieces: readonly Int16Array[], texts: readonly string[]) {
  const answers = texts.map((text) => ({ text, wav: record(text, { sampleRate: 8000 }) }));
  const ear = await startFakeTranscriber({ answers });
  for (const samples of pieces) {
    const form = new FormData();
    form.set("model", "ear");
    form.set("file", new Blob([toWav({ sampleRate: 8000, samples }) as Buffer<ArrayBuffer>]));
    await fetch(`${ear.url}/audio/transcriptions`, { method: "POST", body: form });
  }
  await ear.close();
  return ear.heard.map(({ text }) => text);
}

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

  test.skipIf(whyNoSoftphone !== undefined)(
    `is called by a softphone that was begun as docs/telephone.md says${whyNoSoftphone === undefined ? "" : `: ${whyNoSoftphone}`}`,
    async () => {
      const sipPort = await freePort();
      const steps = await documented();
      const { id: credentialId } = await post("credential", {
        ...steps["credential"],
        gateways: [{ ip: "127.0.0.1", port: sipPort }],
      });
      const { id: assistantId, firstMessage } = await post("assistant", steps["assistant"] ?? {});
      const { id } = await post("phone-number", { ...steps["phone-number"], credentialId, assistantId });
      await new Promise((resolve) => setTimeout(resolve, 5000));

      const softphone = await dialAsDocumented({ sipPort, says: asked });
      await expect.poll(() => model.told, { timeout: 60_000 }).toEqual([asked]);
      await haveSaid([firstMessage, answered]);
      softphone.type("3055550123#");
      await expect.poll(() => model.told, { timeout: 20_000 }).toEqual([asked, "3055550123"]);
      await haveSaid([firstMessage, answered, thanked]);
      softphone.type("b");
      await expect.poll(async () => (await lastCall())?.["status"], { timeout: 20_000 }).toBe("ended");
      expect(await lastCall()).toMatchObject({ type: "inboundPhoneCall", endedReason: "customer-ended-call" });
      const heard = await softphone.close();
      const [greeting] = await recognised(heard, [String(firstMessage), answered, thanked]);
      expect(greeting).toBe(firstMessage);
      // A busy machine tears short sentences too much to be recognised.
      expect(heard.map((piece) => piece.length > 8000)).toEqual([true, true, true]);
      const headers = { authorization: `Bearer ${token}` };
      await fetch(`http://localhost:${port}/platform/phone-number/${id}`, { method: "DELETE", headers });
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
