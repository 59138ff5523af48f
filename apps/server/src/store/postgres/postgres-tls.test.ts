import { spawnSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "../testing.ts";
import { openPostgres, pingPostgres } from "./via-postgres.ts";

const noOpenSsl = spawnSync("openssl", ["version"]).error === undefined ? undefined : "openssl is not installed";
const why = whyNoPostgres() ?? noOpenSsl;

describe.skipIf(why !== undefined)(`PostgreSQL over TLS${why === undefined ? "" : ` (not run: ${why})`}`, () => {
  let dir: string;
  let server: PostgresServer;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "dilo-tls-"));
    makeCertificate(join(dir, "ca.pem"), join(dir, "ca.key"));
    const settings = { ssl: "on", ssl_cert_file: "server.crt", ssl_key_file: "server.key" };
    server = await startPostgres({
      settings,
      prepare(dataDir) {
        const files = [join(dataDir, "server.crt"), join(dataDir, "server.key")] as const;
        makeCertificate(...files);
        const { uid, gid } = statSync(dataDir);
        for (const file of files) chownSync(file, uid, gid);
        spawnSync("cp", [files[0], join(dir, "server.pem")]);
      },
    });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const urlWith = (words: string) => `${server.url.replace("127.0.0.1", "localhost")}?${words}`;

  test("the connection is encrypted when the authority is named", async () => {
    const url = urlWith(`sslmode=verify-full&sslrootcert=${join(dir, "server.pem")}`);
    const { db, close } = await openPostgres({ url, poolSize: 2, migrations });
    const seen = await db.execute("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
    expect(seen).toMatchObject({ rows: [{ ssl: true }] });
    await close();
  });

  test.each([
    ["nobody vouches for", ""],
    ["another authority signed", "&sslrootcert=ca.pem"],
  ])("a certificate %s is refused", async (_what, more) => {
    const url = urlWith(`sslmode=verify-full${more.replace("ca.pem", join(dir, "ca.pem"))}`);
    await expect(pingPostgres(url)).rejects.toThrow(
      "its certificate is not trusted: name the authority in sslrootcert",
    );
  });
});

/** A certificate for this machine that vouches for itself, good for a day. */
function makeCertificate(certificate: string, key: string): void {
  const words = [
    ..."req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost".split(" "),
    ...["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
  ];
  const made = spawnSync("openssl", words, { encoding: "utf8" });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
}
