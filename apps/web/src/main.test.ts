import { configure, screen } from "@testing-library/dom";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import firstScript from "../public/not-started.js?raw";
import { makePages } from "./prerender.tsx";
import { configExample } from "./testing/config-example.ts";
import { stubServer } from "./testing/open-site.tsx";

// Each test loads the whole site anew, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const complaints = vi.fn();
const config = () => Response.json(configExample);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.spyOn(console, "error").mockImplementation(complaints);
  vi.stubGlobal("reportError", complaints);
  vi.stubGlobal("fetch", stubServer({ "GET /config": config }));
});
afterEach(() => {
  // Said in an error: what differs between the page made at build and the one that is woken.
  const differences = complaints.mock.calls.flat().filter((said) => /hydrat/i.test(String(said)));
  complaints.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/");
  expect(differences).toEqual([]);
});

// The pages woken here chose a language of their own.
afterAll(() => void vi.resetModules());

async function openMade(file: string, address: string, before: () => void = () => undefined) {
  const page = (await makePages()).find((made) => made.file === file);
  window.history.replaceState(null, "", address);
  document.body.innerHTML = `<div id="root">${page?.html}</div>`;
  new Function(firstScript)();
  before();
  await import("./main.ts");
}

/** Whether React has the page: it marks its container, and every element, with a key of its own. */
const isAwake = () =>
  Object.keys(document.getElementById("root") as HTMLElement).some((key) => key.startsWith("__reactContainer$"));

test("an untouched page names its operator without React, which comes with the first touch", async () => {
  await openMade("terminos/index.html", "/terminos");
  await screen.findByText("Casa Ejemplo, ayuda@ejemplo.com");
  expect(screen.getByText("Le devolvemos su dinero si el servicio no le funcionó.").hidden).toBe(false);
  expect(isAwake()).toBe(false);
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test.each([
  ["index.html", "/"],
  ["terminos/index.html", "/terminos"],
])("%s, untouched and woken, says what the operator wants read before anybody pays", async (file, at) => {
  const notice = { es: "No servimos a Nueva York.", en: "We do not serve New York." };
  const operator = { ...configExample.operator, notice };
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json({ ...configExample, operator }) }));
  await openMade(file, at);
  const [first] = await screen.findAllByText(notice.es);
  expect(first?.hidden).toBe(false);
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
  for (const place of screen.getAllByText(notice.es)) expect(place.hidden).toBe(false);
});

test.each([
  ["index.html", "/"],
  ["ayuda/index.html", "/ayuda"],
])("%s, woken, tells what a payment is good for as the settings say", async (file, at) => {
  const limits = { calls: 7, forms: 5, mails: 4, days: 9 };
  vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json({ ...configExample, limits }) }));
  await openMade(file, at);
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const told = () => document.querySelector("[data-limit]")?.parentElement?.textContent;
  await vi.waitFor(() => expect(told()).toMatch(/7 llamadas, 5 formularios guardados y 4 correos, en 9 días/), 10_000);
  expect(isAwake()).toBe(true);
});

test.each([
  ["before React is there", false],
  ["before any script of the page is there", true],
])("a pay button pressed %s is pressed once it is", async (_, isFirst) => {
  let sessions = 0;
  const refuse = () => {
    sessions += 1;
    return Response.json({ statusCode: 502, code: "payments-failed", message: "" }, { status: 502 });
  };
  vi.stubGlobal("fetch", stubServer({ "GET /config": config, "POST /api/create-checkout-session": refuse }));
  const find = () => screen.getByRole("button", { name: "Comenzar - $9.99" });
  await openMade("index.html", "/", isFirst ? () => find().click() : undefined);
  const button = find();
  if (!isFirst) button.click();
  expect(button.getAttribute("aria-busy")).toBe("true");
  const box = await screen.findByRole("alert");
  expect(box.textContent).toContain("Failed to create checkout session");
  expect(screen.getByRole("button", { name: "Comenzar - $9.99" })).toBe(button);
  expect(sessions).toBe(1);
});

test.each([
  ["index.html", "/"],
  ["ayuda/index.html", "/ayuda"],
  ["terminos/index.html", "/terminos"],
])("%s is read by one tap before React is there, once the device tells of its own Spanish voice", async (file, at) => {
  const spoken: string[] = [];
  const device = Object.assign(new EventTarget(), {
    ...{ getVoices: () => [] as object[], cancel: () => undefined, resume: () => undefined },
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.stubGlobal("speechSynthesis", device);
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
  await openMade(file, at);
  const [button] = screen.getAllByText("Oír este texto", { ignore: "none" });
  const hear = button?.closest("button") as HTMLButtonElement;
  expect([hear.hidden, isAwake()]).toEqual([true, false]);
  device.getVoices = () => [{ lang: "es-US", localService: true }];
  device.dispatchEvent(new Event("voiceschanged"));
  expect([hear.hidden, isAwake()]).toEqual([false, false]);
  hear.click();
  await vi.waitFor(() => expect(spoken.length).toBeGreaterThan(0), 10_000);
  expect([hear.isConnected, hear.hidden]).toEqual([true, false]);
});

test("a device without a Spanish voice of its own shows no button to hear a text, before React and with it", async () => {
  const getVoices = () => [{ lang: "es-US", localService: false }];
  vi.stubGlobal("speechSynthesis", Object.assign(new EventTarget(), { getVoices }));
  await openMade("ayuda/index.html", "/ayuda");
  const isShown = () => [...document.querySelectorAll<HTMLElement>("[data-touch=hear]")].map(({ hidden }) => !hidden);
  expect(new Set(isShown())).toEqual(new Set([false]));
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
  expect(new Set(isShown())).toEqual(new Set([false]));
});

test.each([
  ["before React is there", false],
  ["before any script of the page is there", true],
])("a code sent %s is kept, and sent once it is", async (_, isFirst) => {
  const fetched = vi.fn<typeof fetch>(stubServer({ "GET /config": config }));
  vi.stubGlobal("fetch", fetched);
  const send = () => {
    screen.getByLabelText<HTMLInputElement>("Su código").value = "111 111 111 111 111";
    screen.getByRole("button", { name: "Seguir mi formulario", hidden: true }).click();
  };
  await openMade("index.html", "/", isFirst ? send : undefined);
  if (!isFirst) send();
  const box = screen.getByLabelText<HTMLInputElement>("Su código");
  await screen.findByText(/^Ese código no sirve\./);
  expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe('{"code":"111 111 111 111 111"}');
  expect(box.value).toBe("111 111 111 111 111");
});

test("an address with a slash at its end names the same page, and is written as links write it", async () => {
  await openMade("ayuda/index.html", "/ayuda/?a=1#contenido");
  expect(location.pathname + location.search + location.hash).toBe("/ayuda?a=1#contenido");
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true), 10_000);
  expect(screen.getAllByText("Ayuda", { selector: "a" })[0]?.getAttribute("aria-current")).toBe("page");
});

test("one press of the toggle changes the language once", async () => {
  await openMade("ayuda/index.html", "/ayuda");
  screen.getByRole("button", { name: "English" }).click();
  // By its text: looking by roles through the whole page takes longer than the page itself.
  await screen.findByText("Help", { selector: "h1" });
  expect(localStorage.getItem("dilo_language")).toBe("en");
});

test.each([
  ["index.html", "/", "Fill in your form by speaking Spanish"],
  ["terminos/index.html", "/terminos", "Terms of use and legal notice"],
  ["404.html", "/no-existe", "Unexpected Application Error!"],
])("%s wakes in the language remembered", async (file, address, heading) => {
  localStorage.setItem("dilo_language", "en");
  await openMade(file, address);
  await screen.findByText("Español");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
});

test("a button pressed while the page's own code is still coming is pressed once it is here", async () => {
  const made = (await makePages()).find(({ file }) => file === "terminos/index.html");
  vi.resetModules();
  let arrive = () => {};
  const isHere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = vi.fn();
  vi.doMock("./static-pages/terms-page.tsx", async (original) => {
    asked();
    await isHere;
    return original();
  });
  window.history.replaceState(null, "", "/terminos");
  document.body.innerHTML = `<div id="root">${made?.html}</div>`;
  await import("./main.ts");
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 10_000);
  screen.getByText("English", { selector: "button" }).click();
  arrive();
  await screen.findByText("Terms of use and legal notice", { selector: "h1" });
  vi.doUnmock("./static-pages/terms-page.tsx");
});

test("what is too old to be opened is deleted on any page, also where the payment was forgotten", async () => {
  localStorage.setItem("dilo_pending_email", "1.sealed");
  vi.stubGlobal("indexedDB", { databases: async () => [{ name: "dilo" }] });
  await openMade("terminos/index.html", "/terminos");
  await vi.waitFor(() => expect(localStorage.getItem("dilo_pending_email")).toBeNull(), 10_000);
  // Or it would wake at the touch of another test.
  screen.getByRole("main").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true), 10_000);
});
