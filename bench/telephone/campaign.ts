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
const opsToken = "a-token-of-the-bench-alone-here";

/** Beginnings of numbers in places on all sides of the world: somewhere it is day. */
const places = ["+1305555", "+1671555", "+3461255"];

/** Longer no campaign of this bench takes. Milliseconds. */
const limitMs = 400_000;

interface Campaign {
  readonly status: string;
  readonly calls: Readonly<Record<string, { readonly customer: number; readonly endedReason?: string }>>;
}

/** @returns how many telephones rang, how many of them twice, whom nobody called and no row tells of, and who was cut off, before or in their call */
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
    const more = { PORT: String(port), SERVER_NAME: name, SIP_ADDRESS: `${newAddress()}:5060`, OPS_TOKEN: opsToken };
    const command = [process.execPath, "--import", "tsx", "apps/server/src/main.ts"];
    return { port, ...(await startServer({ dataDir: join(folder, name), env: { ...env, ...more }, command })) };
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
    const rung = async () => calledIn(await readFile(messages, "utf8").catch(() => ""));
    const until = Date.now() + limitMs;
    while ((await rung()).length < people / 3 && Date.now() < until) await wait(100);
    // Killed while somebody talks to it: else nothing would be shown. A call lasts for a second.
    for (let looks = 0; looks < 5 && Date.now() < until; await wait(100)) {
      looks = (await liveCalls(doomed.port)) === 0 ? 0 : looks + 1;
    }
    await doomed.kill();
    let row = (await ask(`campaign/${id}`)) as unknown as Campaign;
    while (row.status !== "ended" && Date.now() < until) {
      await wait(1000);
      row = (await ask(`campaign/${id}`)) as unknown as Campaign;
    }
    const called = await rung();
    const counts = numbers.map((one) => called.filter((user) => user === one).length);
    const cut = new Set(
      Object.values(row.calls).flatMap(({ customer, endedReason }) =>
        endedReason === "worker-shutdown" ? [customer] : [],
      ),
    );
    const unrung = [...counts.keys()].filter((customer) => counts[customer] === 0);
    return {
      ...{ status: row.status, rung: called.length, cut: cut.size },
      doubled: counts.filter((count) => count > 1).length,
      lost: unrung.filter((customer) => !cut.has(customer)).length,
      // Its row was kept, and the server died before its telephone rang: nobody can know that, and nobody is called twice.
      cutBefore: unrung.filter((customer) => cut.has(customer)).length,
    };
  } finally {
    sipp.stop();
    await sipp.done.catch(() => {});
    await other.stop({ keepData: true });
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls that are under way on a server. */
async function liveCalls(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${opsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  return Number(/^dilo_calls_live(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? 0);
}

const answers: Parameters<typeof calledScenario>[0] = [
  { recv: "INVITE" },
  { send: "180 Ringing" },
  { send: "200 OK", sdp: usualSdp.replace("0 8 101", "0 101"), again: 500 },
  { recv: "ACK", rrs: true },
  { pauseMs: 1000 },
  { send: "BYE", again: 500 },
  { recv: 200 },
];

/** Who was called, once for each call: an INVITE that is sent again has the same Call-ID. */
function calledIn(messages: string): readonly string[] {
  const calls = new Map<string, string>();
  for (const [, user = "", rest = ""] of messages.matchAll(/^INVITE sip:([^@\s]+)@([\s\S]*?)\r?\n\r?\n/gm)) {
    const id = /^Call-ID: *(\S+)/im.exec(rest)?.[1] ?? "";
    calls.set(id, decodeURIComponent(user));
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
