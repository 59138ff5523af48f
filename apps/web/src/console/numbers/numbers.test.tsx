import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Session } from "../session/platform.ts";
import { SessionContext } from "../session/use-session.ts";
import { NumbersPage } from "./numbers-page.tsx";

const number = { id: "n1", provider: "byo-phone-number", number: "+13055550111", assistantId: "a1" };
const campaign = { id: "c1", name: "Avisos", status: "scheduled", callsCounterEnded: 2, customers: [{}, {}, {}] };
vi.mock("../session/platform.ts", () => ({
  platform: {
    listPhoneNumbers: async () => [{ ...number, warnings: [{ path: "name", message: "Nobody reaches it." }] }],
    listCampaigns: async () => ({ results: [campaign] }),
    listAssistants: async () => [{ id: "a1", name: "Recepción" }],
  },
}));

async function open(may: Session["may"]) {
  const session = { may } as Session;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <NumbersPage />
      </SessionContext>
    </QueryClientProvider>,
  );
  await screen.findByText("Nobody reaches it.");
  await screen.findByText("2 / 3");
}

test("who may change numbers and campaigns chooses who answers, and ends a campaign", async () => {
  await open(["updatePhoneNumber", "updateCampaign"]);
  const choice = await screen.findByLabelText<HTMLSelectElement>("Quién contesta: +13055550111");
  expect(choice.value).toBe("a1");
  expect(screen.getByRole("button", { name: "Terminar: Avisos" })).toBeDefined();
});

test("a viewer reads the same, and has nothing to press", async () => {
  await open([]);
  await screen.findByText("Recepción");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("button", { name: /Terminar/ })).toBeNull();
});
