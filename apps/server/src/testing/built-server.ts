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
