import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { Session } from "../session/platform.ts";
import { SessionContext } from "../session/use-session.ts";
import { MessagesPage } from "./messages-page.tsx";

const message = {
  ...{ id: "m1", orgId: "o", callId: "c1", state: "dead", type: "status-update", status: 503 },
  ...{ createdAt: "2026-01-01T10:00:00.000Z", reason: "The developer's server answered 503." },
};
const asked = vi.hoisted(() => vi.fn());
vi.mock("../session/platform.ts", () => ({
  platform: {
    listServerMessages: async () => [message],
    getServerMessage: asked.mockImplementation(async () => ({ ...message, body: { message: { type: "told" } } })),
  },
}));

test("what a message says is asked for by whoever opens it alone, and shown with what the server answered", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ may: [] as Session["may"] } as Session}>
        <MemoryRouter>
          <MessagesPage />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  const kind = await screen.findByText("status-update");
  expect(asked).not.toHaveBeenCalled();
  const details = kind.closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  const body = await screen.findByRole("region", { name: "Lo que dice" });
  expect(JSON.parse(body.textContent ?? "")).toEqual({ message: { type: "told" } });
  expect(details.textContent).toContain("Respuesta del servidor (HTTP): 503");
  expect(screen.queryByRole("button", { name: /Enviar de nuevo/ })).toBeNull();
});
