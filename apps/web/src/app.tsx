import { StrictMode, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { retryUntilLoaded } from "./browser/retry-until-loaded.ts";
import { preloadHear } from "./form/hear/hear.tsx";
import { loadPage, routes } from "./site.tsx";
import { showLanguage } from "./words/dictionary.ts";
import { chosenLanguage } from "./words/language.ts";

/**
 * Starts the app: hydrates the prerendered page where there is one, else renders from nothing.
 * @param takeOver called when all its code is here, right before it takes the page: what is pressed until then is not its own
 * @returns once everything on the page responds
 */
export async function startApp(root: HTMLElement, takeOver: () => void): Promise<void> {
  const hasHear = root.querySelector("[data-touch=hear]") !== null;
  await Promise.all([showChosenLanguage(), loadPage(location.pathname), hasHear && preloadHear()]);
  takeOver();
  const router = createBrowserRouter(routes);
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <OnHydrated onHydrated={resolve} />
      </StrictMode>
    );
    // Only the server of `npm run dev` has pages that were not prerendered. The others are in Spanish and unpaid; hydrating
    // takes their elements as they are, with what is typed into them, and then shows what this browser knows.
    if (root.firstElementChild === null) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

/** In the language chosen; in Spanish while the other's words cannot be loaded. */
function showChosenLanguage(): Promise<void> {
  const show = () => showLanguage(chosenLanguage());
  return show().catch(() => void retryUntilLoaded(show));
}

/** Tells once the page shows what it found after hydrating, such as a language or a payment. */
function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return null;
}
