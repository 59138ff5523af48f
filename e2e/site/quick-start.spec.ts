import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { root, run } from "../../scripts/bootstrap.mjs";
import { noBrowser, test } from "../fixtures/test.ts";
import { openToolModel } from "../fixtures/tool-model.ts";

test("Somebody does what the quick start says, from npm start to a call that uses a tool", { tag: noBrowser }, async ({
  startServer,
  cleanUp,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "dilo-quick-start-"));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const { command, settings, files } = await readGuide();
  const [model, toolPort] = [await openToolModel(), await freePort()];
  cleanUp(model.close);
  const { origin } = await startServer({
    command: command.split(" "),
    // The first start of somebody who has nothing yet.
    dataDir: join(folder, "data"),
    env: { ...settings, MODEL_URL: model.url, MODEL_KEY: "sk-of-a-test" },
  });
  for (const [name, code] of files) {
    const here = code.replaceAll("http://localhost:3000", origin).replaceAll("4000", String(toolPort));
    // Its reader is in the folder of the project.
    const there = here.replace("data/platform-tokens.json", join(folder, "data/platform-tokens.json"));
    await writeFile(join(folder, name), there);
  }
  const tool = spawn(process.execPath, [join(folder, "weather.mjs")]);
  cleanUp(() => tool.kill());
  const { code, output } = await run(process.execPath, ["--experimental-websocket", join(folder, "call.mjs")]);
  assert.equal(code, 0, output);
  assert.match(output, /bot Buenos días\. ¿De qué ciudad quiere saber el tiempo\?\n/);
  assert.match(output, /user ¿Qué tiempo hace en León\?\n/);
  assert.match(output, /tool_call_result En León hace sol\.\n/);
  assert.match(output, /bot Me dicen que en León hace sol\.\n/);
});

/** The quick start's last command with its settings, and its files by their names. */
async function readGuide() {
  const [, guides = ""] = (await readFile(join(root, "docs/guides.md"), "utf8")).split(/^## /m);
  const [, shell = ""] = /```sh\n([\s\S]*?)```/.exec(guides) ?? [];
  const [first, last = ""] = shell.trim().split("\n");
  assert.equal(first, "npm install");
  const words = last.split(" ");
  const settings = Object.fromEntries(words.filter((word) => word.includes("=")).map((word) => word.split("=")));
  const command = words.filter((word) => !word.includes("=")).join(" ");
  assert.equal(command, "npm start");
  const files = [...guides.matchAll(/```js (\S+)\n([\s\S]*?)```/g)].map(([, name = "", code = ""]) => [name, code]);
  assert.deepEqual(
    files.map(([name]) => name),
    ["weather.mjs", "call.mjs"],
  );
  return { command, settings, files } as const;
}
