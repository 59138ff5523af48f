import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { ServerError } from "../server-error.ts";
import type { Clock } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";
import { compose } from "./compose.ts";
import { filesIn, letterNamed, letterPlace } from "./letter-files.ts";
import type { Mailer } from "./mailer.ts";
import { readMessageId } from "./message-id.ts";

/** A mailer that keeps every letter as a sealed file, and can delete them again. */
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

export interface OutboxSettings {
  readonly dir: string;
  readonly from: string;
  readonly vault: Pick<Vault, "create" | "destroy">;
  readonly clock: Clock;
  /** How long a letter may stay, and its key. Milliseconds. */
  readonly lifeMs: number;
}

/**
 * Opens the folder of letters: `<about>.<jobId>.letter`, each sealed with a key of its own, which goes with it. The same
 * letter sent twice is one file.
 * @throws ServerError `mail-unreachable` from `send` when the folder cannot be written
 */
export function openOutbox({ dir, from, vault, clock, lifeMs }: OutboxSettings): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function removeIf(isOld: (name: string, path: string) => boolean | Promise<boolean>): Promise<number> {
    let removed = 0;
    for (const name of await filesIn(dir)) {
      const path = join(dir, name);
      if (!(await isOld(name, path))) continue;
      await vault.destroy([letterPlace(name)]);
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
        const name = letterNamed(`${id?.about}.${id?.jobId}`);
        const sealer = await vault.create(letterPlace(name), new Date(clock().getTime() + lifeMs));
        await writeWhole(dir, name, sealer.seal((bytes as Buffer).toString("latin1"), "letter"));
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
async function writeWhole(dir: string, name: string, bytes: Uint8Array): Promise<void> {
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
