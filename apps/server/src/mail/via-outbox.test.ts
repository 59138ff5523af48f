import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestKeys, type TestKeys } from "../store/keys/testing-keys.ts";
import { readLetters } from "./letter-files.ts";
import { mailerContract } from "./mailer.contract.ts";
import { type Outbox, openOutbox } from "./via-outbox.ts";

const from = "Dilo <dilo@example.com>";

let under: TestKeys;
beforeAll(async () => {
  under = await openTestKeys();
});
afterAll(() => under.remove());
const sealing = () => ({ vault: under.vault, clock: () => new Date(), lifeMs: 3_600_000 });

mailerContract("the outbox", async () => {
  const root = await mkdtemp(join(tmpdir(), "dilo-outbox-"));
  const dir = join(root, "outbox");
  return {
    mailer: openOutbox({ dir, from, ...sealing() }),
    async received() {
      const letters = await readLetters(dir, under.vault);
      const texts = letters.map((letter) => Buffer.from(letter, "latin1").toString("utf8"));
      return texts.map((raw) => ({ recipients: /^To: (.*?)\r?$/m.exec(raw)?.slice(1, 2) ?? [], raw }));
    },
    close: () => rm(root, { recursive: true }),
  };
});

describe("the outbox", () => {
  test("writes files that only their owner can read", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("form-1", "a"));
      expect((await stat(join(dir, "form-1.a.letter"))).mode & 0o777).toBe(0o600);
      expect((await stat(dir)).mode & 0o777).toBe(0o700);
    }));

  test("holds a letter sent twice once", () =>
    withOutbox(async (outbox, dir) => {
      await Promise.all([outbox.send(letter("form-1", "a")), outbox.send(letter("form-2", "b"))]);
      await outbox.send(letter("form-1", "a"));
      expect((await readdir(dir)).sort()).toEqual(["form-1.a.letter", "form-2.b.letter"]);
    }));

  test("deletes the letters of one form", () =>
    withOutbox(async (outbox, dir) => {
      for (const [form, job] of [
        ["form-1", "a"],
        ["form-1", "b"],
        ["form-10", "c"],
      ] as const)
        await outbox.send(letter(form, job));
      expect(await outbox.removeFor("form-1")).toBe(2);
      expect(await readdir(dir)).toEqual(["form-10.c.letter"]);
    }));

  test("deletes what is older than an instant, and what was never finished, and nothing else", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("old", "a"));
      await outbox.send(letter("new", "a"));
      await writeFile(join(dir, "half.a.letter.part"), "x");
      await writeFile(join(dir, "notes.txt"), "x");
      for (const name of ["old.a.letter", "half.a.letter.part", "notes.txt"]) await utimes(join(dir, name), 1e9, 1e9);
      expect(await outbox.removeOlderThan("2026-01-01T00:00:00Z")).toBe(2);
      expect((await readdir(dir)).sort()).toEqual(["new.a.letter", "notes.txt"]);
    }));

  test("holds nothing that can be read", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("form-1", "a"));
      await outbox.send(letter("form-2", "b"));
      const names = await readdir(dir);
      expect(names.sort()).toEqual(["form-1.a.letter", "form-2.b.letter"]);
      for (const name of names) expect(await readFile(join(dir, name), "latin1")).not.toContain("rosa");
      expect(await readLetters(dir, under.vault)).toHaveLength(2);
      await outbox.removeFor("form-1");
      expect(await under.vault.has(["letters", "form-1"])).toBe(false);
    }));

  test("an erasure at one server takes the letters of all, whose folders are cleaned by and by", () =>
    withOutbox((one) =>
      withOutbox(async (other, dir) => {
        await one.send(letter("form-1", "a"));
        await other.send(letter("form-1", "b"));
        await other.send(letter("form-2", "c"));
        await one.removeFor("form-1");
        expect(await readLetters(dir, under.vault)).toHaveLength(1);
        expect(await other.removeOlderThan("2000-01-01T00:00:00Z")).toBe(1);
        expect(await readdir(dir)).toEqual(["form-2.c.letter"]);
      }),
    ));

  test("a letter that is over takes its key along when it is the last one", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("form-3", "a"));
      await outbox.send(letter("form-3", "b"));
      await utimes(join(dir, "form-3.a.letter"), 1e9, 1e9);
      await outbox.removeOlderThan("2026-01-01T00:00:00Z");
      expect(await readLetters(dir, under.vault)).toHaveLength(1);
      await utimes(join(dir, "form-3.b.letter"), 1e9, 1e9);
      await outbox.removeOlderThan("2026-01-01T00:00:00Z");
      expect(await under.vault.has(["letters", "form-3"])).toBe(false);
    }));

  test("has nothing to delete before its first letter", () =>
    withOutbox(async (outbox) => {
      expect(await outbox.removeOlderThan("2030-01-01T00:00:00Z")).toBe(0);
      expect(await outbox.removeFor("form-1")).toBe(0);
    }));

  test("says that it cannot be written, and leaves nothing half", async () => {
    const root = await mkdtemp(join(tmpdir(), "dilo-outbox-"));
    const blocked = join(root, "file");
    await writeFile(blocked, "");
    await chmod(blocked, 0o400);
    const outbox = openOutbox({ dir: blocked, from, ...sealing() });
    await expect(outbox.send(letter("form-1", "a"))).rejects.toMatchObject({
      code: "mail-unreachable",
    });
    expect(await readdir(root)).toEqual(["file"]);
    await rm(root, { recursive: true });
  });
});

async function withOutbox(use: (outbox: Outbox, dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "dilo-outbox-"));
  try {
    await use(openOutbox({ dir, from, ...sealing() }), dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

function letter(formId: string, jobId: string) {
  const words = { subject: "Hola", text: "Hola", html: "<p>Hola</p>", attachments: [] };
  return { ...words, to: "rosa@example.com", messageId: `<${formId}.${jobId}@dilo.example>` };
}
