import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@dilo/foundation";
import { callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { describe, expect, onTestFinished, test } from "vitest";
import type { IncomingCall } from "../line.ts";
import { newAddress, openEar, openTestTelephone, trunkOf } from "./testing-telephone.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof callerScenario>[0];

const sdp = usualSdp;
const held = `${usualSdp}\na=sendonly`;
const begin: Steps = [
  { send: "INVITE", sdp, again: 500 },
  { recv: 100, optional: true },
];
const up: Steps = [...begin, { recv: 200, rrs: true, has: "m=audio [0-9]+ RTP/AVP 0 101" }, { send: "ACK" }];
const bye: Steps = [{ send: "BYE", again: 500 }, { recv: 200 }];
const info = (body: string, type: string): Steps => [{ send: "INFO", body, type, again: 500 }, { recv: 200 }];

async function play(steps: Steps, how: Partial<Parameters<typeof runSipp>[1]> = {}, parts = {}) {
  const caller = newAddress();
  const fixture = await openTestTelephone([trunkOf(caller)], parts);
  const { done, stop } = runSipp(callerScenario(steps), { address: caller, to: `${fixture.address}:5060`, ...how });
  onTestFinished(stop);
  expect(await done).toEqual({ isRight: true, errors: expect.anything() });
  return fixture;
}

describe.skipIf(whyNot !== undefined)(`sipp calls us${lack}`, () => {
  test.each<[string, Steps, readonly string[], (readonly string[])?]>([
    ["and hangs up", [...up, { pauseMs: 100 }, ...bye], ["answered", "ended hung-up"]],
    ["over TCP", [...up, { pauseMs: 100 }, ...bye], ["answered", "ended hung-up"], ["-t", "t1"]],
    [
      "and presses keys by INFO",
      [...up, ...info("Signal=1\r\nDuration=160", "application/dtmf-relay"), ...info("#", "application/dtmf"), ...bye],
      ["answered", "digit 1", "digit #", "ended hung-up"],
    ],
    [
      "and presses keys by RFC 4733",
      [...up, { pauseMs: 100 }, { play: "/usr/share/sip-tester/dtmf_2833_5.pcap" }, { pauseMs: 600 }, ...bye],
      ["answered", "digit 5", "ended hung-up"],
    ],
    [
      "and holds the call for a while",
      [
        ...up,
        { send: "RE-INVITE", sdp: held, again: 500 },
        { recv: 200, has: "a=recvonly" },
        { send: "ACK" },
        { pauseMs: 100 },
        { send: "RE-INVITE", sdp, again: 500 },
        { recv: 200, has: "a=sendrecv" },
        { send: "ACK" },
        ...bye,
      ],
      ["answered", "held", "taken back", "ended hung-up"],
    ],
    [
      "without an offer, and answers ours in its ACK",
      [
        { send: "INVITE", again: 500 },
        { recv: 100, optional: true },
        { recv: 200, rrs: true, has: "RTP/AVP 0 8 101" },
        { send: "ACK", sdp },
        { pauseMs: 50 },
        ...bye,
      ],
      ["answered", "ended hung-up"],
    ],
    [
      "and loses its first ACK",
      [...begin, { recv: 200, rrs: true }, { recv: 200 }, { send: "ACK" }, { pauseMs: 50 }, ...bye],
      ["answered", "ended hung-up"],
      ["-nr"],
    ],
    [
      "and refreshes the session",
      [
        { send: "INVITE", sdp, headers: "Supported: timer\nSession-Expires: 1800;refresher=uac", again: 500 },
        { recv: 100, optional: true },
        { recv: 200, rrs: true, has: "Session-Expires: 1800;refresher=uac" },
        { send: "ACK" },
        { send: "UPDATE", headers: "Supported: timer\nSession-Expires: 1800;refresher=uac", again: 500 },
        { recv: 200, has: "Session-Expires: 1800" },
        ...bye,
      ],
      ["answered", "ended hung-up"],
    ],
    [
      "and sends its BYE twice, since the answer was lost",
      [...up, { pauseMs: 50 }, { send: "BYE" }, { recv: 200 }, { send: "BYE" }, { recv: 481 }],
      ["answered", "ended hung-up"],
    ],
  ])("%s", async (_what, steps, events, options = []) => {
    const { calls, telephone } = await play(steps, { options });
    expect(calls.map(({ told }) => told.events)).toEqual([events]);
    await expect.poll(() => telephone.activeCalls).toBe(0);
  });

  test.each<[string, Steps]>([
    [
      "without a common codec",
      [
        { send: "INVITE", sdp: sdp.replace("0 8 101", "9 18"), again: 500 },
        { recv: 100, optional: true },
        { recv: 488 },
        { send: "ACK" },
      ],
    ],
    [
      "with a port that is no number",
      [
        { send: "INVITE", sdp: sdp.replace("[media_port]", "NaN"), again: 500 },
        { recv: 100, optional: true },
        { recv: 400 },
        { send: "ACK" },
      ],
    ],
    [
      "with a session that is too short",
      [
        { send: "INVITE", sdp, headers: "Session-Expires: 30", again: 500 },
        { recv: 100, optional: true },
        { recv: 422, has: "Min-SE: 90" },
        { send: "ACK" },
      ],
    ],
    [
      "with what we do not know",
      [
        { send: "INVITE", sdp, headers: "Require: 100rel", again: 500 },
        { recv: 100, optional: true },
        { recv: 420, has: "Unsupported: 100rel" },
        { send: "ACK" },
      ],
    ],
    [
      "only to ask whether we are there",
      [
        { send: "OPTIONS", again: 500 },
        { recv: 200, has: "Allow: INVITE" },
      ],
    ],
  ])("%s, and is refused or answered without a call", async (_what, steps) => {
    const { calls } = await play(steps);
    expect(calls).toEqual([]);
  });

  /** As if a minute were two seconds. */
  const hurried: Clock = {
    now: () => Date.now(),
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs / 30);
      return () => clearTimeout(timer);
    },
  };
  const asksFor = (refresher: string): Steps => [
    { send: "INVITE", sdp, headers: `Supported: timer\nSession-Expires: 90;refresher=${refresher}`, again: 500 },
    { recv: 100, optional: true },
    { recv: 200, rrs: true, has: `Session-Expires: 90;refresher=${refresher}` },
    { send: "ACK" },
  ];
  const refreshed: Steps = [
    { recv: "INVITE", has: "Session-Expires: 90;refresher=uac", timeoutMs: 5000 },
    { send: "200 OK", sdp, headers: "Supported: timer\nSession-Expires: 90;refresher=uac", again: 500 },
    { recv: "ACK" },
  ];
  test.each<[string, Steps, string]>([
    [
      "and has us refresh the session, again and again",
      [...asksFor("uas"), ...refreshed, ...refreshed, ...bye],
      "hung-up",
    ],
    [
      "and never refreshes the session, and is hung up on",
      [...asksFor("uac"), { recv: "BYE", timeoutMs: 5000 }, { send: "200 OK" }],
      "no-sound",
    ],
  ])("%s", async (_what, steps, cause) => {
    const { calls } = await play(steps, {}, { clock: hurried });
    expect(calls.map(({ told }) => told.events)).toEqual([["answered", `ended ${cause}`]]);
  });

  test("and moves its sound to another port, where we send from then on", async () => {
    const moved = createSocket("udp4");
    onTestFinished(() => void moved.close());
    moved.bind(0, "0.0.0.0");
    await once(moved, "listening");
    let packets = 0;
    moved.on("message", () => {
      packets += 1;
    });
    const anew = sdp.replace("[media_port]", String(moved.address().port));
    const steps: Steps = [
      ...up,
      { send: "RE-INVITE", sdp: anew, again: 500 },
      { recv: 200 },
      { send: "ACK" },
      { pauseMs: 500 },
      ...bye,
    ];
    const { calls } = await play(steps);
    expect(calls.map(({ told }) => told.events)).toEqual([["answered", "ended hung-up"]]);
    expect(packets).toBeGreaterThan(15);
  });

  test("and sends its INVITE again, since no answer has come, and it is one call", async () => {
    const folder = await mkdtemp(join(tmpdir(), "dilo-sipp-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const messages = join(folder, "messages.txt");
    const steps: Steps = [
      { send: "INVITE", sdp, again: 500 },
      { recv: 100, lost: true, optional: true },
      { recv: 200, rrs: true },
      { send: "ACK" },
      ...bye,
    ];
    const events: string[] = [];
    await play(
      steps,
      { options: ["-trace_msg", "-message_file", messages] },
      {
        onIncoming: (call: IncomingCall) => {
          events.push("incoming");
          setTimeout(() => call.answer({ ...openEar().listener, answered: () => events.push("answered") }), 1300);
        },
      },
    );
    expect(events).toEqual(["incoming", "answered"]);
    expect((await readFile(messages, "utf8")).match(/^INVITE /gm)?.length).toBeGreaterThan(1);
  });

  test("and gives up before anybody answers", async () => {
    const steps: Steps = [...begin, { recv: 180 }, { send: "CANCEL" }, { recv: 200 }, { recv: 487 }, { send: "ACK" }];
    let givenUp = 0;
    await play(
      steps,
      {},
      {
        onIncoming: (call: { ring(): void; onGivenUp(listener: () => void): void }) => {
          call.ring();
          call.onGivenUp(() => {
            givenUp += 1;
          });
        },
      },
    );
    expect(givenUp).toBe(1);
  });

  test("and sends no sound at all, and is hung up on", async () => {
    const steps: Steps = [...up, { recv: "BYE", timeoutMs: 8000 }, { send: "200 OK" }];
    const { calls } = await play(steps, {}, { soundLimits: { firstMs: 500, laterMs: 500 } });
    expect(calls[0]?.told.events).toEqual(["answered", "ended no-sound"]);
  });

  test("and, of fifty where twenty are allowed, thirty hear that all lines are busy", async () => {
    const caller = newAddress();
    const { address, calls } = await openTestTelephone([trunkOf(caller)], { maxCalls: 20 });
    const from = { address: caller, to: `${address}:5060`, rate: 50, timeoutSeconds: 30 };
    const long = runSipp(callerScenario([...up, { pauseMs: 8000 }, ...bye]), { ...from, calls: 20, mediaPort: 7000 });
    await expect.poll(() => calls.length, { timeout: 8000 }).toBe(20);
    const busy: Steps = [
      { send: "INVITE", sdp, again: 500 },
      { recv: 486, has: "All lines are busy" },
      { send: "ACK" },
    ];
    const refused = runSipp(callerScenario(busy), { ...from, port: 5070, calls: 30 });
    expect(await refused.done).toMatchObject({ isRight: true });
    expect(calls.length).toBe(20);
    expect(await long.done).toMatchObject({ isRight: true });
  });

  test("from an address that belongs to no trunk, and gets no answer", async () => {
    const { address, calls } = await openTestTelephone([trunkOf(newAddress())]);
    const steps: Steps = [
      { send: "INVITE", sdp },
      { recv: 403, timeoutMs: 1500 },
    ];
    const { done } = runSipp(callerScenario(steps), {
      address: newAddress(),
      to: `${address}:5060`,
      timeoutSeconds: 3,
      options: ["-nr"],
    });
    expect(await done).toMatchObject({ isRight: false });
    expect(calls).toEqual([]);
  });
});
