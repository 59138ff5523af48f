import { forms } from "@dilo/forms";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { configExample } from "../../testing/config-example.ts";

// The page fetches its settings once: those of another file in this thread may be here already.
vi.resetModules();
const { clear, grant, isGranted, keepSession } = await import("../../access/access.ts");
const { openSite, stubServer } = await import("../../testing/open-site.tsx");

const voice = { ...configExample.voice, transcriber: { kind: "server", name: "Oído Claro" } };
const answerEpoch = (epoch: number) => ({ epoch, deviceKey: "A".repeat(43) });
const page = { name: "Pago verificado" };

// The page's parts are loaded once, before anything is timed.
beforeAll(async () => {
  await Promise.all([import("./form-page.tsx"), import("./open-form.tsx"), import("./deferred-screens.ts")]);
});

beforeEach(() => {
  grant("cs_1");
  vi.stubGlobal(
    "fetch",
    stubServer({
      "POST /api/verify-payment": () => Response.json({ verified: true }),
      "GET /config": () => Response.json({ ...configExample, voice, confirm: "off" }),
      "GET /draft": () => Response.json({ draft: null, answerEpoch: answerEpoch(0) }),
      "DELETE /draft": () => Response.json({ answerEpoch: answerEpoch(1) }),
      "GET /forms": () => Response.json({ forms: [] }),
      "POST /submit-form": () => Response.json({ id: "form_1", revision: 1 }),
      "GET /form/form_1/mail": () => Response.json({ mail: null }),
    }),
  );
  return () => void vi.unstubAllGlobals();
});

test("opens on stored access, saying meanwhile that it verifies, with everything the specification puts on it", async () => {
  openSite("/form");
  await screen.findByText("Verificando autorización...");
  expect(await screen.findByRole("heading", page)).toBeDefined();
  screen.getByText("Hable con Dilo para completar su formulario.");

  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Dilo, inicio" }).querySelector("svg")).not.toBeNull();
  expect(header.getByRole("link", { name: "Ayuda" }).getAttribute("href")).toBe("/ayuda");
  expect(header.getByRole("link", { name: "Términos" }).getAttribute("href")).toBe("/terminos");
  header.getByRole("button", { name: "English" });

  screen.getByRole("heading", { name: "Seleccione el tipo de formulario" });
  const offered = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
  for (const label of ["Convertirme en ciudadano (N-400)", "Ayudar a un familiar (I-130)"])
    expect(offered.filter((text) => text.startsWith(label))).toHaveLength(1);

  await screen.findByRole("heading", { name: "Aviso importante" });
  for (const formType of ["N-400", "I-130"]) {
    const title = await screen.findByRole("heading", { level: 3, name: new RegExp(formType) });
    expect(title.parentElement?.querySelector("p")?.textContent).toMatch(/\S/);
  }
  expect(screen.queryByLabelText("Su correo electrónico")).toBeNull();
});

test("says that it verifies the payment while no access is stored, and opens once it is verified", async () => {
  clear();
  keepSession("cs_1");
  openSite("/form");
  await screen.findByText("Verificando pago...");
  expect(await screen.findByRole("heading", page)).toBeDefined();
  expect(isGranted()).toBe(true);
});

test("leads from the choice over the questions to the completed form, its mail, and back to the choice", async () => {
  openSite("/form");
  fireEvent.click(await screen.findByRole("button", { name: /^Convertirme en ciudadano/ }));
  await screen.findByRole("heading", { level: 1, name: "Formulario: N-400" });
  // What the browser can hear with is found out first.
  await screen.findByText(/permiso para el micrófono/);
  screen.getByRole("button", { name: "Iniciar con su voz" });
  fireEvent.click(screen.getByRole("button", { name: "Prefiero escribir" }));
  for (const { id } of forms["N-400"].fields) {
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: `dicho ${id}` } });
    fireEvent.click(screen.getByRole("button", { name: "Responder" }));
  }

  await screen.findByRole("heading", { name: "Formulario Completado" });
  for (const { id } of forms["N-400"].fields) {
    expect(screen.getByText(id, { selector: "code" }).closest("div")?.textContent).toContain(`dicho ${id}`);
  }
  screen.getByRole("button", { name: "Descargar PDF" });
  screen.getByText(/captura de pantalla/);
  await screen.findByLabelText("Su correo electrónico");

  fireEvent.click(screen.getByRole("button", { name: "Completar otro formulario" }));
  await screen.findByRole("heading", { name: "Seleccione el tipo de formulario" });
  expect(document.body.textContent).not.toContain("dicho nombre_completo");
  expect(screen.queryByRole("heading", { name: "Recibir copia por correo electrónico" })).toBeNull();
});
