import { storedSession } from "./access/access.ts";
import { type LoadDelay, loadCode } from "./browser/load-code.ts";
import { loadConfig, operatorLine } from "./config.ts";
import { commonEs } from "./words/es/common.ts";
import { chosenLanguage } from "./words/language.ts";

/**
 * The island: all the script of a page made at build, until someone touches it. React comes with the first touch;
 * a button pressed before it is there is pressed again once it is.
 */
const root = document.getElementById("root") as HTMLElement;
const listening = new AbortController();
const asleep = new AbortController();
/** Why the code is not here yet, in words. Says nothing until then. */
const delayed = document.createElement("p");
let waking: Promise<void> | undefined;

if (isNeededNow()) {
  void wake();
} else {
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, onTouch, options);
  addEventListener("click", onClick, options);
  addEventListener("submit", onSubmit, { capture: true, signal: asleep.signal });
  void showOperator();
}

/** A page that is not the one made at build, or that has a payment to look at, needs React at once. */
function isNeededNow(): boolean {
  const hasSession = storedSession() !== null || location.search.includes("session_id=");
  return root.firstElementChild === null || chosenLanguage() !== "es" || hasSession;
}

function wake(): Promise<void> {
  waking ??= start();
  return waking;
}

async function start(): Promise<void> {
  const { startApp } = await loadCode(() => import("./app.tsx"), sayWhy);
  delayed.remove();
  // From here on React keeps what is pressed while it takes the page over, and expects it as it was made.
  listening.abort();
  for (const button of document.querySelectorAll("[data-touch]")) button.removeAttribute("aria-busy");
  await startApp(root);
  asleep.abort();
}

function onTouch({ target }: Event): void {
  // A link leaves the page: React would come too late for it.
  if (target instanceof Element && target.closest("a") === null) void wake();
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-touch]") : null;
  if (button !== null) void press(button);
}

/** The browser would load the page anew, and what was written would be gone. */
function onSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (event.submitter !== null) void press(event.submitter);
}

async function press(button: HTMLElement): Promise<void> {
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  button.after(delayed);
  await wake();
  button.click();
}

/** Beside the button pressed, or on the page that is still empty; gone before React takes the page over. */
function sayWhy(delay: LoadDelay): void {
  delayed.className = "wrap lead";
  delayed.setAttribute("role", "alert");
  const { [delay]: why, reopen } = commonEs.loadDelay;
  delayed.textContent = why;
  if (root.firstElementChild === null) document.body.append(delayed);
  if (delay === "offline") return;
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = reopen;
  button.onclick = () => location.reload();
  delayed.append(button);
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
