import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commandsIn, linksIn, readReadme, settingsIn } from "./readme.mjs";
import { root } from "./run.mjs";

const readme = await readReadme();
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const config = readFileSync(join(root, "apps/server/src/config.ts"), "utf8");
const payments = readFileSync(join(root, "apps/server/src/payments/config.ts"), "utf8");

describe("the README", () => {
  test("shows the two commands first", () => {
    expect(commandsIn(readme).slice(0, 2)).toEqual(["npm start", "npm test"]);
  });

  test.each(commandsIn(readme))("shows a command that exists: %s", (command) => {
    const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
    const [, file] = /^node (\S+\.mjs)/.exec(scripts[script] ?? "") ?? [];
    expect(file, `npm script ${script}`).toBeDefined();
    expect(existsSync(join(root, file)), file).toBe(true);
  });

  test.each(linksIn(readme))("links to something that is there: %s", (place) => {
    expect(existsSync(join(root, place))).toBe(true);
  });

  test.each(settingsIn(readme))("names a setting the server reads: %s", (name) => {
    expect(readsSetting(name)).toBe(true);
  });

  test("maps every workspace", () => {
    for (const group of ["packages", "apps"]) {
      for (const name of readdirSync(join(root, group))) expect(linksIn(readme)).toContain(`${group}/${name}`);
    }
  });
});

/** The server names a setting whole, or puts it together from a prefix: `TRANSCRIBER` and `_URL`. */
function readsSetting(name) {
  const quoted = (text) => [config, payments].some((source) => new RegExp(`["{ .]${text}\\b`).test(source));
  return quoted(name) || (name.endsWith("_URL") && quoted(name.slice(0, -"_URL".length)));
}
