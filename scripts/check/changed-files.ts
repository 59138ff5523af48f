import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/run.mjs";

/**
 * The files that differ from the branch this one will be merged into, saved or committed, new ones included.
 * @param folder the project's folder
 * @returns paths from `folder`; nothing where git cannot tell
 */
export function changedFiles(folder: string = root): string[] | undefined {
  const git = (...args: string[]) => {
    try {
      const output = execFileSync("git", ["-C", folder, ...args], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      return output.split("\n").filter((line) => line !== "");
    } catch {
      return undefined;
    }
  };
  if (!existsSync(join(folder, ".git"))) return undefined;
  const [base = "HEAD"] = git("merge-base", "HEAD", "@{upstream}") ?? git("merge-base", "HEAD", "main") ?? ["HEAD"];
  const differing = git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return differing && added && [...differing, ...added];
}
