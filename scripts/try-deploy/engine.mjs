import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { aptInstall, canApt } from "../lib/debian.mjs";
import { run } from "../lib/run.mjs";
import { must, until } from "./context.mjs";

/**
 * @typedef {object} Engine
 * @property {(...args: string[]) => Promise<string>} docker what it said; throws when it failed
 * @property {(args: readonly string[], env?: Record<string, string>) => Promise<string>} compose
 * @property {(name: string, text: string, source?: string) => Promise<void>} build makes an image of a Dockerfile's text,
 *   in a folder or in none
 * @property {boolean} isOurs it runs for this trial alone
 * @property {() => Promise<void>} stop ends the daemon, if it is ours
 */

/**
 * Finds the machine's container engine, or installs Debian's and starts a daemon of its own.
 * @param {string} top folder for the daemon's files
 * @returns {Promise<Engine>}
 */
export async function openEngine(top) {
  const isHere = (await run("docker", ["info"])).code === 0 && (await composeProgram()) !== undefined;
  const daemon = isHere ? undefined : await startDaemon(top);
  const env = daemon ? { DOCKER_HOST: daemon.address } : {};
  const program = await composeProgram();
  if (program === undefined) throw new Error("There is neither docker compose nor docker-compose.");
  console.log(`Docker ${await must("docker", ["version", "-f", "{{.Server.Version}}"], env)}, ${program.name}`);
  return {
    isOurs: daemon !== undefined,
    docker: (...args) => must("docker", args, env),
    compose: (args, more = {}) => must(program.words[0], [...program.words.slice(1), ...args], { ...env, ...more }),
    build: async (name, text, source) => {
      const words = `printf %s "$TEXT" | docker build --network host -t "$NAME" ${source ? '-f - "$SOURCE"' : "-"}`;
      await must("sh", ["-c", words], { ...env, NAME: name, TEXT: text, SOURCE: source ?? "" });
    },
    stop: async () => daemon?.stop(),
  };
}

async function composeProgram() {
  for (const words of [["docker", "compose"], ["docker-compose"]]) {
    const { code, output } = await run(words[0], [...words.slice(1), "version", "--short"]);
    if (code === 0) return { words, name: `${words.join(" ")} ${output.trim()}` };
  }
  return undefined;
}

async function startDaemon(top) {
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
