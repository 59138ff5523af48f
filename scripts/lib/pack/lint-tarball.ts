// @ts-check
import { readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What publint has to say about a package that is ready to be published, suggestions too. */
export async function lintTarball(tarball: string): Promise<readonly string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}
