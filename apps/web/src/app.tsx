import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { retryUntilLoaded } from "./browser/retry-until-loaded.ts";
import { Site } from "./site.tsx";
import { showLanguage } from "./words/dictionary.ts";
import { chosenLanguage } from "./words/language.ts";

/**
 * Starts the app: hydrates the prerendered page where there is one, else renders from nothing.
 * @returns once everything on the page responds
 */
export async function startApp(root: HTMLElement): Promise<void> {
  await showChosenLanguage();
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
        <OnHydrated onHydrated={resolve} />
      </StrictMode>
    );
    if (root.firstElementChild === null) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

/** In the language chosen; in Spanish while the other's words cannot be loaded. */
function showChosenLanguage(): Promise<void> {
  const show = () => showLanguage(chosenLanguage());
  return show().catch(() => void retryUntilLoaded(show));
}

function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
