import { chmod, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { ServerError } from "../server-error.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mailer.ts";
import { readMessageId } from "./message-id.ts";

/** A mailer that keeps every letter as an `.eml` file, and can delete them again. */
export interface Outbox extends Mailer {
  /**
   * Deletes the letters written before an instant.
   * @returns how many
   */
  removeOlderThan(iso: string): Promise<number>;
  /**
   * Deletes the letters about one form, or one order.
   * @returns how many
   */
  removeFor(about: string): Promise<number>;
}

/**
 * Opens the folder of letters: `<about>.<jobId>.eml`, readable by its owner only. The same letter sent twice is one file.
 * @throws ServerError `mail-unreachable` from `send` when the folder cannot be written
 */
export function openOutbox({ dir, from }: { readonly dir: string; readonly from: string }): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function removeIf(isOld: (name: string, path: string) => boolean | Promise<boolean>): Promise<number> {
    let removed = 0;
    for (const name of await filesIn(dir)) {
      const path = join(dir, name);
      if (!(await isOld(name, path))) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  return {
    async send(mail) {
      const message = compose(mail, from);
      const id = readMessageId(mail.messageId);
      const { message: bytes } = await transport.sendMail(message);
      try {
        await writeWhole(dir, `${id?.about}.${id?.jobId}.eml`, bytes as Buffer);
      } catch (cause) {
        throw new ServerError("mail-unreachable", "The outbox cannot be written.", { cause });
      }
      return { messageId: mail.messageId };
    },
    removeOlderThan: (iso) => removeIf(async (_name, path) => (await stat(path)).mtime < new Date(iso)),
    removeFor: (about) => removeIf((name) => name.startsWith(`${about}.`)),
  };
}

/** A reader never sees half a letter: it is written beside its place and moved there. */
async function writeWhole(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chmod(dir, 0o700);
  const unfinished = join(dir, `${name}.part`);
  try {
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(dir, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function filesIn(dir: string): Promise<readonly string[]> {
  try {
    return (await readdir(dir)).filter((name) => name.endsWith(".eml") || name.endsWith(".eml.part"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
