// The applications of examples/, each with a bundler of its own, built as strangers build them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { root, runNpm } from "../../scripts/bootstrap.mjs";
import { serveFolder } from "./serve-folder.ts";

/** Outside this project: bundlers treat what is below node_modules in another way. */
const cache = join(tmpdir(), "dilo-strangers");

/** What is installed together, once; the tarball with it at each run. */
const toolchains = {
  react18: ["vite@7.3.8", "esbuild@0.28.2", "react@18.3.1", "react-dom@18.3.1"],
  react19: ["vite@8.3.8", "react@19.3.1", "react-dom@19.3.1"],
  bundlers: ["webpack@5.112.1", "esbuild@0.28.2"],
  next: ["next@16.4.6", "react@19.3.1", "react-dom@19.3.1"],
};

export type Site = { url: string; close: () => Promise<void> };

export type Stranger = {
  name: string;
  toolchain: keyof typeof toolchains;
  example: string;
  open: (folder: string, tools: string) => Promise<Site>;
};
export const strangers: readonly Stranger[] = [
  { name: "Vite 7 dev, React 18", toolchain: "react18", example: "vite-react", open: viteDev },
  { name: "Vite 7 build, React 18", toolchain: "react18", example: "vite-react", open: viteBuild },
  { name: "esbuild, React 18", toolchain: "react18", example: "vite-react", open: esbuildReact },
  { name: "Vite 8 dev, React 19", toolchain: "react19", example: "vite-react", open: viteDev },
  { name: "Vite 8 build, React 19", toolchain: "react19", example: "vite-react", open: viteBuild },
  { name: "webpack 5, drop-in class", toolchain: "bundlers", example: "vapi-quickstart", open: webpack },
  { name: "esbuild, drop-in class", toolchain: "bundlers", example: "vapi-quickstart", open: esbuild },
  { name: "no bundler, widget", toolchain: "bundlers", example: "plain-page", open: plain },
  { name: "Next.js static, React 19", toolchain: "next", example: "next-static", open: next },
];

/** Installs every toolchain with the tarball. */
export async function installToolchains(tarball: string) {
  for (const [name, packages] of Object.entries(toolchains)) {
    const folder = join(cache, name);
    await mkdir(folder, { recursive: true });
    await rm(join(folder, "node_modules/@dilo"), { recursive: true, force: true });
    await rm(join(folder, "package-lock.json"), { force: true });
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
    const options = ["--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
    const { code, output } = await runNpm(["install", ...options, ...packages, tarball]);
    if (code !== 0) throw new Error(`${name} could not be installed:\n${output}`);
  }
}

/** Copies a stranger's application beside its tools, sets its platform and token, and serves it. */
export async function openStranger(
  { name, toolchain, example, open }: Stranger,
  platform: { baseUrl: string; token: string },
): Promise<Site> {
  const tools = join(cache, toolchain, "node_modules");
  const folder = join(cache, toolchain, name.replaceAll(/\W+/g, "-"));
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, "examples", example), folder, { recursive: true });
  for (const file of ["config.js", "src/config.js", "app/config.js", "index.html"]) {
    const text = await readFile(join(folder, file), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const set = text
      .replace("http://localhost:3000/platform", platform.baseUrl)
      .replace("YOUR-PUBLIC-TOKEN", platform.token);
    await writeFile(join(folder, file), set);
  }
  return open(folder, tools);
}

async function viteDev(folder: string, tools: string): Promise<Site> {
  const port = await freePort();
  const args = [join(tools, "vite/bin/vite.js"), "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const close = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

async function viteBuild(folder: string, tools: string): Promise<Site> {
  await runTool(folder, [join(tools, "vite/bin/vite.js"), "build", "--logLevel", "error"]);
  return serveFolder(join(folder, "dist"));
}

async function esbuildReact(folder: string, tools: string): Promise<Site> {
  const entry = join(folder, "src/main.jsx");
  await buildWithEsbuild(tools, entry, join(folder, "src/bundle.js"));
  const page = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("main.jsx", "bundle.js"));
  return serveFolder(folder);
}

async function esbuild(folder: string, tools: string): Promise<Site> {
  await buildWithEsbuild(tools, join(folder, "main.js"), join(folder, "bundle.js"));
  const page = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("main.js", "bundle.js"));
  return serveFolder(folder);
}

async function buildWithEsbuild(tools: string, entry: string, outfile: string) {
  const { build } = createRequire(join(tools, "index.js"))("esbuild");
  const define = { "process.env.NODE_ENV": '"production"' };
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    jsx: "automatic",
    define,
    logLevel: "error",
  });
}

async function webpack(folder: string, tools: string): Promise<Site> {
  const pack = createRequire(join(tools, "index.js"))("webpack");
  const output = { path: join(folder, "dist"), filename: "main.js" };
  await new Promise((resolve, reject) =>
    pack(
      { context: folder, mode: "production", entry: "./main.js", output },
      (error: Error | null, stats: { hasErrors(): boolean; toString(how: string): string }) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
        else resolve(undefined);
      },
    ),
  );
  await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
  return serveFolder(join(folder, "dist"));
}

function plain(folder: string, tools: string): Promise<Site> {
  return serveFolder(folder, { "/node_modules/": tools });
}

async function next(folder: string, tools: string): Promise<Site> {
  await runTool(folder, [join(tools, "next/dist/bin/next"), "build"]);
  return serveFolder(join(folder, "out"));
}

async function runTool(folder: string, args: readonly string[]) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(chunk));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(Buffer.concat(said).toString("utf8").slice(-2000));
}
