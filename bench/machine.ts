// What every bench says of the machine it runs on.
import { cpus, loadavg } from "node:os";

/** How busy the machine has been in the last minute: "load 1.2". */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

/** "Node 20.20.2, 2 cores, load 1.2". */
export const machine = () => `Node ${process.versions.node}, ${cpus().length} cores, ${load()}`;

/**
 * Ends with 1, and says so, where a bench cannot run.
 * @param why nothing where it can
 */
export function endUnlessAble(why: string | undefined) {
  if (why === undefined) return;
  console.log(`not run: ${why}`);
  process.exit(1);
}
