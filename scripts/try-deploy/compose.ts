import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Engine, must, until } from "./engine.ts";

const host = "dilo.example";
const OPS_TOKEN = "a-token-of-this-trial-alone";
const settings = {
  DATABASE_URL: "postgres://dilo:word@postgres/dilo?sslmode=disable",
  POSTGRES_PASSWORD: "word",
  PUBLIC_ORIGIN: `https://${host}`,
  DATA_KEY: randomBytes(32).toString("base64"),
  ALLOW_FAKE_PAYMENTS: "i-understand",
  OFFICIAL_FORMS_DOWNLOAD: "off",
  OPS_TOKEN,
};
/** What only this trial adds: inside, the site's name is nginx, whose certificate nobody signed. */
const addition = `services:
  nginx: { networks: { default: { aliases: [${host}] } } }
${["dilo-a", "dilo-b"]
  .map(
    (name) =>
      `  ${name}: { volumes: ["./tls/fullchain.pem:/ca.pem:ro"], environment: { NODE_EXTRA_CA_CERTS: /ca.pem } }`,
  )
  .join("\n")}
`;

/**
 * Brings deploy/compose.yaml up, goes the whole journey through its nginx, restarts one server after the other while
 * people ask, backs up and restores.
 * @param source the project's copy, whose deploy folder gets settings and a certificate
 */
export async function tryCompose({ docker, compose }: Engine, source: string) {
  const deploy = join(source, "deploy");
  await mkdir(join(deploy, "tls"));
  const words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj".split(" ");
  const out = ["-keyout", join(deploy, "tls/privkey.pem"), "-out", join(deploy, "tls/fullchain.pem")];
  await must("openssl", [...words, `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, ...out]);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(deploy, "dilo.env"), `${lines.join("\n")}\n`);
  await writeFile(join(deploy, "try.yaml"), addition);
  const project = (...args: string[]) =>
    compose(["-p", "dilo-try", "-f", join(deploy, "compose.yaml"), "-f", join(deploy, "try.yaml"), ...args]);
  const ops = (...args: string[]) => project("exec", "-T", "dilo-a", "node", "scripts/ops.mjs", ...args);
  const healthy = (name: string) =>
    until(`${name} is healthy`, async () => {
      const [id = ""] = (await project("ps", "-q", name)).split("\n");
      return Boolean(id) && (await docker("inspect", "-f", "{{.State.Health.Status}}", id)) === "healthy";
    });
  console.log("Starting the compose file ...");
  try {
    await project("up", "-d", "--no-build");
    await Promise.all(["dilo-a", "dilo-b"].map(healthy));
    const person = await openPerson();
    console.log(await ops("canary"));
    await restartUnderLoad({ project, healthy });
    await person.expectAnswer("after the restarts");

    console.log(await ops("backup", "/backups/one", "--keys", "/key-copies"));
    await project("stop", "dilo-a", "dilo-b");
    for (const name of ["dilo-a", "dilo-b"]) {
      const [id = ""] = (await project("ps", "-aq", name).catch(() => project("ps", "-q", name))).split("\n");
      const code = await docker("inspect", "-f", "{{.State.ExitCode}}", id ?? "");
      if (code !== "0") throw new Error(`${name}, told to stop, ended with ${code}.`);
    }
    const psql = (text: string) =>
      project("exec", "-T", "postgres", "psql", "-U", "dilo", "-d", "postgres", "-c", text);
    await psql("DROP DATABASE dilo");
    await psql("CREATE DATABASE dilo");
    const run = (...args: string[]) => project("run", "--rm", "--no-deps", "-T", "dilo-a", ...args);
    await run("sh", "-c", "rm -rf /keys/*");
    console.log(await run("node", "scripts/ops.mjs", "restore", "/backups/one", "--keys", "/key-copies"));
    await project("up", "-d", "--no-build");
    await Promise.all(["dilo-a", "dilo-b"].map(healthy));
    await person.expectAnswer("after the restore");
    console.log(await ops("status"));
  } catch (error) {
    console.error(await project("logs", "--tail", "15"));
    throw error;
  } finally {
    await project("down", "-v", "--timeout", "20").catch(() => {});
  }
}

/** A person who has paid and given one answer. */
async function openPerson() {
  const ordered = await ask("POST", "/ops/test-order", { authorization: `Bearer ${OPS_TOKEN}` });
  const cookie = String(ordered.headers["set-cookie"]).split(";")[0] ?? "";
  const answer = { formType: "N-400", said: "México", heardAt: new Date().toISOString() };
  const kept = await ask("PUT", "/draft/answers/pais_nacimiento", { cookie }, answer);
  if (kept.status !== 204) throw new Error(`An answer was not kept: ${kept.status} ${kept.text}`);
  return {
    async expectAnswer(when: string) {
      const { text } = await ask("GET", "/draft", { cookie });
      if (!text.includes("México")) throw new Error(`The answer is not there ${when}: ${text}`);
      console.log(`The answer is there ${when}.`);
    },
  };
}

async function restartUnderLoad({
  project,
  healthy,
}: {
  project: (...args: string[]) => Promise<string>;
  healthy: (name: string) => Promise<void>;
}) {
  const counts: { answered: number; failed: (number | string)[] } = { answered: 0, failed: [] };
  let isOver = false;
  // Fewer than nginx lets one address have (dilo.conf).
  const asking = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      const { status } = await ask("GET", "/config").catch((error) => ({ status: error.code }));
      if (status === 200) counts.answered += 1;
      else counts.failed.push(status);
      await wait(100);
    }
  });
  for (const name of ["dilo-a", "dilo-b"]) {
    await project("up", "-d", "--no-deps", "--no-build", "--force-recreate", name);
    await healthy(name);
    // Longer than nginx leaves a server alone that was away (upstreams.conf).
    await wait(6000);
  }
  isOver = true;
  await Promise.all(asking);
  console.log(
    `Both servers made anew, one after the other: ${counts.answered} requests answered, ${counts.failed.length} failed.`,
  );
  if (counts.failed.length > 0) throw new Error(`Failed: ${[...new Set(counts.failed)].join(", ")}`);
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });

/** Asks nginx as a browser of this machine does. */
async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const text = body === undefined ? "" : JSON.stringify(body);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const asked = request({
    ...{ host: "127.0.0.1", port: 443, servername: host, method, path, agent, timeout: 10_000 },
    headers: { host, origin: `https://${host}`, "content-length": Buffer.byteLength(text), ...type, ...headers },
  });
  asked.on("timeout", () => asked.destroy(new Error("no answer")));
  asked.end(text);
  const [answer] = await once(asked, "response");
  const chunks = [];
  for await (const bytes of answer) chunks.push(bytes);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString("utf8") };
}
