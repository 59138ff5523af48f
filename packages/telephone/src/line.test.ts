import { fork, spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { lineContract } from "./line.contract.ts";
import type { IncomingCall, TelephoneSettings, Trunk } from "./line.ts";
import { soundPriority } from "./process/go-first.ts";
import type { Order } from "./process/messages.ts";
import { startTelephone } from "./process/telephone-process.ts";
import { decode, encode } from "./rtp/g711.ts";
import { newAddress, openEar, openTestTelephone, trunkOf } from "./scenarios/testing-telephone.ts";

type Codec = "PCMU" | "PCMA";

const coded = (codec: Codec) => (frame: Int16Array) => {
  const codes = new Uint8Array(frame.length);
  encode(codec, frame, codes);
  return decode(codec, codes);
};

async function openPair(codec: Codec, isTcp = false) {
  const far = await openTestTelephone([]);
  const near = await openTestTelephone([trunkOf(far.address)]);
  const gateway = { address: near.address, port: 5060, isInbound: true, isOutbound: true } as const;
  const trunk = trunkOf(near.address, { gateways: [{ ...gateway, protocol: isTcp ? "tcp" : "udp" }] });
  far.telephone.setTrunks([trunk]);
  const told = openEar();
  const request = { id: "one", trunk, to: { user: "1" }, from: { user: "2" }, ringForMs: 5000, codecs: [codec] };
  const line = far.telephone.dial(request, told.listener);
  await told.answered;
  await expect.poll(() => near.calls[0]?.told.events).toContain("answered");
  const [answered] = near.calls;
  if (answered === undefined) throw new Error("nobody was called");
  return { line: answered.line, told: answered.told, far: { line, told } };
}

lineContract("SIP with PCMU", () => openPair("PCMU"), coded("PCMU"));
lineContract("SIP over TCP with PCMA", () => openPair("PCMA", true), coded("PCMA"));

async function openProcess(onIncoming: (call: IncomingCall) => void) {
  const address = newAddress();
  const settings = { address, port: 5060, rtpPorts: { min: 20_000, max: 20_100 }, maxCalls: 5 };
  const telephone = await startTelephone(settings, onIncoming);
  onTestFinished(() => telephone.close());
  return { telephone, address };
}

async function openInProcess() {
  const told = openEar();
  const answered: { line?: ReturnType<IncomingCall["answer"]> } = {};
  const { telephone, address } = await openProcess((call) => {
    call.ring();
    answered.line = call.answer(told.listener);
  });
  const far = await openTestTelephone([]);
  telephone.setTrunks([trunkOf(far.address)]);
  const trunk = trunkOf(address);
  far.telephone.setTrunks([trunk]);
  const farTold = openEar();
  const request = { id: "one", trunk, to: { user: "1" }, from: { user: "2" }, ringForMs: 10_000 };
  const line = far.telephone.dial(request, farTold.listener);
  await farTold.answered;
  await told.answered;
  if (answered.line === undefined) throw new Error("nobody was called");
  return { telephone, line: answered.line, told, far: { line, told: farTold } };
}

lineContract("the telephone process", openInProcess, coded("PCMU"));

test("a telephone process that is killed ends its calls, says so, and listens again", async () => {
  const { telephone, told } = await openInProcess();
  const before = telephone.processId();
  if (before === undefined) throw new Error("there is no process");
  process.kill(before, "SIGKILL");
  expect(await told.ended).toEqual({ cause: "lost" });
  await expect.poll(() => telephone.processId(), { timeout: 10_000 }).not.toBe(before);
  await expect.poll(() => telephone.processId(), { timeout: 10_000 }).toBeDefined();
});

test("a telephone process goes before others, where this user may let it", async () => {
  const { telephone } = await openInProcess();
  const mayGoFirst = Number(spawnSync("nice", ["-n", "-1", "nice"]).stdout) < getPriority();
  expect(getPriority(telephone.processId())).toBe(mayGoFirst ? soundPriority : getPriority());
});

/** What an exchange answers to an INVITE and to the CANCEL behind it: status lines, and after how many milliseconds. */
type Answers = Readonly<Partial<Record<"INVITE" | "CANCEL", readonly (readonly [line: string, afterMs: number])[]>>>;

/** An exchange that answers as it likes. @returns its address, and the requests that came to it, by method */
async function openExchange(answers: Answers) {
  const address = newAddress();
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  const requests: string[] = [];
  let invite = "";
  socket.on("message", (bytes, from) => {
    const text = bytes.toString();
    const method = text.split(" ")[0] ?? "";
    requests.push(method);
    if (method === "INVITE") invite = text;
    for (const [line, afterMs] of answers[method as keyof Answers] ?? []) {
      const about = line.startsWith("200") ? text : invite;
      const kept = about.split("\r\n").filter((one) => /^(Via|From|To|Call-ID|CSeq):/i.test(one));
      const answer = [`SIP/2.0 ${line}`, ...kept, "Content-Length: 0", "", ""].join("\r\n");
      const timer = setTimeout(() => socket.send(answer, from.port, from.address), afterMs);
      onTestFinished(() => clearTimeout(timer));
    }
  });
  socket.bind(5060, address);
  await once(socket, "listening");
  return { address, requests };
}

const trying = [["100 Trying", 0]] as const;
/** Who is being called when the server is killed. */
const exchanges = {
  /** It begins to ring just as the call is given up: the two messages cross. */
  late: { INVITE: trying, CANCEL: [["180 Ringing", 0]] },
  slow: { INVITE: trying, CANCEL: [["180 Ringing", 2000]] },
  // Whether it rings then, nobody knows.
  mute: { INVITE: trying },
  obedient: { INVITE: trying, CANCEL: [["200 OK", 0]] },
  dead: {},
} satisfies Record<string, Answers>;

test("a telephone process whose server is killed lets a telephone that rings alone, hangs up on who talks, and passes on whose telephone rang", async () => {
  const given: string[] = [];
  const told = openEar();
  const far = await openTestTelephone([], {
    onIncoming: (call) => {
      call.onGivenUp(() => given.push(call.to));
      if (call.to === "2") call.answer(told.listener);
      else if (call.to === "1") call.ring();
    },
  });
  const address = newAddress();
  far.telephone.setTrunks([trunkOf(address)]);
  const settings: TelephoneSettings = { address, port: 5060, rtpPorts: { min: 20_000, max: 20_100 }, maxCalls: 10 };
  const child = fork(new URL("process/telephone-worker.ts", import.meta.url), [JSON.stringify(settings)], {
    ...{ serialization: "advanced", execArgv: ["--import", "tsx"], env: {} },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit");
  await once(child, "message");
  const trunk = trunkOf(far.address);
  const program = `data:text/javascript,${encodeURIComponent(
    // The database is busy the first time.
    `import { writeFileSync } from "node:fs";
    let isBusy = true;
    export async function sayLast(file, rang) {
      const wasBusy = isBusy;
      isBusy = false;
      if (wasBusy) throw new Error("busy");
      writeFileSync(file, rang.join());
    }`,
  )}`;
  const file = join(await mkdtemp(join(tmpdir(), "dilo-last-words-")), "rang");
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  const others = new Map<string, Trunk>();
  for (const [name, answers] of Object.entries(exchanges)) {
    others.set(name, trunkOf((await openExchange(answers)).address));
  }
  const dials = ["1", "2", "3", ...others.keys()].map((user): Order => {
    const request = {
      id: user,
      trunk: others.get(user) ?? trunk,
      to: { user },
      from: { user: "9" },
      ringForMs: 10_000,
    };
    return { kind: "dial", request };
  });
  const words: Order = { kind: "last-words", words: { program, parts: file } };
  child.send([{ kind: "trunks", trunks: [trunk, ...others.values()] } satisfies Order, words, ...dials]);
  await told.answered;
  child.disconnect();
  // As a supervisor does with what is left of a service whose main process is gone.
  child.kill("SIGTERM");
  expect(await told.ended).toEqual({ cause: "hung-up" });
  await expect.poll(() => given.toSorted(), { timeout: 5000 }).toEqual(["1", "3"]);
  await exited;
  expect((await readFile(file, "utf8")).split(",").toSorted()).toEqual(["1", "2", "late", "mute", "slow"]);
});

test("whose line is being opened when the telephone closes is not called", async () => {
  const { address, requests } = await openExchange(exchanges.mute);
  const { telephone } = await openTestTelephone([trunkOf(address)]);
  const told = openEar();
  const request = { id: "one", trunk: trunkOf(address), to: { user: "1" }, from: { user: "2" }, ringForMs: 5000 };
  telephone.dial(request, told.listener);
  const closed = telephone.close();
  expect(await told.ended).toEqual({ cause: "cancelled" });
  await closed;
  expect(requests).toEqual([]);
});

test("a Ctrl-C at the terminal is the server's to heed: calls go on until it ends them", async () => {
  const { telephone, told, far } = await openInProcess();
  process.kill(telephone.processId() ?? 0, "SIGINT");
  far.line.sendDigits("5");
  await expect.poll(() => told.events, { timeout: 5000 }).toEqual(["answered", "digit 5"]);
});

describe("a place that is taken", () => {
  test("is waited for, as the telephone of a killed server leaves it when it has said goodbye", async () => {
    const { telephone: before, address } = await openTestTelephone([]);
    setTimeout(() => void before.close(), 1000);
    const settings = { address, port: 5060, rtpPorts: { min: 20_000, max: 20_100 }, maxCalls: 5 };
    const telephone = await startTelephone(settings, () => {});
    onTestFinished(() => telephone.close());
    expect(telephone.port).toBe(5060);
  });

  test("for long is refused with a sentence", async () => {
    const { address } = await openTestTelephone([]);
    const settings = { address, port: 5060, rtpPorts: { min: 20_000, max: 20_100 }, maxCalls: 5 };
    await expect(startTelephone(settings, () => {})).rejects.toThrow(/cannot listen on .*EADDRINUSE/);
  });
});
