import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanerArguments, nodeProblem } from "./run.mjs";

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

test.each(["20.19.0", "20.20.2", "22.13.0", "22.21.1", "24.0.0", "26.10.0"])("Node %s will do", (version) => {
  expect(nodeProblem(version, engines.node)).toBeUndefined();
});

test.each(["18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.1.0"])("Node %s is told so in one sentence", (version) => {
  expect(nodeProblem(version, engines.node)).toMatch(
    new RegExp(`^Dilo needs Node .*20\\.19.*; this is Node ${version}\\. [^.]*https://nodejs\\.org$`),
  );
});

const argv = ["/usr/bin/node", "scripts/start.mjs", "words"];
const running = { execArgv: ["--enable-source-maps"], argv, env: {} };

test("the embedded store begins again with the flag, and with every word there was", () => {
  const words = ["--liftoff-only", "--enable-source-maps", "scripts/start.mjs", "words"];
  expect(leanerArguments(running)).toEqual(words);
  expect(leanerArguments({ ...running, env: { DATABASE_URL: " " } })).toEqual(words);
});

test.each([
  ["it has begun so already", { execArgv: ["--liftoff-only"] }],
  ["the store is another process", { env: { DATABASE_URL: "postgres://localhost/dilo" } }],
])("nothing begins again where %s", (_, change) => {
  expect(leanerArguments({ ...running, ...change })).toBeUndefined();
});

test.each(["deploy/Dockerfile", "deploy/systemd/dilo@.service"])(
  "%s begins with the flag, as `npm start` does",
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const begun = /^(?:CMD \["node"|ExecStart=\/usr\/bin\/node).*main\.js.*$/m.exec(text)?.[0];
    expect(begun).toContain("--liftoff-only");
  },
);
