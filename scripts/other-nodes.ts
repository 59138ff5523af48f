// usage: node scripts/run.mjs other-nodes [version ...]   runs the tests on every Node we support, each fetched from npm (50 MB)
import { join } from "node:path";
import { root, run, runNpm } from "./bootstrap.mjs";

/** The oldest we promise, and the newest of each line that still gets mended. */
const supported = ["20.19.0", "22", "24"];
/** npm's own packages of Node's binaries are named so. */
const binary = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

let failed = 0;
for (const version of process.argv.length > 2 ? process.argv.slice(2) : supported) {
  const place = join(root, "node_modules/.cache/dilo/nodes", version);
  const fetched = await runNpm(["install", "--prefix", place, "--no-save", "--ignore-scripts", `${binary}@${version}`]);
  if (fetched.code !== 0) console.log(fetched.output);
  const folder = join(place, "node_modules", binary, "bin");
  // First on the PATH, so that the processes which the tests start run on it too.
  const env = { PATH: `${folder}:${process.env["PATH"]}` };
  console.log(`Node ${version}:`);
  const { code } = await run(join(folder, "node"), ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"], {
    env,
    show: true,
  });
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
