import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openMetrics, type StoreFigures } from "./metrics.ts";

const deploy = join(import.meta.dirname, "../../../../deploy");
const rulesPath = join(deploy, "monitoring/alerts.yml");
const rules = readFileSync(rulesPath, "utf8");
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);

const why =
  spawnSync("promtool", ["--version"]).error === undefined
    ? undefined
    : "promtool is not installed (Debian: prometheus)";

/** Samples in Prometheus' text format, the same at each look for an hour unless they say how they grow. */
type Samples = Readonly<Record<string, string>>;

/** What this process would tell, and how Prometheus keeps it. */
async function told(stored: StoreFigures | undefined): Promise<Samples> {
  const metrics = openMetrics(() => new Date());
  const text = await metrics.text({ callsLive: 0, pdfsWaiting: 0, isDraining: false, stored });
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const samples = lines.map((line): [string, string] => {
    const [, name = "", labels = "", value = ""] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const all = [...(labels === "" ? [] : [labels]), 'job="dilo"', 'instance="a"'].join(",");
    return [`${name}{${all}}`, /^nan$/i.test(value) ? "_x240" : `${value}x240`];
  });
  return {
    ...Object.fromEntries(samples),
    'up{job="dilo",instance="a"}': "1x240",
    // This is a test's process, and no server's.
    'process_resident_memory_bytes{job="dilo",instance="a"}': "350000000x240",
  };
}

/** Which alerts ring an hour after these samples began. */
async function ringing(samples: Samples): Promise<readonly string[]> {
  const dir = await mkdtemp(join(tmpdir(), "dilo-alerts-"));
  try {
    const series = Object.entries(samples).map(([series, values]) => ({ series, values }));
    const asked = alerts.map((alertname) => ({ eval_time: "59m", alertname, exp_alerts: [] }));
    const tests = [{ interval: "15s", input_series: series, alert_rule_test: asked }];
    // JSON is YAML.
    await writeFile(
      join(dir, "test.yml"),
      JSON.stringify({ rule_files: [rulesPath], evaluation_interval: "15s", tests }),
    );
    const { stdout, stderr } = spawnSync("promtool", ["test", "rules", join(dir, "test.yml")], { encoding: "utf8" });
    const output = stdout + stderr;
    expect(output).toMatch(/SUCCESS|alertname: \w+, time: 59m/);
    return [...new Set([...output.matchAll(/alertname: (\w+), time: 59m/g)].map(([, name = ""]) => name))];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const well: StoreFigures = {
  jobs: [
    { kind: "mail", state: "waiting", count: 3 },
    { kind: "mail", state: "done", count: 90 },
  ],
  orders: [{ state: "paid", count: 12 }],
  retentionLagSeconds: 40,
};

const of = (labels = "") => `{job="dilo",instance="a"${labels}}`;

/** What makes each alert ring, beside samples of a server that is well. */
const causes: Readonly<Record<string, Samples>> = {
  DiloDown: { [`up${of()}`]: "0x240" },
  DiloStoreAway: { [`dilo_store_up${of()}`]: "0x240" },
  DiloRedisAway: { [`dilo_redis_up${of()}`]: "0x240" },
  DiloFilesAway: { [`dilo_files_up${of()}`]: "0x240" },
  DiloFailures: { [`dilo_failures_total${of()}`]: "0+3x240" },
  DiloSlowRequests: {
    [`dilo_request_duration_seconds_bucket${of(',le="0.5",route="/draft",status="2xx"')}`]: "0+90x240",
    [`dilo_request_duration_seconds_bucket${of(',le="1",route="/draft",status="2xx"')}`]: "0+100x240",
    [`dilo_request_duration_seconds_bucket${of(',le="+Inf",route="/draft",status="2xx"')}`]: "0+100x240",
  },
  DiloSlowTurns: {
    [`dilo_turn_duration_seconds_bucket${of(',le="2",stage="total"')}`]: "0+50x240",
    [`dilo_turn_duration_seconds_bucket${of(',le="3",stage="total"')}`]: "0+100x240",
    [`dilo_turn_duration_seconds_bucket${of(',le="+Inf",stage="total"')}`]: "0+100x240",
  },
  DiloSpeechFailures: { [`dilo_speech_failures_total${of(',part="voice"')}`]: "0+2x240" },
  DiloRetentionLate: { [`dilo_retention_lag_seconds${of()}`]: "4000x240" },
  DiloJobsDead: { [`dilo_jobs${of(',kind="mail",state="dead"')}`]: "1x240" },
  DiloLettersWait: { [`dilo_jobs${of(',kind="code",state="waiting"')}`]: "25x240" },
  DiloPaymentMismatch: { [`dilo_payment_mismatches_total${of()}`]: "0x200 1x40" },
  DiloPdfsPileUp: { [`dilo_pdfs_waiting${of()}`]: "31x240" },
  DiloMemory: { [`process_resident_memory_bytes${of()}`]: "1300000000x240" },
};

describe.skipIf(why !== undefined)(`Prometheus' own rules${why ? ` (not run: ${why})` : ""}`, () => {
  test("say nothing of a server that is well", async () => {
    expect(await ringing(await told(well))).toEqual([]);
  });

  test("ring for a store that is away, from what the server tells then, and for nothing else", async () => {
    expect(await ringing(await told(undefined))).toEqual(["DiloStoreAway"]);
  });

  test("each ring for their own cause alone", async () => {
    expect(Object.keys(causes).sort()).toEqual([...alerts].sort());
    const samples = await told(well);
    for (const [alert, cause] of Object.entries(causes))
      expect(await ringing({ ...samples, ...cause })).toEqual([alert]);
  });
});

test("the alert on memory rings below what kills: the unit's limit and the container's", () => {
  const rings = Number(/process_resident_memory_bytes > ([\d.e]+)/.exec(rules)?.[1]);
  const unit = /MemoryMax=(\d+)M/.exec(readFileSync(join(deploy, "systemd/dilo@.service"), "utf8"))?.[1];
  const container = /mem_limit: (\d+)m/.exec(readFileSync(join(deploy, "compose.yaml"), "utf8"))?.[1];
  for (const limit of [unit, container]) expect(rings).toBeLessThan(Number(limit) * 2 ** 20 * 0.85);
});
