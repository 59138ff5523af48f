import type { Page } from "@playwright/test";
import { platformTokens } from "../fixtures/test.ts";
import { askAsOperator } from "./held-call.ts";

/** The narrowest phone. */
export const phone = { width: 360, height: 740 };

/** Opens the console and signs in; the operator when no token is given. */
export async function signIn(page: Page, origin: string, token = platformTokens.PLATFORM_PRIVATE_TOKEN): Promise<void> {
  await page.goto(`${origin}/console`);
  await page.getByLabel("Token privado o invitación").fill(token);
  await page.keyboard.press("Enter");
}

/** Stores an assistant. @returns its id */
export async function makeAssistant(origin: string, name: string, more: object = {}): Promise<string> {
  const body = { name, firstMessage: "Buenos días. ¿En qué le ayudo?", ...more };
  return ((await askAsOperator(origin, "POST", "/assistant", body)) as { readonly id: string }).id;
}
