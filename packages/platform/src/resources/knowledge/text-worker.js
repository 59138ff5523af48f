// The thread that reads the text of one PDF or .docx: a stranger may have written it to use up time and memory.
// `read-in-thread.ts` ends the thread when it does. Plain JavaScript, since Node 20 runs no TypeScript.
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
  // A .docx is a zip.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  parentPort?.postMessage(isZip ? await readDocx() : await readPdf());
} catch (error) {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  parentPort?.postMessage({ problem: isLocked ? "locked" : "damaged" });
}

/** @returns {Promise<import("./text-problems.ts").FileText>} */
async function readPdf() {
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

/** @returns {Promise<import("./text-problems.ts").FileText>} */
async function readDocx() {
  const { strFromU8, unzipSync } = await import("fflate");
  const name = "word/document.xml";
  const document = unzipSync(bytes, { filter: (file) => file.name === name })[name];
  if (document === undefined) return { problem: "damaged" };
  let text = "";
  // The words, and where a line, a paragraph or a row of a table ends.
  for (const [, words, end] of strFromU8(document).matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<\/?w:(tab|br|p|tr)[ />]/g)) {
    text += words === undefined ? (end === "tab" ? " " : "\n") : withoutEntities(words);
    if (text.length > mostCharacters) return { problem: "too-long" };
  }
  return { text };
}

/** @param {string} xml */
function withoutEntities(xml) {
  const named = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[/** @type {keyof typeof named} */ (name.toLowerCase())];
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
