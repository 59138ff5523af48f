import { storedSession } from "./access/access.ts";
import { loadConfig } from "./config.ts";
import { operatorLine } from "./operator.ts";
import { commonEs } from "./words/common.es.ts";
import { language } from "./words/language.ts";

/**
 * The island: all the script of a page made at build, until someone touches it. React comes with the first touch;
 * a button pressed before it is there is pressed again once it is.
 */
const root = document.getElementById("root") as HTMLElement;
const listening = new AbortController();
let waking: Promise<void> | undefined;

if (isNeededNow()) {
  void wake();
} else {
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, onTouch, options);
  addEventListener("click", onClick, options);
  void showOperator();
}

/** A page that is not the one made at build, or that has a payment to look at, needs React at once. */
function isNeededNow(): boolean {
  const hasSession = storedSession() !== null || location.search.includes("session_id=");
  return root.firstElementChild === null || language() !== "es" || hasSession;
}

function wake(): Promise<void> {
  waking ??= start();
  return waking;
}

async function start(): Promise<void> {
  const { startApp } = await import("./app.tsx");
  // From here on React keeps what is pressed while it takes the page over, and expects it as it was made.
  listening.abort();
  for (const button of document.querySelectorAll("[data-touch]")) button.removeAttribute("aria-busy");
  await startApp(root);
}

function onTouch({ target }: Event): void {
  // A link leaves the page: React would come too late for it.
  if (target instanceof Element && target.closest("a") === null) wake().catch(() => undefined);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-touch]") : null;
  if (button !== null && !button.hasAttribute("aria-busy")) void press(button);
}

async function press(button: HTMLElement): Promise<void> {
  button.setAttribute("aria-busy", "true");
  try {
    await wake();
  } catch {
    // The code did not arrive: the browser's own page says why.
    location.reload();
    return;
  }
  button.click();
}

async function showOperator(): Promise<void> {
  const config = await loadConfig().catch(() => undefined);
  if (config === undefined || waking !== undefined) return;
  const operator = operatorLine(config);
  const { operatedBy, noOperator } = commonEs.footer;
  write("[data-operator]", operator === undefined ? "" : operatedBy(operator));
  write("[data-operator-name]", operator ?? noOperator);
}

function write(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) place.textContent = text;
}
