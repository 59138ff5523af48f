import type { Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { letterTo } from "../fixtures/outbox.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { openRefusing } from "../fixtures/tool-model.ts";
import { askAsOperator, holdCall } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

test("Every page of the console, in both languages, on a phone, by keyboard; a viewer's have no button that changes", async ({
  startServer,
  page,
  openPage,
  cleanUp,
}) => {
  test.slow();
  const developer = await openRefusing(400);
  cleanUp(developer.close);
  const env = { ...platformTokens, PLATFORM_PRIVATE_HOSTS: "localhost" };
  const { origin, dataDir } = await startServer({ env });
  const rows = await fill(origin, developer.url);

  await page.setViewportSize(phone);
  await signIn(page, origin);
  await expect(page.getByText("Administra")).toBeVisible();
  for (const path of [...pagesOf(rows), "/assistants/new"]) await lookAt(page, origin, path);

  const email = "viewer@example.com";
  await askAsOperator(origin, "POST", `/org/${rows.orgId}/invite`, { emails: [email], role: "viewer" });
  const token = /private token:\s+([\w-]{43})/.exec(await letterTo(dataDir, email))?.[1];
  const other = await openPage({ viewport: phone });
  await signIn(other, origin, token);
  await expect(other.getByText("Solo mira")).toBeVisible();
  for (const path of pagesOf(rows)) {
    // The same pages with less on them: what is left for a viewer is looked at, and not each language and key once more.
    await openPath(other, origin, path);
    expect(await axeFaults(other), path).toEqual([]);
    expect(await buttonsOf(other), path).toEqual([]);
  }
});

type Rows = Awaited<ReturnType<typeof fill>>;

/** Something of everything that a page shows. */
async function fill(origin: string, developerUrl: string) {
  const idOf = async (path: string, body: object) =>
    ((await askAsOperator(origin, "POST", path, body)) as { readonly id: string }).id;
  const told = { server: { url: developerUrl }, serverMessages: ["end-of-call-report"] };
  const assistantId = await makeAssistant(origin, "Recepción", {
    ...told,
    ...{ backgroundSound: "office", silenceTimeoutSeconds: 3600, artifactPlan: { recordingEnabled: true } },
  });
  await askAsOperator(origin, "PATCH", `/assistant/${assistantId}`, { endCallMessage: "Adiós." });
  const over = await holdCall(origin, assistantId);
  over.say("Quiero una cita el lunes.");
  await over.hangUp();
  const live = await holdCall(origin, assistantId);
  live.say("Esto se oye ahora.");
  const messages = [
    { role: "user", content: "Hola" },
    { role: "assistant", judgePlan: { type: "exact", content: "Adiós." } },
  ];
  const evalId = await idOf("/eval", { type: "chat.mockConversation", name: "Despedida", messages });
  await idOf("/eval/run", { type: "eval", target: { type: "assistant", assistantId }, evalId });
  const suiteId = await idOf("/test-suite", { name: "Citas", targetPlan: { assistantId } });
  const credentialId = await idOf("/credential", { provider: "byo-sip-trunk", gateways: [{ ip: "192.0.2.7" }] });
  const number = { provider: "byo-phone-number", number: "+13055550111", credentialId };
  const phoneNumberId = await idOf("/phone-number", number);
  const customers = [{ number: "+13055550122", consent: true }];
  await idOf("/campaign", { name: "Recordatorios", phoneNumberId, assistantId, customers });
  await idOf("/tool", { type: "function", function: { name: "weather" }, server: { url: developerUrl } });
  await idOf("/token", { name: "Tienda" });
  const [org] = (await askAsOperator(origin, "GET", "/org")) as { readonly id: string }[];
  return { orgId: org?.id ?? "", assistantId, suiteId, evalId, over: over.id, live: live.id };
}

const pagesOf = ({ assistantId, suiteId, evalId, over, live }: Rows) => [
  ...["/calls", "/live", "/assistants", "/analytics", "/tests", "/numbers", "/tools", "/messages", "/access"],
  ...[`/calls/${over}`, `/calls/${live}`, `/assistants/${assistantId}`],
  ...[`/tests/suites/${suiteId}`, `/tests/evals/${evalId}`],
];

/** Opens a page and waits until all of it is there. */
async function openPath(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/console${path}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Un momento…"), path).toHaveCount(0);
}

/** Opens a page and looks at it in both languages; it is in Spanish before and after. */
async function lookAt(page: Page, origin: string, path: string): Promise<void> {
  await openPath(page, origin, path);
  expect(await unreached(page), `${path} by keyboard`).toEqual([]);
  for (const [language, other] of [
    ["es", "English"],
    ["en", "Español"],
  ] as const) {
    const where = `${path} in ${language}`;
    await expect(page.locator("html"), where).toHaveAttribute("lang", language);
    expect(await axeFaults(page), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(phone.width);
    await page.getByRole("button", { name: other }).click();
  }
}

/** What could be pressed or written in, and is not reached by Tab from the page's beginning. */
async function unreached(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(() => {
    const focusable = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled])";
    const others = "textarea:not([disabled]), summary, [tabindex='0']";
    const controls = [...document.querySelectorAll<HTMLElement>(`${focusable}, ${others}`)];
    const seen = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const left = new Set(seen);
    document.addEventListener("focusin", ({ target }) => left.delete(target as HTMLElement));
    Object.assign(globalThis, { controlsLeft: left });
    (document.activeElement as HTMLElement | null)?.blur();
    return seen.length;
  });
  expect(count).toBeGreaterThan(9);
  // What came meanwhile, and the parts of a player, are pressed through too.
  for (let presses = 0; presses < count + 20; presses += 1) await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const { controlsLeft } = globalThis as unknown as { readonly controlsLeft: ReadonlySet<HTMLElement> };
    // One that was drawn anew meanwhile is another.
    return [...controlsLeft].filter(({ isConnected }) => isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Pressed to look: the headings that sort, pages of lists, moments of a recording, and hearing a call. */
const looking = /^(Anterior|Siguiente|Escuchar|Oír desde aquí: .*)$/;

/** The buttons of a page's content that do more than look, by their names. */
async function buttonsOf(page: Page): Promise<readonly string[]> {
  const names = await page
    .getByRole("main")
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest("th") === null)
        .map((button) => button.getAttribute("aria-label") ?? button.textContent ?? ""),
    );
  return names.filter((name) => !looking.test(name));
}
