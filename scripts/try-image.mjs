// usage: node scripts/try-image.mjs   does the Dockerfile's steps in a folder, without a container engine, then runs its server as a
// user without rights on a root that it cannot write to. Linux, as root (for unshare); what the base image brings is not tried.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readStages } from "./lib/dockerfile.mjs";
import { root, run } from "./lib/run.mjs";

/** The user the image names. */
const uid = 1000;
const readyWithinMs = 60_000;

const top = await mkdtemp(join(tmpdir(), "dilo-image-"));
process.once("exit", () => spawn("rm", ["-rf", top], { detached: true, stdio: "ignore" }).unref());
try {
  const stages = readStages(await readFile(join(root, "deploy/Dockerfile"), "utf8"));
  const source = await cleanCopy();
  const image = await makeStages(stages, source);
  const { output } = await run("du", ["-m", "-d4", join(image, "app")]);
  const sizes = output.split("\n").map((line) => line.split("\t"));
  const big = sizes.filter(([mb]) => Number(mb) >= 10).map(([mb, path = ""]) => `${mb} MB ${path.slice(image.length)}`);
  console.log(`The image's own files, beside the base image:\n  ${big.join("\n  ")}`);
  await runServer(image, stages.at(-1)?.steps ?? []);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(top, { recursive: true, force: true });
}

/** What `COPY . .` copies: the files git knows. */
async function cleanCopy() {
  const place = join(top, "context");
  await mkdir(place);
  await must("sh", [
    "-c",
    `git ls-files -z | grep -zvE '^(docs/screens|e2e|bench)/' | xargs -0 cp --parents -t ${place}`,
  ]);
  return place;
}

/** Does each stage's COPY and RUN in a root of its own. @returns the last one's */
async function makeStages(stages, source) {
  const roots = new Map();
  let last = "";
  for (const [index, { name, steps }] of stages.entries()) {
    last = join(top, `stage-${index}`);
    await mkdir(last);
    roots.set(name ?? String(index), last);
    let folder = last;
    for (const step of steps) {
      if (step.word === "WORKDIR") {
        folder = join(last, step.text);
        await mkdir(folder, { recursive: true });
      }
      if (step.word === "COPY") await copy(step, { folder, last, source, roots });
      if (step.word === "RUN") {
        console.log(`RUN ${step.text.slice(0, 100)}`);
        // Paths of the image's root, such as /data, stand in the stage's.
        const command = step.text.replace(/ (\/data|\/keys)\b/g, ` ${last}$1`);
        await must("sh", ["-c", `cd ${folder} && ${command}`]);
      }
    }
  }
  return last;
}

async function copy({ text }, { folder, last, source, roots }) {
  const [, stage, words = ""] = /^(?:--from=(\S+) )?(.+)$/.exec(text) ?? [];
  const from = stage === undefined ? source : roots.get(stage);
  const paths = words.split(" ");
  const to = paths.pop() ?? "";
  const target = to.startsWith("/") ? join(last, to) : join(folder, to);
  for (const path of paths) {
    const isFolder = (await stat(join(from, path))).isDirectory();
    const place = isFolder || !to.endsWith("/") ? target : join(target, path.split("/").pop() ?? "");
    await cp(join(from, path), place, { recursive: true, verbatimSymlinks: true });
  }
}

/** Runs the image's command in a mount namespace whose only writable places are /data and /tmp. */
async function runServer(image, steps) {
  const settings = steps.filter(({ word }) => word === "ENV").flatMap(({ text }) => text.split(" "));
  const command = JSON.parse(steps.findLast(({ word }) => word === "CMD").text);
  const port = 38_473;
  const script = `set -e
mkdir -p ${top}/tmp && chown ${uid}:${uid} ${image}/data ${top}/tmp && chmod 711 ${top} ${image}
mount --bind ${image}/app /mnt && mount -o remount,bind,ro /mnt
mount -t tmpfs none /srv && mkdir /srv/data && chown ${uid}:${uid} /srv/data && mount --bind ${top}/tmp /tmp
mount -o remount,bind,ro / 2>/dev/null || mount -o remount,ro,bind /
cd /mnt && exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs --bounding-set=-all env -i PATH="$PATH" \\
  ${settings.map((setting) => `'${setting}'`).join(" ")} HOST=127.0.0.1 PORT=${port} DATA_DIR=/srv/data ALLOW_FAKE_PAYMENTS=i-understand OFFICIAL_FORMS_DOWNLOAD=off \\
  ${process.execPath} ${command.slice(1).join(" ")}`;
  const child = spawn("unshare", ["--mount", "sh", "-c", script], { stdio: ["ignore", "pipe", "pipe"] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", (line) => lines.push(line));
  const until = Date.now() + readyWithinMs;
  while (!lines.some((line) => line.startsWith("Ready:"))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The server did not start:\n${lines.join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const answers = await Promise.all(
    ["/readyz", "/", "/form", "/ejemplo.pdf"].map(async (path) => {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      return `${path} ${status}`;
    }),
  );
  const { output } = await run("sh", ["-c", `grep -E 'VmRSS|VmHWM|^Uid|NoNewPrivs|CapEff' /proc/${child.pid}/status`]);
  console.log(`${answers.join(", ")}\n${output.trim()}`);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  if (code !== 0 || answers.some((answer) => !answer.endsWith(" 200")))
    throw new Error("The image does not serve as it must.");
  console.log("The image's steps make a server that runs without rights on a root that it cannot write to.");
}

async function must(program, args) {
  const { code, output } = await run(program, args, { env: { NODE_ENV: "" } });
  if (code !== 0) throw new Error(`${program} ${args.at(-1)} failed:\n${output.slice(-3000)}`);
}
