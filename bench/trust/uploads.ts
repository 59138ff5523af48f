// The storm of uploads: eight at once, forms of nineteen files and files of ten megabytes by turns. What of it memory holds, and keeps.

import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { memoryMb } from "../process-usage.ts";
import { openAlone } from "./servers.ts";

const token = "a-private-token-of-the-bench-alone";
const lanes = 8;
const mostMb = 700;
const quietMs = 10_000;
const text = new Blob(["Quinientas palabras de sol y de mar.\n".repeat(283_000)], { type: "text/plain" });
/** Files of a form. */
const formsOf = [19, 1];

/** @param seconds that it lasts */
export async function uploads(seconds: number): Promise<readonly Figure[]> {
  const server = await openAlone({ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: `${token}-public` });
  const statuses: Map<string, number> = new Map();
  const until = performance.now() + 1000 * seconds;
  const lane = async (at: number) => {
    for (let nth = at; performance.now() < until; nth += 1) {
      const form = new FormData();
      for (let file = 0; file < (formsOf[nth % formsOf.length] ?? 1); file += 1) form.append("file", text, "sol.txt");
      const status = await send(server.origin, form);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const before = await memoryMb(server.pid, "VmRSS");
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  const peak = await memoryMb(server.pid, "VmHWM");
  await wait(quietMs);
  const after = await memoryMb(server.pid, "VmRSS");
  await server.stop();
  console.log(`  answered with ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(", ")}`);
  return [
    {
      what: "memory in a storm of uploads, at most",
      today: `${peak} MB, ${before} MB before it`,
      goal: `${mostMb} MB`,
      isMet: peak <= mostMb && (statuses.get("201") ?? 0) > 0,
    },
    {
      what: `memory after a storm of uploads and ${quietMs / 1000} s of quiet`,
      today: `${after} MB`,
      goal: `${mostMb} MB`,
      isMet: after <= mostMb,
    },
  ];
}

/** @returns the status; a server that refuses a form need not read it to its end */
async function send(origin: string, body: FormData): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `${origin.replace("localhost", "127.0.0.1")}/platform/file`;
  const answer = await fetch(path, { method: "POST", headers, body }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return String(answer?.status ?? "broken off");
}
