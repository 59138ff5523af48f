import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductApi } from "../session/product-api.ts";
import { KeptUntil } from "./kept-until.tsx";

const hour = 3_600_000;
const expiresAt = "2026-12-03T20:53:00.000Z";
const end = Date.parse(expiresAt);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function open(now: number, savedId = "f1") {
  vi.setSystemTime(now);
  const onKept = vi.fn<(until: number) => void>();
  const form = { id: "f1", formType: "N-400", revision: 1, savedAt: "2026-11-30T20:53:00.000Z", expiresAt };
  const api = { listForms: async () => ({ forms: [form] }) } as unknown as ProductApi;
  render(<KeptUntil api={api} savedId={savedId} onKept={onKept} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return onKept;
}

test("says day and hour, and passes them on", async () => {
  const onKept = await open(end - 40 * hour);
  screen.getByText(/^Será el jueves, 3 de diciembre, a las? \d+:53/);
  expect(screen.queryByRole("status")).toBeNull();
  expect(onKept).toHaveBeenCalledWith(end);
});

test("warns in the last hours without a reload, and says when it is over", async () => {
  await open(end - 6 * hour - 30_000);
  expect(screen.queryByRole("status")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole("status").textContent).toBe("Quedan menos de 6 horas. Descargue antes su PDF.");
  await act(() => vi.advanceTimersByTimeAsync(5 * hour));
  expect(screen.getByRole("status").textContent).toBe("Queda menos de una hora. Descargue ya su PDF.");
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(screen.getByRole("status").textContent).toContain("Ya los borramos.");
});

test("a clock that is set wrong calls nothing deleted that the server still has", async () => {
  await open(end + 400 * 24 * hour);
  screen.getByText(/^Será el jueves, 3 de diciembre/);
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(screen.queryByRole("status")).toBeNull();
});

test("says nothing of a form that is not saved", async () => {
  const onKept = await open(end - hour, "f2");
  expect(document.body.textContent).toBe("");
  expect(onKept).not.toHaveBeenCalled();
});
