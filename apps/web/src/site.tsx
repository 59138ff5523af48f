import { Route, Routes, useLocation } from "react-router";
import { ScrollOnNavigation } from "./browser/scroll-on-navigation.tsx";
import { FormRoute } from "./form/page/form-route.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { HelpPage } from "./static-pages/help-page.tsx";
import { ErrorBoundary, NotFoundPage } from "./static-pages/not-found-page.tsx";
import { OfflinePage } from "./static-pages/offline-page.tsx";
import { TermsPage } from "./static-pages/terms-page.tsx";

/** Every page of the site. An unknown address, or a page that breaks, is answered by the error page. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <ScrollOnNavigation />
      <ErrorBoundary key={pathname} instead={<NotFoundPage isBroken />}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="form" element={<FormRoute />} />
          <Route path="ayuda" element={<HelpPage />} />
          <Route path="terminos" element={<TermsPage />} />
          <Route path="sin-conexion" element={<OfflinePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </>
  );
}
