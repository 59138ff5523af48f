import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { startTable } from "./start-table.ts";

let settings: readonly string[] = [];
beforeAll(async () => {
  const example = await readFile(join(import.meta.dirname, "../../../../.env.example"), "utf8");
  settings = [...[...example.matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name = ""]) => name), "NEW_DATA_KEY"];
});

const letters = ["A", "E", "S", "X", "_"];

/** Every way to have one letter of it wrong: left out, doubled or put in, changed, swapped with the next one. */
function* wrongOf(name: string): Generator<string> {
  for (let at = 0; at < name.length; at += 1) {
    const [start, rest] = [name.slice(0, at), name.slice(at + 1)];
    yield start + rest;
    yield start + name[at] + name[at] + rest;
    for (const letter of letters) {
      yield start + letter + rest;
      yield start + letter + name.slice(at);
    }
    if (rest !== "") yield start + rest[0] + name[at] + rest.slice(1);
  }
  for (const letter of letters) yield name + letter;
  yield name.toLowerCase();
  yield name.replaceAll("_", "");
}

const live = { NODE_ENV: "production", ALLOW_FAKE_PAYMENTS: "i-understand" };

test("every setting with one letter wrong, however it is wrong, stops a start in production, and says what was meant", () => {
  let tried = 0;
  const unnoticed: string[] = [];
  for (const name of settings) {
    for (const wrong of new Set(wrongOf(name))) {
      if (settings.includes(wrong) || wrong === "") continue;
      tried += 1;
      try {
        readConfig({ ...live, [wrong]: "s3cr3t" });
        unnoticed.push(wrong);
      } catch (error) {
        expect(String(error)).toContain(`${wrong} is no setting. Did you mean `);
        expect(String(error)).not.toContain("s3cr3t");
      }
    }
  }
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(5000);
});

describe("what is misspelt", () => {
  test.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["RETENTION_HOUR", "RETENTION_HOURS"],
    ["STRIPE_WEBHOKSECRET", "STRIPE_WEBHOOK_SECRET"],
    ["SMPT_URL", "SMTP_URL"],
  ])("%s is taken for %s: refused in production, named elsewhere", (wrong, meant) => {
    const sentence = `${wrong} is no setting. Did you mean ${meant}?`;
    expect(() => readConfig({ ...live, [wrong]: "x" })).toThrow(sentence);
    expect(startTable(readConfig({ [wrong]: "x" }), false)).toContain(sentence);
    expect(startTable(readConfig({ [wrong]: " " }), false)).not.toContain(wrong);
  });

  test.each([
    { NODE_EVN: "production" },
    { NODE_ENV: "prodution" },
    { NODE_ENV: "Production" },
    { NODE_ENVV: "producton" },
  ])("%o does not start as if it were not production", (env) => expect(() => readConfig(env)).toThrow(/NODE_ENV/));
});

test("what a machine has set for other programs stops nothing", () => {
  const others = {
    ...{ PATH: "/bin", HOME: "/root", HOSTNAME: "a", MAIL: "/var/mail/dilo", USER: "dilo", TERM: "xterm", LANG: "C" },
    ...{ NODE_OPTIONS: "--x", NODE_EXTRA_CA_CERTS: "/x", NODE_VERSION: "24", POSTGRES_PASSWORD: "x", TZ: "UTC" },
    ...{ INVOCATION_ID: "1", JOURNAL_STREAM: "8:1", LISTEN_FDS: "1", PWD: "/", SHLVL: "1", LOGNAME: "dilo" },
    ...{
      KUBERNETES_SERVICE_HOST: "10.0.0.1",
      KUBERNETES_PORT: "tcp://10.0.0.1:443",
      DILO_PORT: "tcp://x",
      npm_config_cache: "x",
    },
    ...{
      APP_PORT: "1",
      API_KEY: "x",
      AWS_REGION: "x",
      HTTP_PROXY: "x",
      NO_PROXY: "x",
      PGHOST: "x",
      SSH_AUTH_SOCK: "x",
    },
  };
  expect(readConfig({ ...live, ...others }).misspelt).toEqual([]);
});

describe("SERVER_NAME", () => {
  test("means several servers: without a database that they share production does not start", () => {
    expect(() => readConfig({ ...live, SERVER_NAME: "a" })).toThrow("SERVER_NAME is set, but DATABASE_URL is missing");
    expect(readConfig({ SERVER_NAME: "a" }).serverName).toBe("a");
    const database = { DATABASE_URL: "postgres://localhost/dilo", DATA_KEY: Buffer.alloc(32).toString("base64") };
    expect(readConfig({ ...live, ...database, SERVER_NAME: "a" }).serverName).toBe("a");
  });
});
