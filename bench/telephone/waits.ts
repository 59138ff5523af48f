// How long a caller waits for the built server: from the INVITE to the first sound, and from the end of what is said to
// the answer. The caller is written out here, packet by packet, and shares nothing with our telephone.
import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { record } from "@dilo/testing/espeak";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { freePort } from "@dilo/testing/free-port";
import { readWav } from "@dilo/testing/wav";
import { openStubLanguageModel } from "../../packages/platform/src/testing/stub-language-model.ts";
import { encode } from "../../packages/telephone/src/rtp/g711.ts";
import { ensureBuilt } from "../../scripts/bootstrap/ready.mjs";
import { root } from "../../scripts/bootstrap/run.mjs";
import { later, newAddress } from "./parties.ts";

const phrase = "Buenos días, necesito ayuda con mi solicitud";
const number = "+13055550111";
const token = "a-private-token-of-a-bench";

/** Milliseconds of each call to its first sound, and of each turn to its answer. */
export async function measureWaits({ calls, turns }: { calls: number; turns: number }) {
  const wav = record(phrase);
  const transcriber = await startFakeTranscriber({ answers: [{ text: phrase, wav }] });
  const model = await openStubLanguageModel(() => ["Con mucho gusto le ayudo."]);
  const caller = newAddress();
  const server = await startServer(caller, transcriber.url, model.url);
  const said = payloadsOf();
  try {
    const toSound: number[] = [];
    for (let at = 0; at < calls; at += 1) {
      const call = await callByHand(caller, server.address);
      toSound.push((await call.loud()) - call.invitedAt);
      await call.hangUp();
    }
    const toAnswer: number[] = [];
    let unheard = 0;
    for (let at = 0; at < turns; at += 1) {
      const call = await callByHand(caller, server.address);
      await call.loud();
      await call.quiet();
      const endedAt = await call.say(said);
      const soundAt = await Promise.race([call.loud(), wait(6000, undefined)]);
      if (soundAt === undefined) unheard += 1;
      else toAnswer.push(soundAt - endedAt);
      await call.hangUp();
    }
    return { toSound, toAnswer, unheard };
  } finally {
    await server.stop();
    await transcriber.close();
    await model.close();
  }
}

async function startServer(caller: string, transcriberUrl: string, modelUrl: string) {
  await ensureBuilt();
  const address = newAddress();
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-bench-data-"));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(await freePort()), DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off" },
      ...{ SIP_ADDRESS: `${address}:5060`, RTP_PORTS: "24000-24200", TRANSCRIBER_URL: transcriberUrl },
      ...{ MODEL_URL: modelUrl, MODEL_NAME: "small" },
      ...{ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: "a-public-token-of-a-bench" },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let origin = "";
  for await (const line of createInterface(child.stdout)) {
    origin = /^Ready: (http\S+?)\/?$/.exec(line)?.[1] ?? "";
    if (origin !== "") break;
  }
  child.stdout.resume();
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${origin}/platform/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  };
  const { id: credentialId } = await post("credential", { provider: "byo-sip-trunk", gateways: [{ ip: caller }] });
  const { id: assistantId } = await post("assistant", {
    name: "Ayuda",
    firstMessage: "Buenos días.",
    model: { provider: "openai", model: "gpt-4o", messages: [{ role: "system", content: "Sea breve." }] },
  });
  await post("phone-number", { provider: "byo-phone-number", number, credentialId, assistantId });
  await wait(5500);
  return {
    address,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What is said, 20 ms each, µ-law. */
function payloadsOf() {
  const { samples } = readWav(record(phrase, { sampleRate: 8000 }));
  // Silence at the end is no speech: the clock starts at its last sound.
  const end = samples.findLastIndex((sample) => Math.abs(sample) > 300) + 1;
  return Array.from({ length: Math.ceil(end / 160) }, (_, at) => {
    const frame = new Int16Array(160);
    frame.set(samples.subarray(at * 160, Math.min(end, at * 160 + 160)));
    const codes = Buffer.alloc(160);
    encode("PCMU", frame, codes);
    return codes;
  });
}

const quietPayload = Buffer.alloc(160, 0xff);
/** Louder than this is sound, of the 0 to 127 of a µ-law code's own steps: a line that is silent has the smallest noise there is. */
const loudSteps = 24;

const isLoud = (packet: Buffer) => packet.subarray(12).some((code) => 127 - (code & 0x7f) > loudSteps);

async function callByHand(from: string, to: string) {
  const [sip, rtp] = [createSocket("udp4"), createSocket("udp4")];
  sip.bind(5060, from);
  rtp.bind(0, from);
  await Promise.all([once(sip, "listening"), once(rtp, "listening")]);
  const id = crypto.randomUUID();
  let tag = "";
  let far = 0;
  const message = (method: string, sequence: number, body = "") =>
    [
      `${method} sip:${number}@${to}:5060 SIP/2.0`,
      `Via: SIP/2.0/UDP ${from}:5060;branch=z9hG4bK${id}${method}`,
      `From: <sip:+13055550100@${from}>;tag=${id}`,
      `To: <sip:${number}@${to}>${tag}`,
      `Call-ID: ${id}`,
      `CSeq: ${sequence} ${method}`,
      `Contact: <sip:ana@${from}:5060>`,
      "Max-Forwards: 70",
      ...(body === "" ? [] : ["Content-Type: application/sdp"]),
      `Content-Length: ${body.length}`,
      "",
      body,
    ].join("\r\n");
  const sdp = `v=0\r\no=- 1 1 IN IP4 ${from}\r\ns=-\r\nc=IN IP4 ${from}\r\nt=0 0\r\nm=audio ${rtp.address().port} RTP/AVP 0\r\n`;
  const answered = later();
  const over = later();
  sip.on("message", (bytes) => {
    const text = bytes.toString();
    if (/^SIP\/2.0 200 [\s\S]*CSeq: 1 INVITE/i.test(text)) {
      tag = /^To:.*(;tag=[^\r\n;]+)/im.exec(text)?.[1] ?? "";
      far = Number(/^m=audio (\d+)/m.exec(text)?.[1] ?? 0);
      sip.send(message("ACK", 1), 5060, to);
      answered.resolve();
    } else if (/^SIP\/2.0 [3-6]/.test(text)) throw new Error(text.split("\r\n")[0]);
    else if (/^SIP\/2.0 200 [\s\S]*CSeq: 2 BYE/i.test(text)) over.resolve();
  });
  let lastLoudAt = 0;
  let listening: ((at: number) => void)[] = [];
  rtp.on("message", (packet) => {
    if (!isLoud(packet)) return;
    lastLoudAt = performance.now();
    for (const tell of listening) tell(lastLoudAt);
    listening = [];
  });
  const invitedAt = performance.now();
  sip.send(message("INVITE", 1, sdp), 5060, to);
  await answered.promise;

  let sequence = 0;
  let queue: Buffer[] = [];
  let saidAll = (_at: number) => {};
  let due = performance.now();
  const timer = setInterval(() => {
    while (due <= performance.now()) {
      due += 20;
      const payload = queue.shift();
      const head = Buffer.alloc(12);
      head.set([0x80, 0]);
      head.writeUInt16BE(sequence & 0xffff, 2);
      head.writeUInt32BE(sequence * 160, 4);
      head.writeUInt32BE(7, 8);
      sequence += 1;
      rtp.send(Buffer.concat([head, payload ?? quietPayload]), far, to);
      if (payload !== undefined && queue.length === 0) saidAll(performance.now());
    }
  }, 5);
  return {
    invitedAt,
    /** When the next sound comes. */
    loud: () => new Promise<number>((resolve) => void listening.push(resolve)),
    /** Waits until nothing has been heard for a second. */
    async quiet() {
      while (performance.now() - lastLoudAt < 1000) await wait(50);
    },
    /** @returns when the last of it went out */
    say: (payloads: readonly Buffer[]) =>
      new Promise<number>((resolve) => {
        saidAll = resolve;
        queue = [...payloads];
      }),
    async hangUp() {
      sip.send(message("BYE", 2), 5060, to);
      await Promise.race([over.promise, wait(1000)]);
      clearInterval(timer);
      sip.close();
      rtp.close();
    },
  };
}
