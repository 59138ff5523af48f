// usage: node scripts/run.mjs try-deploy   builds deploy/Dockerfile, runs the image as a user without rights on a read-only root, then runs
// the systemd unit in a container that boots systemd, and deploy/compose.yaml, whose servers it restarts one after the other
// under load, backs up and restores. Linux; without a running container engine it needs root and apt, and starts Debian's
// docker.io for itself. Takes three to ten minutes, and ports 80 and 443.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryCompose } from "./try-deploy/compose.ts";
import { copySource, must } from "./try-deploy/context.ts";
import { type Engine, openEngine } from "./try-deploy/engine.ts";
import { tryImage } from "./try-deploy/image.ts";
import { ensureImages } from "./try-deploy/stand-ins.ts";
import { tryUnit } from "./try-deploy/unit.ts";

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
