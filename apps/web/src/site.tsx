import { Route, Routes, useLocation } from "react-router";
import { Arrival } from "./arrival.tsx";
import { FormRoute } from "./form-route.tsx";
import { HelpPage } from "./help/help-page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { CatchBroken } from "./lost/catch-broken.tsx";
import { LostPage } from "./lost/lost-page.tsx";
import { TermsPage } from "./terms/terms-page.tsx";

/** Every page of the site. An unknown address, or a page that breaks, is answered by the error page. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Arrival />
      <CatchBroken key={pathname} instead={<LostPage isBroken />}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="form" element={<FormRoute />} />
          <Route path="ayuda" element={<HelpPage />} />
          <Route path="terminos" element={<TermsPage />} />
          <Route path="*" element={<LostPage />} />
        </Routes>
      </CatchBroken>
    </>
  );
}
