import { spawn } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");

/** Builds the server from its sources into a folder's `dist`, as `npm run build` does, with its migrations beside it. */
export async function buildServer(place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await symlink(join(root, "migrations"), join(place, "migrations"));
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "error",
    build: { outDir: join(place, "dist"), emptyOutDir: true, sourcemap: false },
  });
}

/** Starts what was built there, its store's code compiled once; `says` waits until it has said a word. */
export function startBuilt(place: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["--liftoff-only", join(place, "dist/main.js")], {
    env: { PATH: "", OFFICIAL_FORMS_DOWNLOAD: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      text += bytes.toString();
      for (const listener of listeners) listener();
    });
  }
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (text.includes(word)) resolve();
      };
      listeners.add(look);
      look();
    });
  return { child, says, text: () => text };
}
