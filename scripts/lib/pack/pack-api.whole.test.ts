import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode } from "../../bootstrap/run.mjs";
import { lintTarball } from "./lint-tarball.ts";
import { packApi } from "./pack-api.ts";

const execute = promisify(execFile);
let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dilo-api-consumer-"));
  ({ tarball } = await packApi(folder));
  const place = join(folder, "node_modules/@dilo/api");
  await mkdir(place, { recursive: true });
  await execute("tar", ["xzf", tarball, "--strip-components=1", "-C", place]);
  await symlink(join(root, "node_modules/zod"), join(folder, "node_modules/zod"));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("publint finds nothing in what is published", async () => {
  expect(await lintTarball(tarball)).toEqual([]);
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
