// The longest wait of /healthz while somebody sends what costs a server most: a stranger with the public token, eight calls, developers, payers.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Figure } from "../figures.ts";
import { openAttacks } from "./attacks.ts";
import { beginCall, payByOperator, untilAnswered } from "./people.ts";
import { openAlone } from "./servers.ts";

const token = "a-private-token-of-the-bench-alone";
const publicToken = `${token}-public`;
/** As many requests of an attack are under way at a time. */
const lanes = 20;
const calls = 8;
const mostMs = 250;

/** What a page's recogniser sends at most, and the longest that is read as an answer: letters of a text. */
const recognised = [2000, 400].flatMap((letters) =>
  ["y", "dos", "be larga", "calle", "no, digo,"].map((word) => `${word} `.repeat(letters).slice(0, letters)),
);
const recognisedEachMs = 22;

/** @param seconds that each attack lasts */
export async function starved(seconds: number): Promise<readonly Figure[]> {
  const server = await openAlone({ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: publicToken });
  const sender = untilAnswered(server);
  const attacks = await openAttacks({ send: server.send, sender, token, publicToken });
  const waits: [what: string, ms: number][] = [];
  for (const [what, attack] of Object.entries(attacks)) {
    const attackers = Array.from({ length: lanes }, () => attack);
    waits.push([what, await longestWait(server.send, seconds, attackers)]);
  }
  const talkers = Array.from({ length: calls }, () => openTalker(sender, server.origin));
  waits.push([
    `${calls} calls that send 2,000 letters 45 times a second`,
    await longestWait(server.send, seconds, talkers),
  ]);
  await server.stop();
  return waits.map(([what, ms]) => ({
    what: `longest wait of /healthz: ${what}`,
    today: `${Math.round(ms)} ms`,
    goal: `${mostMs} ms`,
    isMet: ms <= mostMs,
  }));
}

/** Repeats what attackers do for a while, each by itself, and asks all along. Milliseconds. */
async function longestWait(
  send: (method: string, path: string) => Promise<{ status: number }>,
  seconds: number,
  attackers: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const until = performance.now() + 1000 * seconds;
  let longest = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const askedAt = performance.now();
      const { status } = await send("GET", "/healthz");
      if (status !== 200) throw new Error(`/healthz answers ${status}`);
      longest = Math.max(longest, performance.now() - askedAt);
      await wait(10);
    }
  };
  const attack = async (once: () => Promise<unknown>) => {
    while (performance.now() < until) await once();
  };
  await Promise.all([ask(), ...attackers.map(attack)]);
  return longest;
}

/** A call of the product that never stops talking: each turn sends one text; it calls again when its connection is ended. */
function openTalker(sender: ReturnType<typeof untilAnswered>, origin: string) {
  let socket: WebSocket | undefined;
  let number = 0;
  return async () => {
    if (socket?.readyState !== WebSocket.OPEN) {
      socket = new WebSocket(await beginCall(sender, await payByOperator(sender)), { origin });
      socket.on("error", () => {});
      await once(socket, "open");
      socket.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: true, speech: true } }));
    }
    number += 1;
    const text = recognised[number % recognised.length];
    socket.send(JSON.stringify({ type: "recognised", text, isFinal: number % 30 === 0, number }));
    await wait(recognisedEachMs);
  };
}
