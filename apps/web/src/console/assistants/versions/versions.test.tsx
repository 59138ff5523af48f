import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Versions } from "./versions.tsx";

const versionOf = (version: number, settings: object) => ({
  ...{ id: `v${version}`, orgId: "o", assistantId: "a", version },
  ...{ createdAt: "2026-03-08T12:00:00.000Z", updatedAt: "2026-03-08T12:00:00.000Z", ...settings },
});
const kept = vi.hoisted(() => ({ versions: [] as object[] }));
vi.mock("../../session/platform.ts", () => ({
  platform: { listAssistantVersions: async () => ({ results: kept.versions }) },
}));

function open(...versions: object[]) {
  kept.versions = versions;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Versions assistantId="a" />
    </QueryClientProvider>,
  );
}
const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent);

test("the newest version is compared with the one before, and with any other that is chosen", async () => {
  open(
    versionOf(3, { name: "Luz", firstMessage: "Hola." }),
    versionOf(2, { name: "Luz", firstMessage: "Buenas." }),
    versionOf(1, { name: "Ana", firstMessage: "Buenas." }),
  );
  const from = await screen.findByLabelText("De");
  expect(rows()).toEqual(["AjusteAntesDespués", "firstMessageBuenas.Hola."]);
  fireEvent.change(from, { target: { value: "1" } });
  expect(rows()).toEqual(["AjusteAntesDespués", "nameAnaLuz", "firstMessageBuenas.Hola."]);
  fireEvent.change(screen.getByLabelText("A"), { target: { value: "1" } });
  expect(screen.getByText("Estas dos versiones son iguales.")).toBeDefined();
});

test("where there is one version alone, that is said", async () => {
  open(versionOf(1, { name: "Ana" }));
  expect(await screen.findByText("Todavía no ha cambiado: hay una sola versión.")).toBeDefined();
});
