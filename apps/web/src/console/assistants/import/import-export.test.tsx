import { ApiError } from "@dilo/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ImportExport } from "./import-export.tsx";

const asked = vi.hoisted(() => ({ importAssistant: vi.fn() }));
vi.mock("../../session/platform.ts", () => ({ platform: asked }));

const report = {
  ...{ kind: "assistant", id: "a1", name: "Recepción", acts: ["firstMessage", "name"] },
  moved: [{ path: "hipaaEnabled", to: "compliancePlan.hipaaEnabled" }],
  kept: [{ path: "backgroundSound", message: "No background sound is played." }],
  dropped: [{ path: "orgId", message: "This platform gives it itself." }],
  mustChange: [{ path: "voice", message: "Make a credential first." }],
};

function choose(text: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ImportExport />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const file = new File([text], "assistant.json", { type: "application/json" });
  fireEvent.change(screen.getByLabelText("Archivo exportado (.json)"), { target: { files: [file] } });
}

test("an exported file is sent as it is, and what becomes of each field is told", async () => {
  asked.importAssistant.mockResolvedValueOnce(report);
  choose('{ "name": "Recepción", "futureSetting": 1 }');
  expect(await screen.findByRole("link", { name: "Abrirlo" })).toHaveProperty("pathname", "/assistants/a1");
  expect(asked.importAssistant).toHaveBeenCalledWith({ body: { name: "Recepción", futureSetting: 1 } });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "voice: Make a credential first.",
    "backgroundSound: No background sound is played.",
    "orgId: This platform gives it itself.",
    "hipaaEnabled: compliancePlan.hipaaEnabled",
  ]);
});

test.each(["no JSON", "[]", "7", ""])("a file that holds %j is no export, and nothing is sent", async (text) => {
  asked.importAssistant.mockClear();
  choose(text);
  expect((await screen.findByRole("alert")).textContent).toContain("no es una exportación");
  expect(asked.importAssistant).not.toHaveBeenCalled();
});

test("a file of five megabytes is told to be too large", async () => {
  const tooLong = new ApiError({ statusCode: 413, code: "too-long", message: "The body is over 1 MiB." });
  asked.importAssistant.mockRejectedValueOnce(tooLong);
  choose(JSON.stringify({ name: "x".repeat(5 * 1024 * 1024) }));
  expect((await screen.findByRole("alert")).textContent).toContain("demasiado grande");
});
