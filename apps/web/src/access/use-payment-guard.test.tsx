import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atAddress, stubServer } from "../testing/open-site.tsx";
import { grant, isGranted, storedSession } from "./access.ts";
import { usePaymentGuard } from "./use-payment-guard.ts";

const payment = {
  ...{ sessionId: "cs_1", isYours: false, amount: 999, currency: "usd", paidAt: "2026-11-20T12:00:00.000Z" },
  ...{ resumeCode: null, isMailed: false },
};
const verified = (isVerified: boolean) => () => Response.json({ verified: isVerified });
const found = (one: unknown) => () => Response.json({ payment: one });
const server = (answers: Record<string, () => Response>) => vi.stubGlobal("fetch", stubServer(answers));

function openAt(address: string) {
  window.history.replaceState(null, "", address);
  const wrapper = ({ children }: { children: ReactNode }) => useState(() => atAddress(children))[0];
  return renderHook(() => usePaymentGuard(), { wrapper }).result;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

test("without any HTTP answer the id and the page stay, and the form opens as soon as the network is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const guard = openAt("/form?session_id=cs_1");
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "not-reached" }));
  expect([location.pathname, storedSession(), isGranted()]).toEqual(["/form", "cs_1", false]);
  server({ "POST /api/verify-payment": verified(true) });
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "open" }));
  expect([location.pathname + location.search, storedSession(), isGranted()]).toEqual(["/form", "cs_1", true]);
});

test("a rejected id is forgotten and goes silently to /, and so does a visit without one", async () => {
  server({ "POST /api/verify-payment": verified(false), "POST /api/find-payment": found(null) });
  openAt("/form?session_id=made-up");
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(storedSession()).toBeNull();
  openAt("/form");
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("an answer that the request was wrong goes silently to /, and the id stays", async () => {
  server({ "POST /api/verify-payment": () => Response.json({}, { status: 400 }) });
  openAt("/form?session_id=cs_1");
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(storedSession()).toBe("cs_1");
});

test("an error of ours shows nobody the price: the id and the page stay, and the form opens once it is over", async () => {
  server({ "POST /api/verify-payment": () => Response.json({}, { status: 503 }) });
  const guard = openAt("/form?session_id=cs_1");
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "out-of-order" }));
  expect([location.pathname, storedSession(), isGranted()]).toEqual(["/form", "cs_1", false]);
  server({ "POST /api/verify-payment": verified(true) });
  act(() => guard.current.retry());
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "open" }));
});

test("cookies cleared while our server is in trouble lead to no price either", async () => {
  grant("cs_1");
  server({ "POST /api/find-payment": () => Response.json({}, { status: 500 }) });
  const guard = openAt("/form");
  act(() => guard.current.lock());
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "out-of-order" }));
  expect([storedSession(), location.pathname]).toEqual(["cs_1", "/form"]);
});

test("a browser whose cookies are gone keeps its keys and is asked for the code", async () => {
  grant("cs_1");
  server({ "POST /api/verify-payment": verified(false), "POST /api/find-payment": found(payment) });
  const guard = openAt("/form");
  expect(guard.current.state).toEqual({ kind: "open" });
  act(() => guard.current.lock());
  await waitFor(() => expect(guard.current.state).toEqual({ kind: "locked", payment }));
  expect([storedSession(), isGranted(), location.pathname]).toEqual(["cs_1", true, "/form"]);
});
