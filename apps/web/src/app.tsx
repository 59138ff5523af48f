import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { retryUntilLoaded } from "./browser/retry-until-loaded.ts";
import { Site } from "./site.tsx";
import { showLanguage } from "./words/dictionary.ts";
import { chosenLanguage } from "./words/language.ts";

/**
 * Starts React in the page: over the page made at build where there is one, else from nothing.
 * @returns when everything on the page answers
 */
export async function startApp(root: HTMLElement): Promise<void> {
  await showChosenLanguage();
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
        <Awake onAwake={resolve} />
      </StrictMode>
    );
    if (root.firstElementChild === null) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

/** In the language chosen; in Spanish for as long as the other's words cannot be had. */
function showChosenLanguage(): Promise<void> {
  const show = () => showLanguage(chosenLanguage());
  return show().catch(() => void retryUntilLoaded(show));
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
