// usage: node scripts/run.mjs try-deploy   builds deploy/Dockerfile, runs the image as a user without rights on a read-only root, then runs
// the systemd unit in a container that boots systemd, and deploy/compose.yaml, whose servers it restarts one after the other
// under load, backs up and restores. Linux; without a running container engine it needs root and apt, and starts Debian's
// docker.io for itself. Takes three to ten minutes, and ports 80 and 443.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copySource, type Engine, ensureImages, must, openEngine, until } from "./try-deploy/engine.ts";

/** As the compose file runs it. */
const restrictions = [
  "--read-only",
  "--tmpfs",
  "/tmp",
  "--cap-drop",
  "ALL",
  "--security-opt",
  "no-new-privileges:true",
];
const limits = ["-m", "1500m", "--pids-limit", "256"];
const OPS_TOKEN = "a-token-of-this-trial-alone";
/** Nothing else is set: the image's own settings, test payments, and the canary's token. */
const settings = ["ALLOW_FAKE_PAYMENTS=i-understand", "OFFICIAL_FORMS_DOWNLOAD=off", `OPS_TOKEN=${OPS_TOKEN}`];

/**
 * Builds the image, says how large it is, and runs it by itself: a form saved, a PDF made, a letter, an erasure, a
 * stop.
 */
async function tryImage({ docker }: Engine, source: string) {
  console.log("Building the image ...");
  await docker("build", "--network", "host", "-f", `${source}/deploy/Dockerfile`, "-t", "dilo", source);
  const size = Number(await docker("image", "inspect", "-f", "{{.Size}}", "dilo"));
  const sh = (text: string) => docker("run", "--rm", "--entrypoint", "sh", "dilo", "-c", text);
  const ours = (await sh("du -sm /app")).split("\t")[0];
  const count =
    'Object.values(require("./node_modules/.package-lock.json").packages).filter((one) => !one.link).length';
  const packages = await docker("run", "--rm", "dilo", "node", "-p", count);
  console.log(
    `The image: ${Math.round(size / 1e6)} MB with its base; ours ${ours} MB, ${packages} production packages.`,
  );

  const name = "dilo-try";
  const env = settings.flatMap((setting) => ["-e", setting]);
  await docker("run", "-d", "--name", name, ...restrictions, ...limits, ...env, "dilo");
  try {
    await until("the container is healthy", async () => {
      const state = await docker("inspect", "-f", "{{.State.Status}} {{.State.Health.Status}}", name);
      if (!state.startsWith("running")) throw new Error(`It ended:\n${await docker("logs", name)}`);
      return state === "running healthy";
    });
    console.log(await docker("exec", name, "node", "scripts/ops.mjs", "canary"));
    console.log(
      await docker("exec", name, "sh", "-c", "grep -E '^(Uid|CapEff|CapBnd|NoNewPrivs|VmHWM)' /proc/1/status"),
    );
    const isWritable = await docker("exec", name, "touch", "/app/written").then(
      () => true,
      () => false,
    );
    if (isWritable) throw new Error("The root can be written to.");
    await docker("stop", "-t", "45", name);
    const code = await docker("inspect", "-f", "{{.State.ExitCode}}", name);
    if (code !== "0") throw new Error(`Told to stop, it ended with ${code}.`);
  } finally {
    await docker("rm", "-f", name);
  }
  console.log("By itself: ready, the canary's whole journey, a root nobody writes to, a stop that ends with 0.");
}

const unitSettings = [...settings, `DATA_KEY=${Buffer.alloc(32, 5).toString("base64")}`];

/** A machine with systemd on which somebody has done what deploy/systemd says. */
const machine = `FROM dilo AS build
FROM node:24-bookworm-slim
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends systemd dbus
RUN ln -sf "$(command -v node)" /usr/bin/node && useradd --system dilo
COPY --from=build /app /opt/dilo/current
COPY deploy/systemd/ /etc/systemd/system/
RUN mkdir /etc/dilo && printf '%s\\n' ${unitSettings.map((one) => `'${one}'`).join(" ")} > /etc/dilo/dilo.env && echo SERVER_NAME= > /etc/dilo/a.env
STOPSIGNAL SIGRTMIN+3
CMD ["/lib/systemd/systemd"]`;

/**
 * Boots systemd in a container, starts the unit as it is shipped, has the canary's unit go its way, and stops it.
 * @param engine after the image was built
 */
async function tryUnit({ docker, build }: Engine, source: string) {
  console.log("Booting systemd ...");
  await build("dilo-try-machine", machine, source);
  const name = "dilo-try-machine";
  const places = ["--tmpfs", "/run", "--tmpfs", "/tmp", "-v", "/sys/fs/cgroup:/sys/fs/cgroup:rw"];
  // Not --privileged: machines in a sandbox may lack the one capability that systemd can do without.
  const rights =
    "--cap-add ALL --cap-drop SYS_RESOURCE --security-opt seccomp=unconfined --security-opt apparmor=unconfined";
  const more = "--security-opt systempaths=unconfined --cgroupns host";
  await docker("run", "-d", ...rights.split(" "), ...more.split(" "), "--name", name, ...places, name);
  const exec = (...words: string[]) => docker("exec", name, ...words);
  try {
    await until(
      "systemd has booted",
      () =>
        exec("systemctl", "list-jobs").then(
          () => true,
          () => false,
        ),
      60_000,
    );
    await exec("systemctl", "enable", "--now", "dilo@a");
    const log = () => exec("journalctl", "-u", "dilo*", "-o", "cat", "--no-pager", "-n", "40");
    try {
      await until("the unit's server is ready", async () => (await log()).includes("Ready: "));
      await exec("systemctl", "start", "dilo-canary.service");
      const asked = await exec("systemctl", "show", "dilo@a", "-p", "MainPID", "--value");
      console.log(await exec("sh", "-c", `grep -E '^(Uid|CapEff|NoNewPrivs|Seccomp):' /proc/${asked}/status`));
      await exec("systemctl", "stop", "dilo@a");
      const ended = await exec("systemctl", "show", "dilo@a", "-p", "Result", "-p", "ExecMainStatus");
      if (ended.split("\n").sort().join() !== "ExecMainStatus=0,Result=success")
        throw new Error(`It ended so: ${ended}`);
    } catch (error) {
      console.error(await log());
      throw error;
    }
  } finally {
    await docker("rm", "-f", name);
  }
  console.log("Under systemd: ready, the canary's unit ends well, a stop that ends with 0.");
}

const host = "dilo.example";
const siteSettings = {
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
async function tryCompose({ docker, compose }: Engine, source: string) {
  const deploy = join(source, "deploy");
  await mkdir(join(deploy, "tls"));
  const words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj".split(" ");
  const out = ["-keyout", join(deploy, "tls/privkey.pem"), "-out", join(deploy, "tls/fullchain.pem")];
  await must("openssl", [...words, `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, ...out]);
  const lines = Object.entries(siteSettings).map(([name, value]) => `${name}=${value}`);
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

const top = await mkdtemp(join(tmpdir(), "dilo-deploy-"));
let engine: Engine | undefined;
try {
  engine = await openEngine(top);
  const stoodIn = await ensureImages(engine, top);
  const source = await copySource(top);
  await tryImage(engine, source);
  await tryUnit(engine, source);
  await tryCompose(engine, source);
  console.log("The image, the unit and the compose file work.");
  if (stoodIn.length > 0)
    console.log(`Made of Debian's packages, in place of the published images: ${stoodIn.join(", ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await engine?.stop();
  // Files of other users lie here.
  await must("rm", ["-rf", top]).catch(() => rm(top, { recursive: true, force: true }));
}
