import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { calledScenario, callerScenario, runSipp, usualSdp, whyNoSipp } from "@dilo/testing/sipp";
import { describe, expect, onTestFinished, test } from "vitest";
import { newAddress, openEar, openTestTelephone, trunkOf } from "./testing-telephone.ts";

const hasBoth = ["kamailio", "rtpengine"].every((name) => spawnSync(name, ["-v"]).error === undefined);
const whyNot = whyNoSipp() ?? (hasBoth ? undefined : "kamailio or rtpengine-daemon is not installed");
const lack = whyNot === undefined ? "" : `: ${whyNot}`;

const config = join(import.meta.dirname, "../../../../deploy/kamailio/kamailio.cfg");

function run(program: string, words: readonly string[], cwd: string) {
  const child = spawn(program, words, { cwd, stdio: "ignore" });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
  });
}

/** Waits until somebody takes connections there. */
const listens = (host: string, port: number) =>
  expect
    .poll(
      async () => {
        const socket = connect({ host, port });
        const isThere = await Promise.race([
          once(socket, "connect").then(() => true),
          once(socket, "error").then(() => false),
        ]).catch(() => false);
        socket.destroy();
        return isThere;
      },
      { timeout: 15_000 },
    )
    .toBe(true);

/** A telephone behind the proxy of deploy/kamailio, its addresses put in, and the carrier's address on the other side. */
async function openBehindProxy() {
  const [outer, inner, carrier] = [newAddress(), newAddress(), newAddress()];
  const fixture = await openTestTelephone([trunkOf(inner)]);
  const folder = await mkdtemp(join(tmpdir(), "dilo-kamailio-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [ngPort, readyPort] = [await freePort(), await freePort()];
  const addresses = { PUBLIC_ADDRESS: outer, INNER_ADDRESS: inner, DILO_ADDRESS: fixture.address };
  const all = { ...addresses, CARRIER_ADDRESS: carrier, RTPENGINE: `udp:127.0.0.1:${ngPort}` };
  let text = await readFile(config, "utf8");
  for (const [name, value] of Object.entries(all)) {
    text = text.replace(new RegExp(`^#!define ${name} ".*"$`, "m"), `#!define ${name} "${value}"`);
  }
  const own = join(folder, "kamailio.cfg");
  await writeFile(own, text);
  run(
    "rtpengine",
    [
      ...["--foreground", "--no-fallback", "--table=-1", "--log-stderr", `--listen-ng=127.0.0.1:${ngPort}`],
      ...[`--interface=outer/${outer}`, `--interface=inner/${inner}`, "--port-min=30000", "--port-max=30100"],
      ...[`--listen-cli=127.0.0.1:${readyPort}`, `--pidfile=${join(folder, "rtpengine.pid")}`],
    ],
    folder,
  );
  await listens("127.0.0.1", readyPort);
  run("kamailio", ["-DD", "-E", "-f", own, "-P", join(folder, "kamailio.pid"), "-Y", folder, "-m", "32"], folder);
  await listens(outer, 5060);
  return { ...fixture, outer, inner, carrier };
}

describe.skipIf(whyNot !== undefined)(`behind Kamailio and rtpengine as deploy/kamailio has them${lack}`, () => {
  test("a carrier calls, its keys come through rtpengine, and it sees the proxy alone", async () => {
    const { outer, carrier, calls } = await openBehindProxy();
    const ours = outer.replaceAll(".", "\\.");
    const { done } = runSipp(
      callerScenario([
        { send: "INVITE", sdp: usualSdp, again: 500 },
        { recv: 100, optional: true },
        { recv: 200, rrs: true, has: `c=IN IP4 ${ours}` },
        { send: "ACK", headers: "[routes]" },
        { pauseMs: 300 },
        { play: "/usr/share/sip-tester/dtmf_2833_5.pcap" },
        { pauseMs: 800 },
        { send: "BYE", headers: "[routes]", again: 500 },
        { recv: 200 },
      ]),
      { address: carrier, to: `${outer}:5060`, options: ["-s", "+13055550111"] },
    );
    expect(await done).toMatchObject({ isRight: true });
    await expect.poll(() => calls[0]?.told.events).toEqual(["answered", "digit 5", "ended hung-up"]);
    expect(calls[0]?.call.to).toBe("+13055550111");
  });

  test("we call through it, and a stranger gets no answer", async () => {
    const { telephone, inner, outer, carrier, calls } = await openBehindProxy();
    const ours = outer.replaceAll(".", "\\.");
    const called = runSipp(
      calledScenario([
        { recv: "INVITE", has: `c=IN IP4 ${ours}` },
        { send: "180 Ringing" },
        { send: "200 OK", sdp: usualSdp.replace("0 8 101", "0 101"), again: 500 },
        { recv: "ACK", rrs: true },
        { pauseMs: 300 },
        { send: "BYE", again: 500 },
        { recv: 200 },
      ]),
      { address: carrier },
    );
    const told = openEar();
    const to = { user: "+13055550122" };
    telephone.dial({ id: "one", trunk: trunkOf(inner), to, from: { user: "1" }, ringForMs: 8000 }, told.listener);
    expect(await called.done).toMatchObject({ isRight: true });
    await expect.poll(() => told.events).toEqual(["ringing", "answered", "ended hung-up"]);
    const stranger = callerScenario([
      { send: "INVITE", sdp: usualSdp },
      { recv: 403, timeoutMs: 1500 },
    ]);
    const from = { address: newAddress(), to: `${outer}:5060`, timeoutSeconds: 3, options: ["-nr"] };
    expect(await runSipp(stranger, from).done).toMatchObject({ isRight: false });
    expect(calls).toEqual([]);
  });
});
