import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Waits for the first letter in a server's outbox.
 * @param {string} dataDir the server's DATA_DIR
 * @returns {Promise<string>} the letter as it lies there
 */
export async function firstLetter(dataDir) {
  const outbox = join(dataDir, "outbox");
  for (let tries = 0; tries < 100; tries += 1) {
    const letters = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    if (letters[0]) return readFile(join(outbox, letters[0]), "latin1");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("No letter came within 20 s.");
}

/**
 * Takes the PDF out of a letter.
 * @param {string} letter
 * @returns {Buffer}
 */
export function attachedPdf(letter) {
  const part = letter.split(/\r?\n--/).find((text) => /content-type: application\/pdf/i.test(text));
  if (!part) throw new Error("The letter carries no PDF.");
  return Buffer.from(part.slice(part.search(/\r?\n\r?\n/)), "base64");
}
