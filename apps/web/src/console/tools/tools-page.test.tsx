import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ToolsPage } from "./tools-page.tsx";

const wanted = {
  ...{ role: "tool_calls", message: "", time: 0, secondsFromStart: 4 },
  toolCalls: [{ id: "1", function: { name: "weather", arguments: '{"city":"León"}' } }],
};
const told = { role: "tool_call_result", toolCallId: "1", name: "weather", result: "Error: it failed.", time: 0 };
const call = {
  ...{ id: "c1", status: "ended", createdAt: "2026-01-01T10:00:00.000Z" },
  messages: [wanted, { ...told, secondsFromStart: 6 }],
};
vi.mock("../session/platform.ts", () => ({
  platform: {
    listTools: async () => [
      {
        ...{ id: "t1", type: "function", function: { name: "weather" } },
        ...{ server: { url: "https://tools.example/weather" }, warnings: [{ path: "strict", message: "No effect." }] },
      },
      { id: "t2", type: "apiRequest", name: "book", url: "https://tools.example/book" },
      { id: "t3-of-many", type: "endCall" },
    ],
    pageCalls: async () => ({ results: [call] }),
  },
}));

test("tools are told with their server and what has no effect, and their uses with what came of them", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToolsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const tools = within(await screen.findByRole("region", { name: "Herramientas guardadas" }));
  expect(tools.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "NombreClaseServidorFunciona",
    "weatherfunctionhttps://tools.example/weatherstrict: No effect.",
    "bookapiRequesthttps://tools.example/book✓",
    "t3-of-maendCallEl del asistente✓",
  ]);
  const uses = within(await screen.findByRole("region", { name: "Usadas en las últimas llamadas" }));
  expect(uses.getByRole("row", { name: /weather.*Falló/ }).textContent).toContain("Error: it failed.");
  expect(uses.getByRole("link").getAttribute("href")).toBe("/calls/c1");
});
