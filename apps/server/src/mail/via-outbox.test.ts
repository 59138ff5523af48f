import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mailerContract } from "./mailer.contract.ts";
import { type Outbox, openOutbox } from "./via-outbox.ts";

const from = "Dilo <dilo@example.com>";

mailerContract("the outbox", async () => {
  const root = await mkdtemp(join(tmpdir(), "dilo-outbox-"));
  const dir = join(root, "outbox");
  return {
    mailer: openOutbox({ dir, from }),
    async received() {
      const names = await readdir(dir).catch(() => []);
      const files = await Promise.all(names.map((name) => readFile(join(dir, name), "utf8")));
      return files.map((raw) => ({ recipients: /^To: (.*?)\r?$/m.exec(raw)?.slice(1, 2) ?? [], raw }));
    },
    close: () => rm(root, { recursive: true }),
  };
});

describe("the outbox", () => {
  test("writes files that only their owner can read", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("form-1", "a"));
      expect((await stat(join(dir, "form-1.a.eml"))).mode & 0o777).toBe(0o600);
      expect((await stat(dir)).mode & 0o777).toBe(0o700);
    }));

  test("holds a letter sent twice once", () =>
    withOutbox(async (outbox, dir) => {
      await Promise.all([outbox.send(letter("form-1", "a")), outbox.send(letter("form-2", "b"))]);
      await outbox.send(letter("form-1", "a"));
      expect((await readdir(dir)).sort()).toEqual(["form-1.a.eml", "form-2.b.eml"]);
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
      expect(await readdir(dir)).toEqual(["form-10.c.eml"]);
    }));

  test("deletes what is older than an instant, and what was never finished, and nothing else", () =>
    withOutbox(async (outbox, dir) => {
      await outbox.send(letter("old", "a"));
      await outbox.send(letter("new", "a"));
      await writeFile(join(dir, "half.a.eml.part"), "x");
      await writeFile(join(dir, "notes.txt"), "x");
      for (const name of ["old.a.eml", "half.a.eml.part", "notes.txt"]) await utimes(join(dir, name), 1e9, 1e9);
      expect(await outbox.removeOlderThan("2026-01-01T00:00:00Z")).toBe(2);
      expect((await readdir(dir)).sort()).toEqual(["new.a.eml", "notes.txt"]);
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
    const outbox = openOutbox({ dir: blocked, from });
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
    await use(openOutbox({ dir, from }), dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

function letter(formId: string, jobId: string) {
  const words = { subject: "Hola", text: "Hola", html: "<p>Hola</p>", attachments: [] };
  return { ...words, to: "rosa@example.com", messageId: `<${formId}.${jobId}@dilo.example>` };
}
