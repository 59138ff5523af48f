import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode } from "../bootstrap/run.mjs";
import { fetched } from "../test-tools.ts";
import { lintTarball } from "./package.ts";

const execute = promisify(execFile);
/** A clone in which npm packs, so that nobody who reads ours meets what it lays there. */
let clone: string;
/** A stranger's empty folder. */
let folder: string;
let before: Record<string, unknown>;
let tarball: string;

const npmPack = (name: string) =>
  execute("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: join(clone, "packages", name) });
const filesOf = async (name: string) => ({
  names: (await readdir(join(clone, "packages", name))).sort(),
  manifest: await readFile(join(clone, "packages", name, "package.json"), "utf8"),
});

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), "dilo-clone-"));
  folder = await mkdtemp(join(tmpdir(), "dilo-api-consumer-"));
  const isSource = (path: string) => !/\/(node_modules|dist)$/.test(path);
  for (const path of ["packages", "scripts", "LICENSE", "package.json", "package-lock.json", "tsconfig.base.json"])
    await cp(join(root, path), join(clone, path), { recursive: true, filter: isSource });
  await mkdir(join(clone, "node_modules/@dilo"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@dilo" && name !== ".cache")
      await symlink(join(root, "node_modules", name), join(clone, "node_modules", name));
  for (const name of await readdir(join(clone, "packages")))
    await symlink(join(clone, "packages", name), join(clone, "node_modules/@dilo", name));
  before = await filesOf("api");
  await npmPack("api");
  tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "");
  const place = join(folder, "node_modules/@dilo/api");
  await mkdir(place, { recursive: true });
  await execute("tar", ["xzf", tarball, "--strip-components=1", "-C", place]);
  await symlink(join(root, "node_modules/zod"), join(folder, "node_modules/zod"));
}, 300_000);

afterAll(async () => {
  for (const place of [clone, folder]) await rm(place, { recursive: true, force: true });
});

test("the package's folder is afterwards as it was", async () => {
  expect(await filesOf("api")).toEqual(before);
});

test("a part of Dilo that nobody can install alone is not packed, and says so", async () => {
  await expect(npmPack("forms")).rejects.toThrow("@dilo/forms is a part of Dilo and is not packed by itself");
});

test("publint finds nothing in what is published", async () => {
  expect(await lintTarball(tarball)).toEqual([]);
});

const attw = join(fetched, "@arethetypeswrong/cli/dist/index.js");
const lack = existsSync(attw) ? "" : " (not run: node scripts/run.mjs test-tools has not fetched it)";
test.skipIf(!existsSync(attw))(`@arethetypeswrong finds the types right in every resolution${lack}`, async () => {
  const { stdout } = await execute(process.execPath, [attw, tarball, "--no-emoji", "--format", "ascii"]);
  expect(stdout).toContain("No problems found");
});

test("a map leads from what is published to its sources, which lie in it", async () => {
  const map = await readFile(join(folder, "node_modules/@dilo/api/dist/index.js.map"), "utf8");
  const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(map);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !/^(api|forms|foundation)\/src\//.test(source))).toEqual([]);
  expect(sourcesContent).toHaveLength(sources.length);
});

test("the packed client type-checks and runs in a stranger's program", async () => {
  await writeFile(
    join(folder, "consumer.mts"),
    `import { ApiError, createClient, type PlatformOperations, platformRoutes } from "@dilo/api";
const fetched: string[] = [];
const platform = createClient<PlatformOperations>(platformRoutes, {
  baseUrl: "https://platform.example",
  token: "t",
  fetch: async (address) => {
    fetched.push(String(address));
    return Response.json({ id: "a-1" }, { status: 201 });
  },
});
const { id }: { id: string } = await platform.createAssistant({ body: { name: "Ana" } });
console.log(id, fetched[0], typeof ApiError);
`,
  );
  const compilerOptions = { strict: true, target: "ES2023", module: "nodenext", lib: ["ES2023", "DOM"], types: [] };
  const config = {
    compilerOptions: { ...compilerOptions, outDir: "out", skipLibCheck: true },
    files: ["consumer.mts"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { output } = await runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
  expect(output).toBe("");
  const { stdout } = await execute(process.execPath, [join(folder, "out/consumer.mjs")]);
  expect(stdout.trim()).toBe("a-1 https://platform.example/assistant function");
});
