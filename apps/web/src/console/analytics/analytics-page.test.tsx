import type { OperationInput, PlatformOperations } from "@dilo/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { AnalyticsPage } from "./analytics-page.tsx";

type Asked = OperationInput<PlatformOperations["queryAnalytics"]>["body"]["queries"][number];

const given = vi.hoisted(() => ({ rows: (_asked: Asked): object[] => [] }));
const drawn = vi.hoisted((): { labels: unknown[]; data: unknown[][] }[] => []);
vi.mock("../session/platform.ts", () => ({
  platform: {
    queryAnalytics: async ({ body: { queries } }: { body: { queries: Asked[] } }) =>
      queries.map((query) => ({ name: query.name, timeRange: {}, result: given.rows(query) })),
  },
}));
vi.mock("uplot", () => ({
  default: class {
    constructor({ series }: { series: { label: unknown }[] }, data: unknown[][]) {
      drawn.push({ labels: series.slice(1).map(({ label }) => label), data: data.slice(1) });
    }
    setSize = () => undefined;
    destroy = () => undefined;
  },
}));
beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AnalyticsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** A day of the last seven as a report writes it: 0 is today. */
function day(back: number): string {
  const now = new Date();
  const local = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12);
  return `${local.toISOString().slice(0, 10)}T00:00:00`;
}

const reasons = ["customer-ended-call", "silence-timed-out", "r3", "r4", "r5", "r6"];

test("calls, minutes, the five commonest endings and the waits of the whole time are drawn day by day", async () => {
  given.rows = ({ name }) => {
    if (name === "days") return [{ date: day(0), calls: 9, seconds: 120 }];
    if (name === "endings") return reasons.map((endedReason, at) => ({ endedReason, calls: 10 - at }));
    if (name === "endings by day")
      return reasons.map((endedReason, at) => ({ date: day(at), endedReason, calls: 10 - at }));
    if (name === "waits") return [{ p50: 640.4, p95: 1810, turns: 1234 }];
    return [
      { date: day(1), p50: 600, p95: 1700, turns: 1000 },
      { date: day(0), p50: 700, p95: 1900, turns: 234 },
    ];
  };
  open();
  await screen.findByText(
    "En los 1,234 turnos del periodo: la mitad esperó hasta 640 ms, y 95 de cada 100 hasta 1,810 ms.",
  );
  const lineOf = (label: string) => {
    const plot = drawn.findLast(({ labels }) => labels.includes(label));
    return plot?.data[plot.labels.indexOf(label)];
  };
  expect(lineOf("Llamadas")).toEqual([0, 0, 0, 0, 0, 0, 9]);
  expect(lineOf("Minutos")).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(lineOf("La persona colgó")).toEqual([0, 0, 0, 0, 0, 0, 10]);
  expect(lineOf("Nadie habló")).toEqual([0, 0, 0, 0, 0, 9, 0]);
  expect(lineOf("r5")).toEqual([0, 0, 6, 0, 0, 0, 0]);
  expect(lineOf("r6")).toBeUndefined();
  expect(lineOf("La mitad espera hasta (p50)")).toEqual([600, 700]);
  expect(lineOf("95 de cada 100 esperan hasta (p95)")).toEqual([1700, 1900]);
});

test("a time without calls says so, and draws no endings and no waits", async () => {
  given.rows = () => [];
  open();
  await screen.findByText("No hubo llamadas en este periodo.");
  await screen.findByText("Ninguna llamada del periodo midió una espera.");
  expect(new Set(drawn.flatMap(({ labels }) => labels))).toEqual(new Set(["Llamadas", "Minutos"]));
});
