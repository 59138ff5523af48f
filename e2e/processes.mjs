import { readFile } from "node:fs/promises";

/** The processes a process has started; only Linux tells. @returns {Promise<{ pid: number, command: string }[]>} */
export async function childrenOf(pid) {
  const pids = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").filter(Boolean);
  return Promise.all(
    pids.map(async (child) => ({ pid: Number(child), command: await readFile(`/proc/${child}/cmdline`, "utf8") })),
  );
}
