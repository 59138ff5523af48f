import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { storedSession } from "./access/access.ts";
import { retryUntilLoaded } from "./browser/retry-until-loaded.ts";
import { loadPage, routes } from "./site.tsx";
import { language, showLanguage } from "./words/dictionary.ts";
import { chosenLanguage } from "./words/language.ts";

/**
 * Starts the app: hydrates the prerendered page where there is one, else renders from nothing.
 * @param takeOver called when all its code is here, right before it takes the page: what is pressed until then is not its own
 * @returns once everything on the page responds
 */
export async function startApp(root: HTMLElement, takeOver: () => void): Promise<void> {
  await Promise.all([showChosenLanguage(), loadPage(location.pathname)]);
  takeOver();
  const router = createBrowserRouter(routes);
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <OnHydrated onHydrated={resolve} />
      </StrictMode>
    );
    if (isAsPrerendered(root)) return void hydrateRoot(root, app);
    root.replaceChildren();
    createRoot(root).render(app);
  });
}

/** Whether the page is now what the build made of it: hydrating takes its elements as they are. */
function isAsPrerendered(root: HTMLElement): boolean {
  const isForm = location.pathname === "/form";
  return root.firstElementChild !== null && language() === "es" && (isForm || storedSession() === null);
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
