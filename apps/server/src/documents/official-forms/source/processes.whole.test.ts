import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { n400Boxes } from "../boxes/n400.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";

let program: string;
let root: string;
let file: string;
let form: Uint8Array;
beforeAll(async () => {
  // Inside the project, so that the bundle finds the packages it imports.
  program = await mkdtemp(join(import.meta.dirname, "../../../../../../node_modules/.cache/dilo-fetch-"));
  const entry = join(import.meta.dirname, "testing-fetch.ts");
  await build({ configFile: false, logLevel: "error", build: { ssr: entry, outDir: program, target: "node20" } });
  root = await mkdtemp(join(tmpdir(), "dilo-fetch-"));
  form = await syntheticForm(n400Boxes);
  file = join(root, "form.pdf");
  await writeFile(file, form);
});
afterAll(async () => {
  for (const folder of [program, root]) await rm(folder, { recursive: true, force: true });
});

/** Starts a process that fetches when it is told to. @param most the largest file it can write, in KB */
async function start(cacheDir: string, most?: number) {
  const words = [process.execPath, join(program, "testing-fetch.js"), cacheDir, file];
  // A write past the limit fails half-way, as it does on a full disk.
  const limited = `trap '' XFSZ; ulimit -f ${(most ?? 0) * 2}; exec "$0" "$@"`;
  const [command = "", ...rest] = most === undefined ? words : ["sh", "-c", limited, ...words];
  const child = spawn(command, rest, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  await once(child, "message");
  const fetched = async () => {
    const said = once(child, "message");
    const ended = once(child, "exit");
    child.send("fetch");
    const [status] = await said;
    expect(await ended).toEqual([0, null]);
    return status;
  };
  return { fetched };
}

const ready = { hasTemplate: true, warnings: [] };

test("two processes that fetch at once both have the form, and leave one whole file", async () => {
  const cacheDir = join(root, "two");
  const both = [await start(cacheDir), await start(cacheDir)];
  expect(await Promise.all(both.map(({ fetched }) => fetched()))).toEqual([ready, ready]);
  const names = (await readdir(join(cacheDir, "n-400"))).sort();
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.pdf$/), "manifest.json"]);
  expect(Buffer.compare(await readFile(join(cacheDir, "n-400", names[0] ?? "")), form)).toBe(0);
});

test("a disk that is full in the middle of the file leaves nothing half-written, and the form is used all the same", async () => {
  const cacheDir = join(root, "full");
  const { size } = await stat(file);
  const { fetched } = await start(cacheDir, Math.floor(size / 2048));
  expect(await fetched()).toEqual({ hasTemplate: true, warnings: ["cache-not-written"] });
  expect(await readdir(join(cacheDir, "n-400"))).toEqual([]);
  const later = await start(cacheDir);
  expect(await later.fetched()).toEqual(ready);
});
