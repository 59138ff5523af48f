import { calledScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DialRequest, Line, Trunk } from "../line.ts";
import { newAddress, openEar, openTestTelephone, trunkOf } from "./testing-telephone.ts";

const whyNot = whyNoSipp();
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

type Steps = Parameters<typeof calledScenario>[0];

const sdp = usualSdp.replace("0 8 101", "0 101");
const refused = (answer: string): Steps => [{ recv: "INVITE" }, { send: answer, again: 500 }, { recv: "ACK" }];
const up: Steps = [
  { recv: "INVITE" },
  { send: "180 Ringing" },
  { send: "200 OK", sdp, again: 500 },
  { recv: "ACK", rrs: true },
];
const hangsUp: Steps = [{ recv: "BYE" }, { send: "200 OK" }];
const challenge = (method: string, header: string): Steps => [
  { recv: "INVITE" },
  { send: `${method} Prove it`, headers: `${header}: Digest realm="carrier", nonce="abc", algorithm=MD5, qop="auth"` },
  { recv: "ACK" },
];

interface How {
  readonly trunk?: Partial<Trunk>;
  readonly request?: Partial<DialRequest>;
  readonly options?: readonly string[];
  readonly protocol?: "udp" | "tcp";
  /** What is done with the line, and when. */
  readonly act?: (line: Line, told: ReturnType<typeof openEar>) => Promise<void> | void;
}

async function dial(steps: Steps, { trunk: more, request, options, protocol = "udp", act }: How = {}) {
  const address = newAddress();
  const gateways = [{ address, port: 5060, protocol, isInbound: true, isOutbound: true }];
  const trunk = trunkOf(address, { gateways, ...more });
  const { telephone } = await openTestTelephone([trunk]);
  const sipp = runSipp(calledScenario(steps), { address, ...(options && { options }) });
  onTestFinished(() => sipp.stop());
  // Until it listens nothing answers: an INVITE is sent again, but no connection is opened twice.
  if (protocol === "tcp") await new Promise((resolve) => setTimeout(resolve, 1000));
  const told = openEar();
  const from = { user: "+13055550111", display: "Dilo" };
  const line = telephone.dial(
    { id: "one", trunk, to: { user: "+13055550122" }, from, ringForMs: 20_000, ...request },
    told.listener,
  );
  if (act) void told.answered.then(() => act(line, told));
  await told.ended;
  expect(await sipp.done).toMatchObject({ isRight: true });
  await expect.poll(() => telephone.activeCalls).toBe(0);
  return told;
}

const hangUp = (line: Line) => line.hangUp();
const hangUpLater = async (line: Line) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  line.hangUp();
};

describe.skipIf(whyNot !== undefined)(`we call sipp${lack}`, () => {
  test.each<[string, Steps, How, readonly string[]]>([
    ["and hang up", [...up, ...hangsUp], { act: hangUp }, ["ringing", "answered", "ended ended-here"]],
    [
      "over TCP",
      [...up, ...hangsUp],
      { act: hangUp, protocol: "tcp", options: ["-t", "t1"] },
      ["ringing", "answered", "ended ended-here"],
    ],
    [
      "and the other side hangs up",
      [...up, { pauseMs: 50 }, { send: "BYE", again: 500 }, { recv: 200 }],
      {},
      ["ringing", "answered", "ended hung-up"],
    ],
    ["which is busy", refused("486 Busy Here"), {}, ["ended busy 486"]],
    ["which declines", refused("603 Decline"), {}, ["ended declined 603"]],
    [
      "which sends us elsewhere, where nobody allowed us to call",
      refused("302 Moved Temporarily"),
      {},
      ["ended failed 302"],
    ],
    ["where there is no such number", refused("404 Not Found"), {}, ["ended failed 404"]],
    [
      "which asks who we are, as a proxy does",
      [
        ...challenge("407", "Proxy-Authenticate"),
        { recv: "INVITE", has: "Proxy-Authorization: Digest username=.dilo" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        ...hangsUp,
      ],
      { act: hangUp, trunk: { user: { username: "dilo", password: "ganso" } } },
      ["answered", "ended ended-here"],
    ],
    [
      "which asks who we are, and refuses what we say",
      [...challenge("401", "WWW-Authenticate"), ...refused("403 Forbidden")],
      { trunk: { user: { username: "dilo", password: "pato" } } },
      ["ended failed 403"],
    ],
    ["which asks who we are, where we have no name", challenge("401", "WWW-Authenticate"), {}, ["ended failed 401"]],
    [
      "where nobody answers",
      [
        { recv: "INVITE" },
        { send: "180 Ringing" },
        { recv: "CANCEL" },
        { send: "200 OK" },
        { send: "487 Request Terminated", headers: "X: 1" },
        { recv: "ACK" },
      ],
      { request: { ringForMs: 1500 } },
      ["ringing", "ended no-answer"],
    ],
    [
      "with early sound",
      [
        { recv: "INVITE" },
        { send: "183 Session Progress", sdp },
        { pauseMs: 100 },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        ...hangsUp,
      ],
      { act: hangUp },
      ["ringing", "answered", "ended ended-here"],
    ],
    [
      "whose ringing comes after its answer",
      [
        { recv: "INVITE" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        { send: "180 Ringing" },
        ...hangsUp,
      ],
      { act: hangUpLater },
      ["answered", "ended ended-here"],
    ],
    [
      "which answers twice, since our ACK was lost",
      [
        ...[{ recv: "INVITE" }, { send: "200 OK", sdp }, { recv: "ACK", rrs: true }],
        ...[{ send: "200 OK", sdp }, { pauseMs: 50 }],
        ...hangsUp,
      ],
      { act: hangUpLater },
      ["answered", "ended ended-here"],
    ],
    [
      "which answers with a codec we did not offer",
      [
        { recv: "INVITE" },
        { send: "200 OK", sdp: sdp.replace("0 101", "9"), again: 500 },
        { recv: "ACK", rrs: true },
        ...hangsUp,
      ],
      {},
      ["ended failed 488"],
    ],
    [
      "and hold the call, and take it back",
      [
        ...up,
        { recv: "INVITE", has: "a=sendonly" },
        { send: "200 OK", sdp: `${sdp}\na=recvonly`, again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INVITE", has: "a=sendrecv" },
        { send: "200 OK", sdp, again: 500 },
        { recv: "ACK", rrs: true },
        ...hangsUp,
      ],
      {
        act: async (line) => {
          line.hold(true);
          await new Promise((resolve) => setTimeout(resolve, 300));
          line.hold(false);
          await new Promise((resolve) => setTimeout(resolve, 300));
          line.hangUp();
        },
      },
      ["ringing", "answered", "ended ended-here"],
    ],
    [
      "and both ask anew at once",
      [
        ...up,
        { recv: "INVITE" },
        { send: "491 Request Pending" },
        { recv: "ACK" },
        { recv: "INVITE", timeoutMs: 6000 },
        { send: "200 OK", sdp: `${sdp}\na=recvonly`, again: 500 },
        { recv: "ACK", rrs: true },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ],
      { act: (line) => line.hold(true) },
      ["ringing", "answered", "ended hung-up"],
    ],
    [
      "which asks anew while we do, and is told so",
      [
        ...up,
        { recv: "INVITE", has: "a=sendonly" },
        { send: "UPDATE", sdp },
        { recv: 491 },
        // Ours was not answered yet, and comes again.
        { recv: "INVITE", has: "a=sendonly" },
        { send: "200 OK", sdp: `${sdp}\na=recvonly` },
        { recv: "ACK", rrs: true },
        ...hangsUp,
      ],
      {
        options: ["-nr"],
        act: async (line) => {
          line.hold(true);
          await new Promise((resolve) => setTimeout(resolve, 1500));
          line.hangUp();
        },
      },
      ["ringing", "answered", "ended ended-here"],
    ],
    [
      "and hang up twice, since nobody answers the first time",
      [...up, { recv: "BYE" }, ...hangsUp],
      { act: hangUp, options: ["-nr"] },
      ["ringing", "answered", "ended ended-here"],
    ],
    [
      "and transfer it to somebody else",
      [
        ...up,
        { recv: "REFER", has: "Refer-To: .sip:ana@127.0.0.1" },
        { send: "202 Accepted" },
        {
          send: "NOTIFY",
          type: "message/sipfrag",
          body: "SIP/2.0 100 Trying",
          headers: "Event: refer\nSubscription-State: active",
          again: 500,
        },
        { recv: 200 },
        {
          send: "NOTIFY",
          type: "message/sipfrag",
          body: "SIP/2.0 200 OK",
          headers: "Event: refer\nSubscription-State: terminated",
          again: 500,
        },
        { recv: 200 },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ],
      { act: (line) => line.transfer("sip:ana@127.0.0.1") },
      ["ringing", "answered", "transferred 200", "ended hung-up"],
    ],
    [
      "and press keys, by INFO where RFC 4733 is not spoken",
      [
        { recv: "INVITE" },
        { send: "200 OK", sdp: sdp.replace(" 101\na=rtpmap:101 telephone-event/8000", ""), again: 500 },
        { recv: "ACK", rrs: true },
        { recv: "INFO", has: "Signal=1" },
        { send: "200 OK" },
        { recv: "INFO", has: "Signal=#" },
        { send: "200 OK" },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ],
      { act: (line) => line.sendDigits("1#") },
      ["answered", "ended hung-up"],
    ],
  ])("%s", async (_what, steps, how, events) => {
    const { events: told } = await dial(steps, how);
    expect(told).toEqual(events);
  });

  test("where nothing listens", async () => {
    const { telephone } = await openTestTelephone([]);
    const told = openEar();
    const trunk = trunkOf(newAddress());
    const line = telephone.dial(
      { id: "one", trunk, to: { user: "1" }, from: { user: "2" }, ringForMs: 60_000 },
      told.listener,
    );
    setTimeout(() => line.hangUp(), 300);
    expect(await told.ended).toMatchObject({ cause: "cancelled" });
  });
});
