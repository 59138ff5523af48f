import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { configExample } from "../testing/config-example.ts";
import { openSite, stubServer } from "../testing/open-site.tsx";

/** What the device's own voice was given to say. */
let spoken: string[];

/** A device with voices of these languages; a voice that is asked for elsewhere is none of its own. */
function device(...voices: { lang: string; localService: boolean }[]): void {
  spoken = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    resume: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
}

beforeEach(() => {
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(configExample) }));
  return () => void vi.unstubAllGlobals();
});

test.each([
  ["/", "Precio"],
  ["/ayuda", "Consejos"],
  ["/terminos", "No somos"],
])("%s is read aloud by one tap, by the device's own voice", async (address, said) => {
  device({ lang: "es-MX", localService: true });
  openSite(address);
  const [button] = await screen.findAllByRole("button", { name: "Oír este texto" });
  if (button === undefined) throw new Error("No button.");
  fireEvent.click(button);
  await vi.waitFor(() => expect(spoken.length).toBeGreaterThan(0));
  const heard = button.closest("[data-heard]")?.textContent ?? "";
  expect(heard).toContain(said);
  expect(heard).toContain(spoken[0]?.split(/[.?]/)[0]);
});

test("where the device has no voice of its own no button is shown", async () => {
  device({ lang: "es-MX", localService: false }, { lang: "en-US", localService: true });
  openSite("/ayuda");
  await screen.findByRole("heading", { level: 1 });
  await import("../form/hear/hear-button.tsx");
  expect(screen.queryByRole("button", { name: "Oír este texto" })).toBeNull();
});
