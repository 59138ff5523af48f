import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { commandsIn, linksIn, readReadme, settingsIn } from "./readme.ts";

const readme = await readReadme();
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const example = readFileSync(join(root, ".env.example"), "utf8");

describe("the README", () => {
  test("shows the two commands first", () => {
    expect(commandsIn(readme).slice(0, 2)).toEqual(["npm start", "npm test"]);
  });

  test.each(commandsIn(readme))("shows a command that exists: %s", (command) => {
    const [, script = ""] = /\bnpm (?:run )?(?:--silent )?([\w:]+)/.exec(command) ?? [];
    const [, file = ""] = /^node (\S+\.mjs)/.exec(scripts[script] ?? "") ?? [];
    expect(file, `npm script ${script}`).not.toBe("");
    expect(existsSync(join(root, file)), file).toBe(true);
  });

  test.each(linksIn(readme))("links to something that is there: %s", (place) => {
    expect(existsSync(join(root, place))).toBe(true);
  });

  test.each(settingsIn(readme))("names a setting that .env.example explains: %s", (name) => {
    expect(example).toMatch(new RegExp(`^# ${name}=`, "m"));
  });

  test("maps every workspace", () => {
    for (const group of ["packages", "apps"]) {
      for (const name of readdirSync(join(root, group))) expect(linksIn(readme)).toContain(`${group}/${name}`);
    }
  });
});
