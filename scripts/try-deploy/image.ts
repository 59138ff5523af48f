import { until } from "./context.ts";
import type { Engine } from "./engine.ts";

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
