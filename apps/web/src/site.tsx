import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import { matchRoutes, Outlet, type RouteObject, useLocation, useNavigation, useNavigationType } from "react-router";
import { NotHere } from "./browser/lazy-part.tsx";
import { createListeners } from "./browser/listeners.ts";
import { type LoadDelay, loadCode } from "./browser/load-code.ts";
import { PageFrame } from "./components/page-frame.tsx";
import { FormRoute } from "./form/page/form-route.tsx";
import { ErrorPage } from "./static-pages/error-page.tsx";
import { useWords } from "./words/use-words.ts";

const { notify, subscribe } = createListeners();
let delay: LoadDelay | undefined;

/** Every page of the site. An unknown address, or a page that breaks, is answered by the error page. */
export const routes: RouteObject[] = [
  {
    Component: Site,
    ErrorBoundary: ErrorPage,
    children: [
      { path: "/form", Component: FormRoute },
      // The form page loads none of these, and what they say, until someone goes there.
      page("/", async () => (await import("./landing/landing-page.tsx")).LandingPage),
      page("/ayuda", async () => (await import("./static-pages/help-page.tsx")).HelpPage),
      page("/terminos", async () => (await import("./static-pages/terms-page.tsx")).TermsPage),
      page("/sin-conexion", async () => (await import("./static-pages/offline-page.tsx")).OfflinePage),
    ],
  },
];

/** Loads the code of the page at an address, which is then rendered at once: hydrating takes it as it was prerendered. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => arrive(route)));
}

/** Loads every page. */
export async function loadPages(): Promise<void> {
  await Promise.all(routes.flatMap(({ children = [] }) => children.map(arrive)));
}

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  const lazy = async () => {
    const Component = await loadCode(load, setDelay);
    setDelay(undefined);
    return { Component };
  };
  return { path, lazy };
}

async function arrive(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function setDelay(next: LoadDelay | undefined): void {
  delay = next;
  notify();
}

function Site() {
  const isComing = useNavigation().state === "loading";
  return (
    <>
      <ScrollOnNavigation />
      {isComing ? <ComingPage /> : <Outlet />}
    </>
  );
}

/** Stands for a page whose code is on its way, and says so, or why it does not come. */
function ComingPage() {
  const { oneMoment } = useWords().common;
  const why = useSyncExternalStore(subscribe, () => delay);
  return (
    <PageFrame title={oneMoment}>
      <NotHere delay={why} />
    </PageFrame>
  );
}

/**
 * Shows a new page from its top, or from the part its address names, and moves the focus to its content, so that a
 * screen reader continues there. The first page and going back are left to the browser.
 */
function ScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const cameBy = useNavigationType();
  const address = pathname + hash;
  const shown = useRef({ pathname, address });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, address };
    if (before.address === address) return;
    if (before.pathname !== pathname) document.getElementById("contenido")?.focus({ preventScroll: true });
    if (cameBy === "POP") return;
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, address, cameBy]);
  return null;
}
