// usage: node scripts/try-upgrade.mjs <commit> ...   builds each of these older versions, has it keep a form, upgrades to the present, goes
// back, and upgrades again, on both stores; on PostgreSQL also with both versions at work at once. Ends with 1 when the
// present does not read what was kept; what cannot go back is printed. Two minutes for each.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refuseOldNode } from "./lib/node-version.mjs";
import { root, run } from "./lib/run.mjs";
import { tryInPlace, tryRolling } from "./try-upgrade/steps.mjs";

refuseOldNode();
const { startPostgres, whyNoPostgres } = await import("@dilo/testing/postgres");
const commits = process.argv.slice(2);
if (commits.length === 0) throw new Error("Name a commit: node scripts/try-upgrade.mjs v0.1.0");
const why = whyNoPostgres();
if (why !== undefined) console.log(`The embedded store alone is tried: ${why}.`);

const top = await mkdtemp(join(tmpdir(), "dilo-upgrade-"));
let isWell = true;
try {
  await must("npm run build", root);
  for (const [place, commit] of commits.entries()) {
    const older = join(top, `older-${place}`);
    await mkdir(older);
    await must(`git archive "${commit}" | tar -x -C "${older}"`, root);
    await must("npm ci --include=dev --no-audit --no-fund && npm run build", older);
    const versions = { older, newer: root };
    console.log(`From ${commit}, on the embedded store:`);
    isWell = (await tryInPlace(versions, { place: `${older}-embedded` })) && isWell;
    if (why !== undefined) continue;
    for (const [name, attempt] of Object.entries({
      "stopped for it": tryInPlace,
      "one server after the other": tryRolling,
    })) {
      const postgres = await startPostgres();
      try {
        console.log(`From ${commit}, on PostgreSQL, ${name}:`);
        const place = `${older}-${name.replaceAll(" ", "-")}`;
        isWell = (await attempt(versions, { place, databaseUrl: postgres.url })) && isWell;
      } finally {
        await postgres.stop();
      }
    }
  }
} catch (error) {
  console.error(error.message);
  isWell = false;
} finally {
  await rm(top, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

async function must(command, folder) {
  const { code, output } = await run("sh", ["-c", `cd "${folder}" && ${command}`], { env: { NODE_ENV: "" } });
  if (code !== 0) throw new Error(`${command} failed:\n${output.slice(-3000)}`);
}
