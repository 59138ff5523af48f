import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scheduleRetention } from "../../answers/retention/retention.ts";
import { deriveKey } from "../../store/keys/seal-bytes.ts";
import { describeOnPostgres } from "../../store/postgres/testing-postgres.ts";
import type { Store } from "../../store/store.ts";
import { openStoreIn } from "../../store/testing.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { copyFiles, leavePlatformTraces } from "./platform-traces.ts";
import {
  bytesBelow,
  keysLeft,
  type SealedValue,
  sealedValues,
  tryToOpen,
  unknownSealedColumns,
} from "./recovery-attempt.ts";

const hourMs = 3_600_000;
const dataKey = Buffer.alloc(32, 7);
const token = "an-operators-private-token";
const env = {
  DATA_KEY: dataKey.toString("base64"),
  PLATFORM_PRIVATE_TOKEN: token,
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
  PLATFORM_PRIVATE_HOSTS: "localhost",
};

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), "dilo-recovery-"));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

/** What one person leaves behind, wherever it stood in the meantime. */
async function leaveTraces(server: TestServer, name: string) {
  const person = server.browser();
  await person.enter();
  const outbox = join(server.dataDir, "outbox");
  const values: SealedValue[] = [];
  const before = new Set((await sealedValues(server.services.store.db, outbox)).map(({ bytes }) => String(bytes)));
  const look = async () => {
    const now = await sealedValues(server.services.store.db, outbox);
    const fresh = now.filter(({ bytes }) => !before.has(String(bytes)));
    values.push(...fresh);
    for (const { bytes } of fresh) before.add(String(bytes));
  };
  const said = { formType: "N-400", said: `${name} Canaria`, heardAt: "2026-11-20T11:00:00.000Z" };
  await person.send("PUT", "/draft/answers/nombre_completo", { body: said });
  const data = { nombre_completo: `${name} Canaria`, telefono: "3055550123" };
  const { id } = (await person.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();
  await person.send("POST", "/api/resume-code");
  // First it cannot be sent, so that its address waits.
  await mkdir(outbox, { recursive: true });
  await rename(outbox, `${outbox}.away`);
  await writeFile(outbox, "");
  const email = `${name.toLowerCase()}.canaria@example.test`;
  const asked = await person.send("POST", "/email-form", { body: { id, email, includePDF: false } });
  expect(asked.json()).toEqual({ queued: true, isSent: false });
  await look();
  const { rows } = (await server.services.store.db.execute(
    sql`select dedupe_key from jobs where kind = 'mail' and state = 'waiting'`,
  )) as unknown as { rows: { dedupe_key: string }[] };
  await rm(outbox);
  await rename(`${outbox}.away`, outbox);
  server.clock.advance(60_000);
  await server.worker.runDue();
  await look();
  expect(values.map(({ place }) => place[0])).toEqual(
    expect.arrayContaining(["forms", "drafts", "mails", "resume_codes", "letters"]),
  );
  const fingerprint = rows[0]?.dedupe_key.split(" ")[2] ?? "";
  return { person, values, fingerprint, guess: JSON.stringify(["mail", email, false]) };
}

/** The address of a letter is erased as soon as it is sent. */
const isLiving = ({ place }: SealedValue) => place[0] !== "mails";

/** @param copyOf copies everything the store has written to the disk, and what it dumps */
async function attemptRecovery(store: Store, copyOf: (to: string) => Promise<void>): Promise<void> {
  const server = await openTestServer({ store, env });
  try {
    expect(await unknownSealedColumns(store.db)).toEqual([]);
    const erased = await leaveTraces(server, "Borrada");
    const expired = await leaveTraces(server, "Vencida");
    const deleted = await leavePlatformTraces(server, token, "Quitada");
    // With the keys as they are now all of it opens, but the address of a letter that was sent: the attempt can succeed.
    const keyDir = join(scratch, "keys");
    await cp(server.config.keyDir, keyDir, { recursive: true });
    const all = [...erased.values, ...expired.values, ...deleted.values];
    expect(await tryToOpen(all, { keyDir, dataKey })).toHaveLength(all.filter(isLiving).length);
    const filesOpened = await copyFiles(server, join(scratch, "files"));
    expect(await filesOpened(deleted.files, await keysLeft(all, { keyDir, dataKey }))).toBe(deleted.files.length);
    await rm(keyDir, { recursive: true });

    expect((await erased.person.send("DELETE", "/my-data")).statusCode).toBe(200);
    await deleted.remove();
    server.clock.advance(71 * hourMs);
    const kept = await leaveTraces(server, "Quedada");
    const stays = await leavePlatformTraces(server, token, "Guardada");
    server.clock.advance(2 * hourMs);
    await scheduleRetention(store.db, server.clock, 0);
    await server.worker.runDue();
    await store.db.execute(sql`checkpoint`);

    await copyOf(join(scratch, "store"));
    await cp(server.dataDir, join(scratch, "data"), { recursive: true });
    await cp(server.config.keyDir, keyDir, { recursive: true });
    const copied = await bytesBelow(scratch);
    expect(copied.toString("latin1")).not.toMatch(/Canaria|canaria@/);
    // The sealed bytes of what was deleted are still in the store's files: only the keys are gone.
    const isThere = ({ bytes }: SealedValue) => copied.includes(Buffer.from(bytes));
    expect(all.filter(isThere).length).toBeGreaterThan(10);

    // The number alone: a failure must not fill the screen with letters.
    expect(await tryToOpen(all, { keyDir, dataKey })).toHaveLength(0);
    const left = [...kept.values, ...stays.values];
    expect(await tryToOpen(left, { keyDir, dataKey })).toHaveLength(left.filter(isLiving).length);
    const keys = await keysLeft([...all, ...left], { keyDir, dataKey });
    expect(await filesOpened(deleted.files, keys)).toBe(0);
    expectNoGuess([erased, expired], keys);
  } finally {
    await server.services.platform?.close();
    await server.close();
  }
}

/** A fingerprint in a job's row must not tell that a guessed address was right. */
function expectNoGuess(
  people: readonly { readonly fingerprint: string; readonly guess: string }[],
  keys: readonly Uint8Array[],
): void {
  for (const { fingerprint, guess } of people) {
    expect(fingerprint).toHaveLength(43);
    const tried = keys.flatMap((key) =>
      [key, deriveKey(key, "digest")].map((one) => createHmac("sha256", one).update(guess).digest("base64url")),
    );
    expect(tried).not.toContain(fingerprint);
  }
}

test("nothing that was erased or has expired opens again from a copy of the embedded store's folder", async () => {
  const store = await openStoreIn();
  try {
    await attemptRecovery(store, (to) => cp(store.dataDir, to, { recursive: true }));
  } finally {
    await store.remove();
  }
});

describeOnPostgres("on PostgreSQL", (postgres) => {
  test("nothing that was erased or has expired opens again from its files, its log and a dump", async () => {
    const store = await postgres.emptyStore();
    await attemptRecovery(store, async (to) => {
      const { rows } = (await store.db.execute(sql`show data_directory`)) as unknown as {
        rows: { data_directory: string }[];
      };
      await cp(rows[0]?.data_directory ?? "", to, { recursive: true, filter: (path) => !path.includes(".s.PGSQL") });
      const dump = execFileSync("pg_dump", [postgres.server().url], { encoding: "latin1", maxBuffer: 2 ** 28 });
      // Bytes stand in a dump as hexadecimal digits.
      await writeFile(join(to, "dump"), dump);
      const digits = [...dump.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, hex = ""]) => Buffer.from(hex, "hex"));
      await writeFile(join(to, "dump.bytes"), Buffer.concat(digits));
    });
  });
});
