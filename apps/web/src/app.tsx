import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { routes } from "./routes.tsx";
import { language } from "./words/language.ts";

/**
 * Starts React in the page: over the page made at build where there is one, else from nothing.
 * @returns when everything on the page answers
 */
export function startApp(root: HTMLElement): Promise<void> {
  document.documentElement.lang = language();
  const router = createBrowserRouter(routes);
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <Awake onAwake={resolve} />
      </StrictMode>
    );
    if (root.firstElementChild === null) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
