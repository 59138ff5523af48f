import { lazyPart } from "./browser/lazy-part.tsx";
import { usePlace } from "./browser/navigation.tsx";
import { ScrollOnNavigation } from "./browser/scroll-on-navigation.tsx";
import { FormRoute } from "./form/page/form-route.tsx";
import { ErrorBoundary, NotFoundPage } from "./static-pages/not-found-page.tsx";

// The form page loads none of the others, and what they say, until someone goes there.
const otherPages = {
  "/": lazyPart(async () => (await import("./landing/landing-page.tsx")).LandingPage),
  "/ayuda": lazyPart(async () => (await import("./static-pages/help-page.tsx")).HelpPage),
  "/terminos": lazyPart(async () => (await import("./static-pages/terms-page.tsx")).TermsPage),
  "/sin-conexion": lazyPart(async () => (await import("./static-pages/offline-page.tsx")).OfflinePage),
};

/** Loads the code of the page at an address, which is then rendered at once: hydrating takes it as it was prerendered. */
export async function loadPage(pathname: string): Promise<void> {
  if (isOther(pathname)) await otherPages[pathname].preload();
}

/** Loads every page. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(otherPages).map((page) => page.preload()));
}

/** Every page of the site. An unknown address, or a page that breaks, is answered by the error page. */
export function Site() {
  const { pathname } = usePlace();
  return (
    <>
      <ScrollOnNavigation />
      <ErrorBoundary key={pathname} instead={<NotFoundPage isBroken />}>
        <Page pathname={pathname} />
      </ErrorBoundary>
    </>
  );
}

function Page({ pathname }: { pathname: string }) {
  if (pathname === "/form") return <FormRoute />;
  if (!isOther(pathname)) return <NotFoundPage />;
  const Other = otherPages[pathname];
  return <Other />;
}

function isOther(pathname: string): pathname is keyof typeof otherPages {
  return Object.hasOwn(otherPages, pathname);
}
