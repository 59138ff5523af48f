// A campaign on two servers over one PostgreSQL, one of which is killed while it calls. sipp is all the people who are called,
// and counts them: each INVITE it receives is in its own file of messages.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@dilo/testing/free-port";
import { startPostgres } from "@dilo/testing/postgres";
import { calledScenario, runSipp, usualSdp } from "@dilo/testing/sipp";
import { startServer } from "../../e2e/fixtures/server.ts";
import { isCalledNow } from "../../packages/platform/src/resources/telephone/campaigns/called-hours.ts";
import { newAddress } from "./parties.ts";

const token = "a-private-token-of-the-bench-alone";

/** Beginnings of numbers in places on all sides of the world: somewhere it is day. */
const places = ["+1305555", "+1671555", "+3461255"];

/** Longer no campaign of this bench takes. Milliseconds. */
const limitMs = 400_000;

interface Campaign {
  readonly status: string;
  readonly calls: Readonly<Record<string, { readonly endedReason?: string }>>;
}

/** @returns how many telephones rang, how many of them twice and how many never, who was cut off, and who was dialled again because nothing had rung */
export async function campaignOnTwo(people: number) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-campaign-"));
  const postgres = await startPostgres();
  const callee = newAddress();
  const messages = join(folder, "messages.txt");
  const sipp = runSipp(calledScenario(answers), {
    ...{ address: callee, calls: people * 2, timeoutSeconds: limitMs / 1000 },
    options: ["-trace_msg", "-message_file", messages],
  });
  const env = {
    ...{ DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64"), KEY_DIR: join(folder, "keys") },
    ...{ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: "a-public-token-of-the-bench-alone" },
    // Nobody speaks to it, so nothing hears.
    ...{ TRANSCRIBER_URL: "http://127.0.0.1:1/v1", DIAL_PREFIXES: "+1,+34", RTP_PORTS: "24000-24400" },
  };
  const open = async (name: string) => {
    const port = await freePort();
    const address = newAddress();
    const more = { PORT: String(port), SERVER_NAME: name, SIP_ADDRESS: `${address}:5060` };
    const command = [process.execPath, "--import", "tsx", "apps/server/src/main.ts"];
    return {
      port,
      address,
      ...(await startServer({ dataDir: join(folder, name), env: { ...env, ...more }, command })),
    };
  };
  const doomed = await open("a");
  const other = await open("b");
  try {
    const ask = asking(other.port);
    const gateways = [{ ip: callee, port: 5060 }];
    const { id: credentialId } = await ask("credential", { provider: "byo-sip-trunk", gateways });
    const number = { provider: "byo-phone-number", number: "+13055550111", credentialId };
    const { id: phoneNumberId } = await ask("phone-number", number);
    const { id: assistantId } = await ask("assistant", { name: "Citas", firstMessage: "Hola." });
    const place = places.find((one) => isCalledNow(one, new Date()));
    const numbers = Array.from({ length: people }, (_, at) => `${place}${String(at).padStart(4, "0")}`);
    const customers = numbers.map((one) => ({ number: one, consent: true }));
    const { id } = await ask("campaign", { name: "Citas", assistantId, phoneNumberId, customers, maxConcurrency: 20 });
    const kept = () => readFile(messages, "utf8").catch(() => "");
    const rung = async () => rungIn(await kept());
    const until = Date.now() + limitMs;
    while ((await rung()).length < people / 3 && Date.now() < until) await wait(100);
    // Killed while somebody talks to it: else nothing would be shown.
    while (!talksTo(doomed.address, await kept()) && Date.now() < until) await wait(20);
    await doomed.kill();
    let row = (await ask(`campaign/${id}`)) as unknown as Campaign;
    while (row.status !== "ended" && Date.now() < until) {
      await wait(1000);
      row = (await ask(`campaign/${id}`)) as unknown as Campaign;
    }
    const all = await kept();
    const [rang, dialled] = [rungIn(all), dialledIn(all)];
    const timesIn = (users: readonly string[]) => numbers.map((one) => users.filter((user) => user === one).length);
    const [rings, dials] = [timesIn(rang), timesIn(dialled)];
    const reasons = Object.values(row.calls).map(({ endedReason }) => endedReason);
    return {
      ...{ status: row.status, rung: rang.length, cut: reasons.filter((one) => one === "worker-shutdown").length },
      doubled: rings.filter((count) => count > 1).length,
      lost: rings.filter((count) => count === 0).length,
      unrung: reasons.filter((one) => one === "call.start.error-server-lost").length,
      again: dials.filter((count) => count > 1).length,
    };
  } finally {
    sipp.stop();
    await sipp.done.catch(() => {});
    await other.stop({ keepData: true });
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether somebody has answered a server, and nobody has hung up yet. */
function talksTo(address: string, messages: string): boolean {
  const idsOf = (which: RegExp) => [...messages.matchAll(which)].map(([text]) => /^Call-ID: *(\S+)/im.exec(text)?.[1]);
  const ended = new Set(idsOf(/^BYE [\s\S]*?\r?\n\r?\n/gm));
  const isFrom = new RegExp(
    `^ACK (?:(?!\\n\\r?\\n)[\\s\\S])*?^From:[^\\n]*@${address.replaceAll(".", "[.]")}:[\\s\\S]*?\\n\\r?\\n`,
    "gim",
  );
  return idsOf(isFrom).some((id) => !ended.has(id));
}

const answers: Parameters<typeof calledScenario>[0] = [
  { recv: "INVITE" },
  { send: "100 Trying" },
  // So long a telephone takes to ring at least: who is dialled then has heard nothing.
  { pauseMs: 1000 },
  { send: "180 Ringing" },
  { send: "200 OK", sdp: usualSdp.replace("0 8 101", "0 101"), again: 500 },
  { recv: "ACK", rrs: true },
  { pauseMs: 1000 },
  { send: "BYE", again: 500 },
  { recv: 200 },
];

const rungIn = (messages: string) => usersOf(messages, /^SIP\/2\.0 180 ([\s\S]*?)\r?\n\r?\n/gm);
const dialledIn = (messages: string) => usersOf(messages, /^INVITE ([\s\S]*?)\r?\n\r?\n/gm);

/** To whom messages are, once for each INVITE: one that is sent again has the same branch, and so have its answers. */
function usersOf(messages: string, which: RegExp): readonly string[] {
  const calls = new Map<string, string>();
  for (const [, text = ""] of messages.matchAll(which)) {
    const user = /^To:.*?sip:([^@\s]+)@/im.exec(text)?.[1] ?? "";
    calls.set(/^Via:.*?;branch=([^;,\s]+)/im.exec(text)?.[1] ?? "", decodeURIComponent(user));
  }
  return [...calls.values()];
}

function asking(port: number) {
  return async (path: string, body?: object): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/platform/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  };
}
