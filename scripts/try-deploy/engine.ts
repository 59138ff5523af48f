import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { aptInstall, canApt } from "../lib/debian.ts";
import { must, until } from "./context.ts";

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
