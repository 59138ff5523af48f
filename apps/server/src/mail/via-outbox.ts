import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { ServerError } from "../server-error.ts";
import type { Clock } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";
import { compose } from "./compose.ts";
import { aboutOf, filesIn, letterNamed, lettersPlace } from "./letter-files.ts";
import type { Mailer } from "./mailer.ts";
import { readMessageId } from "./message-id.ts";

/** A mailer that keeps every letter as a sealed file, and can delete them again. */
export interface Outbox extends Mailer {
  /**
   * Deletes the letters written before an instant, and those that were erased while another server had the request.
   * @returns how many
   */
  removeOlderThan(iso: string): Promise<number>;
  /**
   * Deletes the letters about one form, or one order. Those in other servers' folders open no more from then on.
   * @returns how many lay here
   */
  removeFor(about: string): Promise<number>;
}

export interface OutboxSettings {
  readonly dir: string;
  readonly from: string;
  readonly vault: Pick<Vault, "create" | "destroy" | "has">;
  readonly clock: Clock;
  /** How long a letter may stay, and its key. Milliseconds. */
  readonly lifeMs: number;
}

/**
 * Opens the folder of letters: `<about>.<jobId>.letter`, sealed with the key of what they are about: all servers share it, so
 * that whichever of them erases it, erases all letters. The same letter sent twice is one file.
 * @throws ServerError `mail-unreachable` from `send` when the folder cannot be written
 */
export function openOutbox({ dir, from, vault, clock, lifeMs }: OutboxSettings): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function removeFor(about: string): Promise<number> {
    await vault.destroy([lettersPlace(about)]);
    const letters = (await filesIn(dir)).filter((name) => aboutOf(name) === about);
    for (const name of letters) await rm(join(dir, name), { force: true });
    return letters.length;
  }

  return {
    async send(mail) {
      const message = compose(mail, from);
      const id = readMessageId(mail.messageId);
      const { message: bytes } = await transport.sendMail(message);
      try {
        const name = letterNamed(`${id?.about}.${id?.jobId}`);
        const sealer = await vault.create(lettersPlace(aboutOf(name)), new Date(clock().getTime() + lifeMs));
        await writeWhole(dir, name, sealer.seal((bytes as Buffer).toString("latin1"), "letter"));
      } catch (cause) {
        throw new ServerError("mail-unreachable", "The outbox cannot be written.", { cause });
      }
      return { messageId: mail.messageId };
    },
    removeOlderThan: async (iso) => {
      const left = new Set<string>();
      const over: string[] = [];
      for (const name of await filesIn(dir)) {
        const written = await stat(join(dir, name)).catch(ignoreMissing);
        if (written === undefined) continue;
        const isOver = written.mtime < new Date(iso) || !(await vault.has(lettersPlace(aboutOf(name))));
        if (isOver) over.push(name);
        else left.add(aboutOf(name));
      }
      for (const name of over) {
        // A younger letter about the same says all that this one said.
        if (!left.has(aboutOf(name))) await vault.destroy([lettersPlace(aboutOf(name))]);
        await rm(join(dir, name), { force: true });
      }
      return over.length;
    },
    removeFor,
  };
}

/** Another deletion may have been here first. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
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
