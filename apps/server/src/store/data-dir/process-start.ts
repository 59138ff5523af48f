import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process of this machine started, in the system's own words; "" when there is no such process.
 * With its number it names one process for good: numbers alone are given out again.
 */
export function readProcessStart(pid: number): string {
  try {
    // Field 22; the second field, the program's name, may itself hold spaces and brackets.
    if (process.platform === "linux") {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
      return fields?.[0] === "Z" ? "" : (fields?.[19] ?? "");
    }
    if (process.platform === "win32") return process.kill(pid, 0) ? "running" : "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
