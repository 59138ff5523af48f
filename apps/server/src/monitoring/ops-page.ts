import type { ProblemJobs } from "../jobs/jobs.ts";
import { price } from "../payments/config.ts";
import type { LiveFigures, Metrics, StoreFigures } from "./metrics.ts";
import { plotOf } from "./plot.ts";
import type { FailedLetter, OrderFigures, RefundFigures } from "./store-figures.ts";

/** Everything the operator's page shows: counts, ids, states and times. */
export interface OpsFigures {
  readonly at: Date;
  readonly live: LiveFigures;
  /** Undefined while the store does not answer. */
  readonly rows: StoreRows | undefined;
  readonly formWarnings: readonly string[];
  readonly provider: "embedded" | "stripe";
  readonly recent: Metrics["recent"];
}

/** What the tables show, of all servers on the store. */
export interface StoreRows {
  readonly problems: ProblemJobs;
  readonly orders: readonly OrderFigures[];
  readonly refunds: readonly RefundFigures[];
  readonly letters: readonly FailedLetter[];
}

/** What we promise of turns and requests (`npm run bench:call`, `npm run bench:trust`). Seconds. */
const bars = { turn: 0.8, request: 0.15 };

const unknown = "not known";

/** Deletion is more than an hour late: the server calls itself not ready. Seconds. */
const latestRetention = 3600;

/** The page for whoever runs this server. It says first whether all is well, then what is not. */
export function opsPage(figures: OpsFigures): string {
  const { at, live, recent } = figures;
  const stored = live.stored;
  const troubles = troublesOf(figures);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="30"><title>Dilo: ${troubles.length === 0 ? "all is well" : "look"}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/ops/page.css"></head><body>
<h1 class="${troubles.length === 0 ? "well" : "bad"}">${troubles.length === 0 ? "All is well" : "Somebody should look"}</h1>
<p>${stamp(at)}. Plots and live counts are of this server, tables and jobs of all servers on its store.</p>
${troubles.length === 0 ? "" : `<ul>${troubles.map((trouble) => `<li>${escapeHtml(trouble)}</li>`).join("")}</ul>`}
<dl><dt>Calls live</dt><dd>${live.callsLive}</dd><dt>PDFs in the queue</dt><dd>${live.pdfsWaiting}</dd>
<dt>Letters waiting</dt><dd>${stored === undefined ? unknown : lettersWaiting(stored)}</dd>
<dt>Deletion late by</dt><dd>${stored === undefined ? unknown : `${stored.retentionLagSeconds} s`}</dd></dl>
<h2>Latencies</h2>
${plotOf("Answer in a call, after the person has spoken", recent.turns.minutes(), bars.turn)}
${plotOf("Requests", recent.requests.minutes(), bars.request)}
${figures.rows === undefined ? "" : tablesOf(figures.rows, figures.provider)}
</body></html>
`;
}

function tablesOf({ orders, refunds, letters }: StoreRows, provider: OpsFigures["provider"]): string {
  return `<h2>Payments</h2>
<p>Refund in Stripe's dashboard: search for the order's id, which each session carries as its client_reference_id.</p>
${table(
  ["order", "by", "begun", "paid", "calls", "letters", "forms"],
  orders.map((order) => [
    order.id,
    order.provider + (order.livemode ? " live" : " test"),
    stamp(order.createdAt),
    order.paidAt === null ? "-" : stamp(order.paidAt),
    String(order.calls),
    String(order.mails),
    String(order.forms),
  ]),
)}
<h2>Refunds</h2>
${provider === "embedded" ? "<p>The test page takes no money, so it gives none back.</p>" : "<p>As Stripe told them, for 30 days.</p>"}
${table(
  ["order", "given back", "at"],
  refunds.map(({ orderId, cents, refundedAt }) => [
    orderId,
    `$${(cents / 100).toFixed(2)}${cents < price.amountCents ? " (in part)" : ""}`,
    stamp(refundedAt),
  ]),
)}
<h2>Letters that failed</h2>
${table(
  ["job", "letter", "state", "attempts", "reason", "tried or due"],
  letters.map(({ id, kind, state, attempts, lastError, runAt }) => [
    id,
    kind === "code" ? "resume code" : "form",
    state === "waiting" ? "tried again" : state,
    String(attempts),
    lastError ?? "",
    stamp(runAt),
  ]),
)}`;
}

function troublesOf({ live, rows, formWarnings }: OpsFigures): readonly string[] {
  const late = live.stored !== undefined && live.stored.retentionLagSeconds > latestRetention;
  const problems = rows?.problems ?? { dead: 0, failing: 0 };
  const isAway = live.stored === undefined || rows === undefined;
  return [
    ...(isAway ? ["The store does not answer: what lies in it, of all servers, is not known now."] : []),
    ...(live.isDraining ? ["This server is stopping: it takes no new calls."] : []),
    ...(late ? ["Deletion is more than an hour late: look for job-failed of kind retention in the log."] : []),
    ...(problems.dead > 0 ? [`${problems.dead} jobs were given up by our fault: see the letters below.`] : []),
    ...(problems.failing > 0 ? [`${problems.failing} jobs have failed for five minutes and are still tried.`] : []),
    ...formWarnings,
  ];
}

function lettersWaiting({ jobs }: StoreFigures): number {
  const waiting = jobs.filter(({ kind, state }) => state === "waiting" && kind !== "retention");
  return waiting.reduce((sum, { count }) => sum + count, 0);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "<p>None.</p>";
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n");
  return `<table><thead><tr>${cells("th", heads)}</tr></thead><tbody>${body}</tbody></table>`;
}

const stamp = (time: Date) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The page's style, a file of its own: the site's policy lets in no other. */
export const opsStyle = `:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; }
h1.well { color: light-dark(#176b2c, #6fd38a); }
h1.bad { color: light-dark(#a3211b, #ff9c94); }
dl { display: grid; grid-template-columns: max-content max-content; gap: 0 1rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid light-dark(#ccc, #444); }
figure { margin: 0 0 1rem; }
figcaption { font-size: 0.85rem; }
svg { max-width: 100%; height: auto; font-size: 10px; fill: currentColor; }
.median { fill: none; stroke: currentColor; stroke-width: 1.5; }
.high { opacity: 0.5; }
.bar { stroke: light-dark(#a3211b, #ff9c94); stroke-dasharray: 4 4; }
.end { text-anchor: end; }
`;
