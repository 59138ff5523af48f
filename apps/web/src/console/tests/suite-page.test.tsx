import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { Session } from "../session/platform.ts";
import { SessionContext } from "../session/use-session.ts";
import { SuitePage } from "./suite-page.tsx";

const attempt = (result: string) => ({
  scorerResults: [{ type: "ai", result, reasoning: `It did ${result}.`, rubric: "r" }],
});
const runOf = (id: string, ...results: string[]) => ({
  ...{ id, createdAt: "2026-03-08T12:00:00.000Z", status: "completed" },
  testResults: [{ test: { id: "t1", name: "Da la hora" }, attempts: results.map(attempt) }],
});
vi.mock("../session/platform.ts", () => ({
  platform: {
    getTestSuite: async () => ({ id: "s1", name: "Citas" }),
    listTestRuns: async () => ({ results: [runOf("r2", "pass"), runOf("r1", "fail", "pass")] }),
  },
}));

async function open(may: Session["may"]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ may } as Session}>
        <MemoryRouter>
          <SuitePage />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  return within(await screen.findByRole("region", { name: "La última vez, prueba por prueba" }));
}

test("the latest run is told test by test, and a test that passed and failed is named as flaky", async () => {
  const latest = await open(["createTestRun"]);
  expect(latest.getByText("It did pass.")).toBeDefined();
  expect(latest.getByText("a veces pasa, a veces no")).toBeDefined();
  expect(screen.getByRole("cell", { name: "1 / 2" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Probar ahora" })).toBeDefined();
});

test("a viewer reads the same, and runs nothing", async () => {
  await open([]);
  expect(screen.queryByRole("button", { name: "Probar ahora" })).toBeNull();
});
