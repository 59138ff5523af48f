// The thread that reads the text of one PDF: a PDF is a stranger's program in all but name, and may be written to use up
// time and memory. `read-in-thread.ts` ends the thread when it does. Plain JavaScript, since Node 20 runs no TypeScript.
import { constants, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

// A person on a call goes first. Only Linux takes the priority of one thread apart from its process's.
if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

// For drawing alone. Without them the library would need a program to draw with before it reads a word.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });
}

/** @type {{ readonly bytes: Uint8Array, readonly mostPages: number, readonly mostCharacters: number }} */
const { bytes, mostPages, mostCharacters } = workerData;

try {
  parentPort?.postMessage(await read());
} catch (error) {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  parentPort?.postMessage({ problem: isLocked ? "locked" : "damaged" });
}

/** @returns {Promise<import("./text-problems.ts").FileText>} */
async function read() {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
  });
  const pdf = await task.promise;
  if (pdf.numPages > mostPages) return { problem: "too-long" };
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n\n";
    if (text.length > mostCharacters) return { problem: "too-long" };
    page.cleanup();
  }
  await task.destroy();
  return { text };
}
