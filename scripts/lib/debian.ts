import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../bootstrap/run.mjs";

/** Debian packages that some tests listen, look or read with, by the command each brings. */
const testTools: Readonly<Record<string, string>> = {
  "espeak-ng": "espeak-ng",
  sox: "sox",
  pdftotext: "poppler-utils",
  qpdf: "qpdf",
  mutool: "mupdf-tools",
  gs: "ghostscript",
  sipp: "sip-tester",
  "firefox-esr": "firefox-esr",
  // The server's own programs stand beside the PATH.
  pg_ctlcluster: "postgresql",
  nginx: "nginx-light",
  caddy: "caddy",
  promtool: "prometheus",
};

/** Tells whether a command stands on the PATH. */
function hasCommand(name: string) {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Tells whether we may install Debian packages here; `BARE=1` hides apt, to show what happens without it. */
export const canApt = () => process.env["BARE"] !== "1" && process.getuid?.() === 0 && hasCommand("apt-get");

let updated = false;

/**
 * Installs Debian packages; the lists are brought up to date once.
 * @returns false when apt could not, its words are printed then
 */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(", ")} with apt ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!updated) await run("apt-get", ["update", "-qq"], { env });
  updated = true;
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
  });
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Brings the tools some tests need, or says which tests will not run. */
export async function ensureTestTools() {
  const missing = () => Object.keys(testTools).filter((command) => !hasCommand(command));
  if (missing().length > 0 && canApt()) await aptInstall(missing().flatMap((command) => testTools[command] ?? []));
  for (const command of missing()) {
    console.log(`${command} is not here (Debian package ${testTools[command]}): the tests that need it do not run.`);
  }
}
