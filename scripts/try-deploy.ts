// usage: node scripts/run.mjs try-deploy   builds deploy/Dockerfile, runs the image as a user without rights on a read-only root, then runs
// the systemd unit in a container that boots systemd, and deploy/compose.yaml, whose servers it restarts one after the other
// under load, backs up and restores. Linux; without a running container engine it needs root and apt, and starts Debian's
// docker.io for itself. Takes three to ten minutes, and ports 80 and 443.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryCompose } from "./try-deploy/compose.ts";
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
/** Nothing else is set: the image's own settings, test payments, and the canary's token. */
const settings = [
  "ALLOW_FAKE_PAYMENTS=i-understand",
  "OFFICIAL_FORMS_DOWNLOAD=off",
  "OPS_TOKEN=a-token-of-this-trial-alone",
];

/**
 * Builds the image, says how large it is, and runs it by itself: a form saved, a PDF made, a letter, an erasure, a
 * stop.
 */
export async function tryImage({ docker }: Engine, source: string) {
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
export async function tryUnit({ docker, build }: Engine, source: string) {
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
