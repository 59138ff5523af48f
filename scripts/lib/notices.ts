import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/run.mjs";

/** What we read of a package in the lock. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/**
 * The page of the packages that run with Dilo and their licences, from the lock. Packages for development are left out.
 * @param packages of the lock
 */
export function noticesPage(packages: Readonly<Record<string, LockedPackage>>) {
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(
      ([path, { version, license }]) =>
        `| ${path.split("node_modules/").pop()} | ${version} | ${license ?? "see the package"} |`,
    );
  return `# Third-party notices

Packages from npm that are installed to run Dilo. Each package carries its licence's text. Made by \`npm run generate\`.

\`@echogarden/espeak-ng-emscripten\` is under GPL-3.0. It is optional, runs in a process of its own, and is not part of what the browser
loads: without it, speech comes from an installed \`espeak-ng\` or a service. Whoever passes Dilo on together with it passes it on under
that licence.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join("\n")}
`;
}

/** The packages of the project's lock. */
export const lockedPackages = (): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
