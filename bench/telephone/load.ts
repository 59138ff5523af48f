// Many calls at once, and packets that nobody would send, at a telephone in a process of its own.
import { fork } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { callerScenario, runSipp, usualSdp } from "@dilo/testing/sipp";
import { openMutations, sampleMessages } from "../../packages/telephone/src/testing/mutated-packets.ts";
import { cpuMsOf, memoryMb } from "../process-usage.ts";
import { later, listener, newAddress, openPhone, trunkOf } from "./parties.ts";
import type { Ready, Told } from "./telephone-child.ts";

/** @param addresses whom it listens to */
async function openChildPhone(addresses: readonly string[]) {
  const child = fork(new URL("telephone-child.ts", import.meta.url), [JSON.stringify(addresses)], {
    execArgv: ["--import", "tsx"],
  });
  let hasEnded = false;
  child.on("exit", () => {
    hasEnded = true;
  });
  const [ready] = (await once(child, "message")) as [Ready];
  return {
    ...ready,
    hasEnded: () => hasEnded,
    async tell() {
      child.send("tell");
      const [told] = (await once(child, "message")) as [Told];
      return told;
    },
    async close() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

/** Calls of sipp that are all up at once, each with sound both ways. */
export async function manyCalls(calls: number, seconds: number) {
  const caller = newAddress();
  const phone = await openChildPhone([caller]);
  const scenario = callerScenario([
    { send: "INVITE", sdp: usualSdp, again: 500 },
    { recv: 100, optional: true },
    { recv: 200, rrs: true },
    { send: "ACK" },
    { pauseMs: (seconds + 6) * 1000 },
    { send: "BYE", again: 500 },
    { recv: 200 },
  ]);
  const sipp = runSipp(scenario, {
    ...{ address: caller, to: `${phone.address}:5060`, calls, rate: 50, mediaPort: 7000, timeoutSeconds: seconds + 30 },
    options: ["-rtp_echo"],
  });
  await wait(4000);
  const before = await phone.tell();
  const cpuBefore = await cpuMsOf(phone.pid);
  await wait(seconds * 1000);
  const cpuMs = (await cpuMsOf(phone.pid)) - cpuBefore;
  const { up, lateTicks } = await phone.tell();
  const mb = await memoryMb(phone.pid, "VmRSS");
  const { isRight } = await sipp.done;
  await phone.close();
  return { up, isRight, core: cpuMs / (seconds * 1000), late: lateTicks - before.lateTicks, ticks: seconds * 50, mb };
}

/** Packets that are nearly SIP or RTP, while a call is up. */
export async function mutatedPackets(packets: number) {
  const [attacker, seed] = [newAddress(), 20_261_129];
  const { telephone, address } = await openPhone([]);
  const phone = await openChildPhone([address, attacker]);
  telephone.setTrunks([trunkOf(phone.address)]);
  const answered = later();
  let frames = 0;
  let isLost = false;
  const line = telephone.dial(
    { id: "one", trunk: trunkOf(phone.address), to: { user: "1" }, from: { user: "2" }, ringForMs: 5000 },
    listener({
      answered: answered.resolve,
      heard: () => {
        frames += 1;
      },
      ended: () => {
        isLost = true;
        answered.resolve();
      },
    }),
  );
  await answered.promise;
  const socket = createSocket("udp4");
  socket.bind(5060, attacker);
  await once(socket, "listening");
  const mutations = openMutations(seed, sampleMessages(attacker, phone.address));
  for (let sent = 0; sent < packets && !phone.hasEnded(); sent += 1) {
    const isSound = sent % 3 === 0;
    socket.send(
      isSound ? mutations.sound() : mutations.signal(),
      isSound ? 20_000 + 2 * (sent % 150) : 5060,
      phone.address,
    );
    if (sent % 40 === 0) await wait(4);
  }
  await wait(1000);
  const before = frames;
  await wait(1000);
  const isCallUp = !isLost && !phone.hasEnded() && frames - before > 40;
  const crashes = phone.hasEnded() ? 1 : 0;
  socket.close();
  line.hangUp();
  await telephone.close();
  if (crashes === 0) await phone.close();
  return { crashes, lost: isCallUp ? 0 : 1 };
}
