import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { aboutOf, letterNamed, lettersPlace } from "../mail/letter-files.ts";
import { shred, writeDurably } from "../store/keys/durable-files.ts";
import type { Vault } from "../store/vault.ts";

/** Seals the letters that an earlier version left readable in its outbox. They end when they would have. */
export async function sealPlainLetters(
  dir: string,
  { vault, lifeMs }: { readonly vault: Pick<Vault, "create">; readonly lifeMs: number },
): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const plain = join(dir, name);
    const sealed = letterNamed(name.slice(0, -".eml".length));
    const until = new Date((await stat(plain)).mtimeMs + lifeMs);
    const sealer = await vault.create(lettersPlace(aboutOf(sealed)), until);
    await writeDurably(join(dir, sealed), sealer.seal(await readFile(plain, "latin1"), "letter"));
    await shred(plain);
  }
  for (const name of names.filter((each) => each.endsWith(".eml.part"))) await shred(join(dir, name));
}
