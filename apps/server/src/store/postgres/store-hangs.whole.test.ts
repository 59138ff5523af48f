import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type PostgresServer, startPostgres } from "@dilo/testing/postgres";
import { expect, test } from "vitest";
import { type Browser, openTestServer } from "../../testing/test-server.ts";
import { isStoreUnavailable } from "../store-unavailable.ts";
import { migrations } from "../testing.ts";
import { describeOnPostgres } from "./testing-postgres.ts";
import { openPostgres } from "./via-postgres.ts";

/** How long the database is away. Milliseconds. */
const awayMs = 10_000;
const limitMs = 120_000;

/** Takes the database away without a word: no connection is refused or closed. @returns what brings it back */
type Silence = (
  postgres: PostgresServer,
) => Promise<{ readonly url: string; begin(): void; end(): void; close(): void }>;

const frozen: Silence = async (postgres) => ({
  url: postgres.url,
  begin: () => postgres.freeze(),
  end: () => postgres.thaw(),
  close: () => {},
});

/** A cable that is pulled: what is sent stays on the way, and connections that stood then never come back. */
const unplugged: Silence = async ({ url }) => {
  const { hostname, port } = new URL(url);
  let isCut = false;
  const joined: [Socket, Socket][] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => {});
    joined.push([near, far]);
    if (!isCut) near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    begin() {
      isCut = true;
      for (const [near, far] of joined) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    end() {
      isCut = false;
    },
    close() {
      for (const socket of joined.flat()) socket.destroy();
      proxy.close();
    },
  };
};

describeOnPostgres("a database that falls silent for ten seconds", () => {
  type Finished = (close: () => Promise<void> | void) => void;

  async function open(silence: Silence, onFinished: Finished) {
    const postgres = await startPostgres();
    onFinished(() => postgres.stop());
    const line = await silence(postgres);
    onFinished(() => line.close());
    const store = await openPostgres({ url: line.url, poolSize: 3, migrations });
    const server = await openTestServer({ store });
    onFinished(() => server.close());
    const person = server.browser();
    await person.enter();
    return { line, server, person };
  }

  // Both at once: they mostly wait.
  test.concurrent.for([
    ["it stands still", frozen],
    ["its line is cut", unplugged],
  ] as const)(
    "%s: every request is answered, nothing acknowledged is lost, and nobody restarts anything",
    { timeout: limitMs },
    async ([, silence], { onTestFinished }) => {
      const { line, server, person } = await open(silence, onTestFinished);
      const writers = ["nombre_completo", "telefono", "direccion_actual"].map((field) => writing(person, field));
      await Promise.all(writers.map((writer) => writer.next()));

      line.begin();
      const tenSeconds = AbortSignal.timeout(awayMs);
      // Requests repeat until the ten seconds are over, more at a time than the pool has connections.
      do {
        const answered: string[] = [];
        const ready = person.send("GET", "/readyz").finally(() => answered.push("/readyz"));
        const calls = await Promise.all([
          ...[...writers, ...writers].map((writer) => writer.next()),
          person.send("GET", "/draft").finally(() => answered.push("/draft")),
          person.send("GET", "/form/some-id"),
          ...["/api/voice-token", "/api/resume-code"].map((path) => person.send("POST", path)),
        ]);
        for (const call of calls) {
          expect(call.json()).toMatchObject({ statusCode: 503, code: "store-away" });
          expect(Number(call.headers["retry-after"])).toBeGreaterThan(0);
        }
        const unready = await ready;
        // Whoever watches the server hears of it before a person does.
        expect(answered).toEqual(["/readyz", "/draft"]);
        expect([unready.statusCode, unready.json()]).toEqual([503, { status: "not-ready", store: "not-usable" }]);
        expect((await person.send("GET", "/healthz")).statusCode).toBe(200);
        await expect(server.worker.runDue()).rejects.toSatisfy(isStoreUnavailable);
      } while (!tenSeconds.aborted);
      line.end();

      while ((await person.send("GET", "/readyz")).statusCode !== 200);
      const { draft } = (await person.send("GET", "/draft")).json();
      for (const { field, acknowledged } of writers) {
        expect(timesIn(draft.answers[field].said)).toBeGreaterThanOrEqual(acknowledged());
      }
      for (const writer of writers) expect((await writer.next()).statusCode).toBe(204);
      const last = (await person.send("GET", "/draft")).json();
      for (const { field, acknowledged } of writers) {
        expect(timesIn(last.draft.answers[field].said)).toBe(acknowledged());
      }
    },
  );
});

/** Writes an answer again and again, each one numbered and later than the one before. */
function writing(person: Browser, field: string) {
  let count = 0;
  let acknowledged = 0;
  return {
    field,
    acknowledged: () => acknowledged,
    async next() {
      const time = ++count;
      const heardAt = new Date(Date.UTC(2026, 10, 20, 11, 0, time)).toISOString();
      const body = { formType: "N-400", said: `respuesta ${time}`, heardAt };
      const answer = await person.send("PUT", `/draft/answers/${field}`, { body });
      if (answer.statusCode === 204) acknowledged = Math.max(acknowledged, time);
      return answer;
    },
  };
}

const timesIn = (said: string) => Number(said.split(" ").at(-1));
