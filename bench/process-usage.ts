// The resource usage of a process, from Linux's /proc; NaN elsewhere.
import { readFile } from "node:fs/promises";

const tickMs = 10;

/** The CPU time a process has used. Milliseconds. */
export async function cpuMsOf(pid: number | undefined) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Memory that a process holds ("VmRSS") or held at most ("VmHWM"). MB. */
export async function memoryMb(pid: number | undefined, name: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024);
}
