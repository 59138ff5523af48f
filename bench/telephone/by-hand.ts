// A caller that is written out here, packet by packet, and shares nothing with our telephone; and the built server it calls.
import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { record } from "@dilo/testing/espeak";
import { freePort } from "@dilo/testing/free-port";
import { readWav } from "@dilo/testing/wav";
import { encode } from "../../packages/telephone/src/rtp/g711.ts";
import { ensureBuilt, root } from "../../scripts/bootstrap.mjs";
import { cpuMsOf } from "../process-usage.ts";
import { later, newAddress } from "./parties.ts";

const token = "a-private-token-of-a-bench";

/** Of a core. */
const quietShare = 0.05;
/** Longer nobody waits for a server to be quiet. Milliseconds. */
const warmMs = 120_000;

/** The built server, which listens to one caller. @param settings beside those of its telephone */
export async function startServer(caller: string, settings: Readonly<Record<string, string>>) {
  await ensureBuilt();
  const address = newAddress();
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-bench-data-"));
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(port), DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off" },
      ...{ SIP_ADDRESS: `${address}:5060`, RTP_PORTS: "24000-24200" },
      ...settings,
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
  return {
    ...{ address, origin, port, post, credentialId },
    /** Waits until it has done what a server does when it has just begun: names are read, and questions are spoken ahead. */
    async warm() {
      const until = performance.now() + warmMs;
      for (let isBusy = true; isBusy && performance.now() < until; ) {
        const before = await cpuMsOf(child.pid);
        await wait(2000);
        isBusy = (await cpuMsOf(child.pid)) - before > 2000 * quietShare;
      }
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Words as they are said, 20 ms each, µ-law. */
export function payloadsOf(phrase: string): readonly Buffer[] {
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

/** 20 ms of silence. */
export const quietPayload = Buffer.alloc(160, 0xff);
/** Louder than this is sound, of the 0 to 127 of a µ-law code's own steps: a line that is silent has the smallest noise there is. */
const loudSteps = 24;

const isLoud = (packet: Buffer) => packet.subarray(12).some((code) => 127 - (code & 0x7f) > loudSteps);

/** So long a key is held. Steps of 20 ms. */
const keySteps = 5;

/** One packet of a key (RFC 4733). */
interface KeyStep {
  readonly key: number;
  readonly step: number;
}

const steps = Array.from({ length: keySteps + 3 }, (_, at) => at);

/**
 * Calls.
 * @param how `lossEvery`: one in so many packets that are sent is lost
 */
export async function callByHand({
  from,
  to,
  number,
  lossEvery,
}: {
  readonly from: string;
  readonly to: string;
  readonly number: string;
  readonly lossEvery?: number;
}) {
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
  const sdp = `v=0\r\no=- 1 1 IN IP4 ${from}\r\ns=-\r\nc=IN IP4 ${from}\r\nt=0 0\r\nm=audio ${rtp.address().port} RTP/AVP 0 101\r\na=rtpmap:101 telephone-event/8000\r\n`;
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
    else if (text.startsWith("BYE ")) {
      const kept = text.split("\r\n").filter((line) => /^(Via|From|To|Call-ID|CSeq):/i.test(line));
      sip.send(["SIP/2.0 200 OK", ...kept, "Content-Length: 0", "", ""].join("\r\n"), 5060, to);
      over.resolve();
      isOver = true;
    }
  });
  let isOver = false;
  let state = 20_261_129;
  const isLost = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return lossEvery !== undefined && state % (lossEvery * 1000) < 1000;
  };
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
  let queue: (Buffer | KeyStep)[] = [];
  let keyStamp = 0;
  let saidAll = (_at: number) => {};
  let due = performance.now();
  const timer = setInterval(() => {
    while (due <= performance.now()) {
      due += 20;
      const item = queue.shift();
      const head = Buffer.alloc(12);
      const isKey = item !== undefined && "key" in item;
      if (isKey && item.step === 0) keyStamp = sequence * 160;
      head.set([0x80, (isKey ? 101 : 0) + (isKey && item.step === 0 ? 0x80 : 0)]);
      head.writeUInt16BE(sequence & 0xffff, 2);
      head.writeUInt32BE(isKey ? keyStamp : sequence * 160, 4);
      head.writeUInt32BE(7, 8);
      sequence += 1;
      if (!isLost()) rtp.send(Buffer.concat([head, isKey ? payloadOfKey(item) : (item ?? quietPayload)]), far, to);
      if (item !== undefined && queue.length === 0) saidAll(performance.now());
    }
  }, 5);
  /** @returns when the last of it went out */
  const say = (items: readonly (Buffer | KeyStep)[]) =>
    new Promise<number>((resolve) => {
      saidAll = resolve;
      queue = [...items];
    });
  return {
    invitedAt,
    /** When the next sound comes. */
    loud: () => new Promise<number>((resolve) => void listening.push(resolve)),
    /** Waits until nothing has been heard for a second. */
    async quiet() {
      while (performance.now() - lastLoudAt < 1000) await wait(50);
    },
    say,
    /** Presses keys, one after the other, with a pause behind each. */
    press: (keys: string) => {
      const pressed = [...keys].flatMap((one) => steps.map((step) => ({ key: "0123456789*#".indexOf(one), step })));
      return say(pressed.flatMap((one) => (one.step === steps.length - 1 ? [one, ...gap] : [one])));
    },
    /** The other side has hung up. */
    isOver: () => isOver,
    async hangUp() {
      if (!isOver) sip.send(message("BYE", 2), 5060, to);
      await Promise.race([over.promise, wait(1000)]);
      clearInterval(timer);
      sip.close();
      rtp.close();
    },
  };
}

const gap = Array.from({ length: 4 }, () => quietPayload);

/** The last three packets of a key say that it is over. */
function payloadOfKey({ key, step }: KeyStep): Buffer {
  const payload = Buffer.from([key, step >= keySteps ? 0x8a : 0x0a, 0, 0]);
  payload.writeUInt16BE(160 * Math.min(step + 1, keySteps), 2);
  return payload;
}
