import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubServer } from "../../testing/open-site.tsx";
import { ReferenceForms } from "./reference-forms.tsx";

afterEach(() => vi.unstubAllGlobals());

const ready = (edition: string, pages: number) => ({ status: "ready", edition, pages });

test("both official forms are there with title, description and a viewer", async () => {
  const status = { "N-400": ready("01/20/25", 2), "I-130": ready("04/01/24", 1) };
  vi.stubGlobal("fetch", stubServer({ "GET /official-forms/status": () => Response.json(status) }));
  render(<ReferenceForms isOpen />);
  const viewers = await screen.findAllByRole("region");
  expect(viewers.map((viewer) => viewer.querySelectorAll("img").length)).toEqual([2, 1]);
  for (const viewer of viewers) {
    expect(viewer.className).toBe("viewer");
    const item = viewer.closest("li");
    expect(item?.querySelector("h3")?.textContent).toMatch(/\S/);
    expect(item?.querySelector("p")?.textContent).toMatch(/\S/);
  }
});
