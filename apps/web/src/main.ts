import { productRoutes } from "@dilo/api";
import { isGranted, storedSession } from "./access/access.ts";
import { type LoadDelay, loadCode } from "./browser/load-code.ts";
import { showTextSize } from "./browser/text-size.ts";
import { loadConfig, operatorLine } from "./config.ts";
import { commonEs } from "./words/es/common.ts";
import { chosenLanguage } from "./words/language.ts";

declare global {
  interface Window {
    /** What was pressed, or sent, before this script ran: kept by `public/not-started.js` until it `isOver`: this runs, or will not come. */
    pressed?: { button?: HTMLElement | null; isOver?: boolean };
  }
}

/**
 * All the script of a prerendered page until someone touches it. The app is loaded at the first touch, or at once where
 * the page shows more than was prerendered; a button that is pressed before is pressed again once the app has hydrated it.
 */
const root = document.getElementById("root") as HTMLElement;
const listening = new AbortController();
const untilHydrated = new AbortController();
/** Why the code is not loaded yet, in words. */
const delayed = document.createElement("p");
let hydration: Promise<void> | undefined;

showTextSize();
// Else `public/not-started.js` says in words that nothing of this runs.
document.documentElement.setAttribute("data-started", "");

// Addresses with a slash at the end name the same pages: from here on they are written as links write them.
const { pathname, search, hash } = location;
// A letter's link (access/code-in-address.ts).
const bringsCode = hash.startsWith("#codigo=");
if (/.\/$/.test(pathname)) history.replaceState(history.state, "", pathname.replace(/\/+$/, "") + search + hash);

const options = { capture: true, passive: true, signal: listening.signal };
addEventListener("click", onClick, options);
addEventListener("submit", onSubmit, { capture: true, signal: untilHydrated.signal });
const { pressed = {} } = window;
pressed.isOver = true;
if (pressed.button) void press(pressed.button);
if (isNeededNow()) {
  void hydrate();
} else {
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, onTouch, options);
  void showOperator();
  showHear();
  window.speechSynthesis?.addEventListener?.("voiceschanged", showHear);
}

// The form page looks by itself.
if (location.pathname !== "/form") forgetWhatIsTooOld().catch(() => undefined);

// Says what works when a page cannot be reached; nothing here waits for it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);

/** A page that was not prerendered as it has to be shown, or that has a payment to verify, needs the app at once. */
function isNeededNow(): boolean {
  const hasSession = storedSession() !== null || location.search.includes("session_id=");
  const isForm = location.pathname === "/form";
  return isForm || root.firstElementChild === null || chosenLanguage() !== "es" || hasSession || bringsCode;
}

/** Who opened a form here may have left what is too old by now, also where the payment was forgotten since. */
async function forgetWhatIsTooOld(): Promise<void> {
  if (storedSession() === null && (await indexedDB.databases()).length === 0) return;
  const { forgetExpired } = await import("./form/answers/forget-expired.ts");
  await forgetExpired();
}

function hydrate(): Promise<void> {
  hydration ??= start();
  return hydration;
}

async function start(): Promise<void> {
  // The page itself comes beside the app, not after it. What fails here is loaded again, and told of, by the app.
  if (location.pathname === "/") import("./landing/landing-page.tsx").catch(() => undefined);
  if (location.pathname === "/form" && isGranted()) {
    import("./form/page/open-form.tsx").catch(() => undefined);
    loadConfig().catch(() => undefined);
    preload(productRoutes.getDraft.path);
  }
  const { startApp } = await loadCode(() => import("./app.tsx"), sayWhy);
  await startApp(root, () => {
    delayed.remove();
    // From here on the app takes what is pressed, and it expects the page as it was prerendered.
    listening.abort();
    for (const button of document.querySelectorAll("[data-touch]")) button.removeAttribute("aria-busy");
  });
  untilHydrated.abort();
}

/** Has the browser ask already for what the code on its way will fetch. */
function preload(path: string): void {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: path });
  link.crossOrigin = "anonymous";
  document.head.append(link);
}

function onTouch({ target }: Event): void {
  // A link leaves the page: the app would be too late.
  if (target instanceof Element && target.closest("a") === null) void hydrate();
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-touch]") : null;
  if (button !== null) void press(button);
}

/** The browser would reload the page, and what was typed would be lost. */
function onSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (event.submitter !== null) void press(event.submitter);
}

async function press(button: HTMLElement): Promise<void> {
  if (button.hasAttribute("aria-busy")) return;
  const says = button.textContent;
  button.setAttribute("aria-busy", "true");
  button.after(delayed);
  await hydrate();
  // What says something else by now, in the other language or after a payment, is not what was pressed.
  if (button.textContent === says) button.click();
}

/** Beside the pressed button, or at the end of what the page says already; removed before the app hydrates. */
function sayWhy(delay: LoadDelay): void {
  delayed.className = "wrap lead";
  delayed.setAttribute("role", "alert");
  const { [delay]: why, reopen } = commonEs.loadDelay;
  delayed.textContent = why;
  if (!delayed.isConnected) (root.querySelector("main") ?? document.body).append(delayed);
  if (delay === "offline") return;
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = reopen;
  button.onclick = () => location.reload();
  delayed.append(button);
}

async function showOperator(): Promise<void> {
  const config = await loadConfig().catch(() => undefined);
  if (config === undefined || hydration !== undefined) return;
  const operator = operatorLine(config);
  const { operatedBy, noOperator } = commonEs.footer;
  write("[data-operator]", operator === undefined ? "" : operatedBy(operator));
  write("[data-operator-name]", operator ?? noOperator);
  write("[data-operator-notice]", config.operator.notice?.es ?? "");
  show("[data-needs-contact]", config.operator.contact !== "");
}

/** A text of a page that nobody has paid for is read by a Spanish voice of the device, or by none. */
function showHear(): void {
  const voices = window.speechSynthesis?.getVoices() ?? [];
  const hasVoice = voices.some(({ lang, localService }) => localService && /^es/i.test(lang));
  // From then on the app shows them.
  if (hydration === undefined) show("[data-touch=hear]", hasVoice);
}

function write(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) place.textContent = text;
  show(places, text !== "");
}

function show(places: string, isShown: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>(places)) place.hidden = !isShown;
}
