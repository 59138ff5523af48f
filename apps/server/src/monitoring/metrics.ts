import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Log } from "../http/logs.ts";
import type { Clock } from "../store/store.ts";
import { openRecentTimes, type RecentTimes } from "./recent-times.ts";

/** What is asked for whenever somebody looks, and not counted as it happens. */
export interface LiveFigures {
  readonly callsLive: number;
  readonly pdfsWaiting: number;
  readonly isDraining: boolean;
  /** Undefined where they are not used. */
  readonly redisUp?: boolean | undefined;
  readonly filesUp?: boolean | undefined;
  /** Undefined while the store does not answer. */
  readonly stored: StoreFigures | undefined;
}

/** What the store tells of all servers' work: counts and states. */
export interface StoreFigures {
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  /** How long ago the oldest row that is still there should have been deleted. */
  readonly retentionLagSeconds: number;
  readonly orders: readonly { readonly state: "open" | "paid"; readonly count: number }[];
}

/** What this process counts of itself. It counts what the log says, which holds no personal data. */
export interface Metrics {
  /** The same log, with every line counted. */
  watch(log: Log): Log;
  /** In Prometheus' text format. */
  text(live: LiveFigures): Promise<string>;
  readonly contentType: string;
  /** Of the last hour: from the end of what a person said to the answer's first sound, and of requests. */
  readonly recent: { readonly turns: RecentTimes; readonly requests: RecentTimes };
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];
const turnBuckets = [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5, 8];

/** Begins counting; nothing runs in the background. */
export function openMetrics(clock: Clock): Metrics {
  const registry = new Registry();
  const recent = { turns: openRecentTimes(clock), requests: openRecentTimes(clock) };
  const counted = openCounters(registry);
  const gauges = openGauges(registry);
  let hasDefaults = false;

  return {
    contentType: registry.contentType,
    recent,
    watch: (log) => (line) => {
      count(line, counted, recent);
      log(line);
    },
    text(live) {
      // Its observers cost something: only where somebody looks.
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      gauges.callsLive.set(live.callsLive);
      gauges.pdfsWaiting.set(live.pdfsWaiting);
      gauges.draining.set(live.isDraining ? 1 : 0);
      gauges.storeUp.set(live.stored === undefined ? 0 : 1);
      for (const [gauge, isUp] of [
        [gauges.redisUp, live.redisUp],
        [gauges.filesUp, live.filesUp],
      ] as const) {
        if (isUp === undefined) gauge.remove();
        else gauge.set(isUp ? 1 : 0);
      }
      // What nobody knows is left out: an old figure, or 0, would say that all is well.
      gauges.retentionLag.remove();
      for (const gauge of [gauges.jobs, gauges.orders]) gauge.reset();
      if (live.stored !== undefined) {
        gauges.retentionLag.set(live.stored.retentionLagSeconds);
        for (const { kind, state, count } of live.stored.jobs) gauges.jobs.set({ kind, state }, count);
        for (const { state, count } of live.stored.orders) gauges.orders.set({ state }, count);
      }
      return registry.metrics();
    },
  };
}

type Counters = ReturnType<typeof openCounters>;

function openCounters(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  return {
    requests: new Histogram({
      name: "dilo_request_duration_seconds",
      help: "From a request's arrival to its answer's end, by the route's pattern and the status' first digit.",
      labelNames: ["route", "status"],
      buckets: requestBuckets,
      registers,
    }),
    turns: new Histogram({
      name: "dilo_turn_duration_seconds",
      help: "From the end of what a person said to the answer's first sound (stage total), and its stages.",
      labelNames: ["stage"],
      buckets: turnBuckets,
      registers,
    }),
    callsEnded: counter("dilo_calls_ended_total", "Calls that are over, by reason.", ["reason"]),
    speechFailures: counter("dilo_speech_failures_total", "Failures of transcriber, voice or responder.", ["part"]),
    jobs: counter("dilo_job_attempts_total", "Attempts at jobs (letters, deletion), by outcome.", ["kind", "outcome"]),
    paid: counter("dilo_orders_paid_total", "Orders this process has noted as paid."),
    refunded: counter("dilo_orders_refunded_total", "Orders of which something was given back, or more than before."),
    mismatches: counter("dilo_payment_mismatches_total", "Notices of payments that are not as we sold them."),
    failures: counter("dilo_failures_total", "Requests and background work that failed by our fault."),
  };
}

function openGauges(registry: Registry) {
  const registers = [registry];
  return {
    callsLive: new Gauge({ name: "dilo_calls_live", help: "Calls under way in this process.", registers }),
    pdfsWaiting: new Gauge({
      name: "dilo_pdfs_waiting",
      help: "PDFs being made or waiting, in this process.",
      registers,
    }),
    draining: new Gauge({ name: "dilo_draining", help: "1 while this process is told to stop.", registers }),
    storeUp: new Gauge({
      name: "dilo_store_up",
      help: "0 while the store does not answer this process: what is in it is then not told.",
      registers,
    }),
    redisUp: new Gauge({
      name: "dilo_redis_up",
      help: "0 while Redis does not answer this process; absent where none is set.",
      registers,
    }),
    filesUp: new Gauge({
      name: "dilo_files_up",
      help: "0 while the object store of the platform's files does not answer or refuses; absent where none is set.",
      registers,
    }),
    retentionLag: new Gauge({
      name: "dilo_retention_lag_seconds",
      help: "How late the deletion of the oldest expired form or draft is.",
      registers,
    }),
    jobs: new Gauge({
      name: "dilo_jobs",
      help: "Jobs in the store, of all servers, by kind and state.",
      labelNames: ["kind", "state"],
      registers,
    }),
    orders: new Gauge({
      name: "dilo_orders",
      help: "Orders in the store, of all servers.",
      labelNames: ["state"],
      registers,
    }),
  };
}

const jobOutcomes = {
  "job-done": "done",
  "job-failed": "failed",
  "job-dead": "dead",
  "job-declined": "declined",
} as const;

function count(line: Parameters<Log>[0], counters: Counters, recent: Metrics["recent"]): void {
  switch (line.event) {
    case "answered": {
      const { route = "unknown", status = 0, ms = 0 } = line;
      counters.requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      recent.requests.add(ms / 1000);
      return;
    }
    case "turn-answered":
      for (const [stage, ms] of Object.entries(line.stagesMs)) counters.turns.observe({ stage }, ms / 1000);
      recent.turns.add((line.stagesMs["total"] ?? 0) / 1000);
      return;
    case "call-ended":
      counters.callsEnded.inc({ reason: line.reason });
      return;
    case "speech-failed":
      counters.speechFailures.inc({ part: line.part });
      return;
    case "order-paid":
      counters.paid.inc();
      return;
    case "order-refunded":
      counters.refunded.inc();
      return;
    case "payment-not-matching":
      counters.mismatches.inc();
      return;
    case "failed":
      counters.failures.inc();
      return;
    case "job-done":
    case "job-failed":
    case "job-dead":
    case "job-declined":
      counters.jobs.inc({ kind: line.kind ?? "", outcome: jobOutcomes[line.event] });
      return;
    default:
      // The other lines are for reading, and nothing is counted by them.
      return;
  }
}
