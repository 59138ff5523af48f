import { until } from "./context.ts";
import type { Engine } from "./engine.ts";

const settings = [
  ...["ALLOW_FAKE_PAYMENTS=i-understand", "OFFICIAL_FORMS_DOWNLOAD=off", "OPS_TOKEN=a-token-of-this-trial-alone"],
  `DATA_KEY=${Buffer.alloc(32, 5).toString("base64")}`,
];

/** A machine with systemd on which somebody has done what deploy/systemd says. */
const machine = `FROM dilo AS build
FROM node:24-bookworm-slim
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends systemd dbus
RUN ln -sf "$(command -v node)" /usr/bin/node && useradd --system dilo
COPY --from=build /app /opt/dilo/current
COPY deploy/systemd/ /etc/systemd/system/
RUN mkdir /etc/dilo && printf '%s\\n' ${settings.map((one) => `'${one}'`).join(" ")} > /etc/dilo/dilo.env && echo SERVER_NAME= > /etc/dilo/a.env
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
