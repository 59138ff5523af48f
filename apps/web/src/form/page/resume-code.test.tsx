import type { FoundPayment } from "@dilo/api";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { grant } from "../../access/access.ts";
import { LockedScreen } from "../../access/locked-screen.tsx";
import { configExample } from "../../testing/config-example.ts";
import { openSite, stubServer } from "../../testing/open-site.tsx";

const code = "481 205 937 164 028";
const answerEpoch = (epoch: number) => ({ epoch, deviceKey: "A".repeat(43) });
const erased = { erasedAt: "2026-11-20T12:00:00.000Z", forms: 0, drafts: 1, letters: 0, jobs: 1 };
const failed = () => Response.json({ statusCode: 503, code: "store-away", message: "" }, { status: 503 });
const createCode = vi.fn<() => Response>();
const getDraft = vi.fn<() => object>();

// The page's parts are loaded once, before anything is timed.
beforeAll(async () => {
  await Promise.all([import("./form-page.tsx"), import("./open-form.tsx"), import("./deferred-screens.ts")]);
});

beforeEach(() => {
  createCode.mockReset().mockImplementation(() => Response.json({ code, expiresAt: "2026-11-23T12:00:00.000Z" }));
  getDraft.mockReset().mockReturnValue({ draft: null, answerEpoch: answerEpoch(0) });
  localStorage.clear();
  grant("cs_1");
  vi.stubGlobal("confirm", () => true);
  vi.stubGlobal(
    "fetch",
    stubServer({
      "GET /config": () => Response.json({ ...configExample, confirm: "off" }),
      "GET /draft": () => Response.json(getDraft()),
      "GET /forms": () => Response.json({ forms: [] }),
      "POST /api/resume-code": () => createCode(),
      "DELETE /my-data": () => Response.json({ ...erased, answerEpoch: answerEpoch(1) }),
    }),
  );
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test("right after the payment the code stands under the choice of the form, without a tap", async () => {
  openSite("/form");
  const title = await screen.findByRole("heading", { name: "Su código para volver" });
  screen.getByRole("heading", { name: "Seleccione el tipo de formulario" });
  const shown = await screen.findByText(code);
  expect(title.closest("section")?.contains(shown)).toBe(true);
  screen.getByText(/Anótelo en un papel y no lo comparta/);
  expect(createCode).toHaveBeenCalledTimes(1);
});

test("under the receipt of a deletion the code is shown when it is asked for, and again after a failure", async () => {
  openSite("/form");
  const erase = await screen.findByRole("button", { name: "Borrar mis datos ahora" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  fireEvent.click(erase);
  act(() => void vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  const receipt = await screen.findByRole("heading", { name: "Sus datos están borrados" });
  expect(screen.queryByText(code)).toBeNull();
  createCode.mockImplementationOnce(failed);
  fireEvent.click(await screen.findByText("Seguir en otro teléfono"));
  fireEvent.click(screen.getByRole("button", { name: "Ver mi código" }));
  expect((await screen.findByRole("alert")).textContent).toBe("No pudimos hacer el código. Intente otra vez.");
  fireEvent.click(screen.getByRole("button", { name: "Ver mi código" }));
  const shown = await screen.findByText(code);
  expect(screen.queryByText(/se borran solas/)).toBeNull();
  expect(receipt.compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** Opens a form that was begun and never saved, so long before it is deleted. */
async function openBegun(leftMs: number): Promise<void> {
  const expiresAt = new Date(Date.now() + leftMs).toISOString();
  const answers = { nombre_completo: { said: "Rosa Prado", heardAt: "2026-11-20T12:00:00.000Z" } };
  const draft = { formType: "N-400", answers, isChanged: false, expiresAt };
  getDraft.mockReturnValue({ draft, answerEpoch: answerEpoch(0) });
  openSite("/form");
  await screen.findByText("Pregunta 2 de 10");
}

const untilWhen = /^Sus respuestas se borran solas el .+, a las? \d+:\d\d de la /;

test("when a form that was never saved is deleted stands above the button for its code, and stays under the code", async () => {
  await openBegun(40 * 3_600_000);
  fireEvent.click(await screen.findByText("Seguir en otro teléfono"));
  const before = screen.getByText(untilWhen);
  expect(createCode).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Ver mi código" }));
  await screen.findByText(code);
  expect(before.isConnected).toBe(true);
  expect(screen.queryByText(/Quedan menos de/)).toBeNull();
});

test.each([
  [6, "Quedan menos de 6 horas. Termine antes su formulario."],
  [1, "Queda menos de una hora. Termine ya su formulario."],
])(
  "in the last %i hours before a form is deleted one is warned at the question, without a tap",
  async (hours, warning) => {
    await openBegun(hours * 3_600_000 - 1000);
    screen.getByText(warning);
  },
);

const payment: FoundPayment = {
  ...{ sessionId: "cs_1", isYours: false, amount: 999, currency: "usd", paidAt: "2026-11-20T12:00:00.000Z" },
  resumeCode: { code, expiresAt: "2026-11-20T13:00:00.000Z" },
  isMailed: false,
};
const mailed = "También le mandamos otro código al correo que dio al pagar. Ese dura más.";

test.each([true, false])("who paid and lost their cookies reads the code, and of a letter as it is: %s", (isMailed) => {
  render(<LockedScreen payment={{ ...payment, isMailed }} onRetry={() => undefined} />);
  screen.getByText(code);
  screen.getByText("No tiene que pagar otra vez.");
  screen.getByText(/Sirve una vez, hasta las \d+:\d\d/);
  expect(screen.queryByText(mailed) !== null).toBe(isMailed);
});

test("where the code may not be shown, it is asked for, and the letter is one of the places to find it", () => {
  render(<LockedScreen payment={{ ...payment, resumeCode: null, isMailed: true }} onRetry={() => undefined} />);
  screen.getByText(/Está en su papel, en el aparato donde empezó o en nuestro correo/);
  expect(screen.queryByText(mailed)).toBeNull();
});
