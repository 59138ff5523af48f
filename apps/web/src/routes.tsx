import { Outlet, type RouteObject, ScrollRestoration } from "react-router";
import { Arrival } from "./arrival.tsx";
import { FormRoute } from "./form-route.tsx";
import { HelpPage } from "./help/help-page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { LostPage } from "./lost/lost-page.tsx";
import { TermsPage } from "./terms/terms-page.tsx";

/** Every page of the site. An unknown address is answered by the root's error page. */
export const routes: RouteObject[] = [
  {
    path: "/",
    element: (
      <>
        <Arrival />
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    errorElement: <LostPage />,
    children: [
      { index: true, element: <LandingPage /> },
      { path: "form", element: <FormRoute /> },
      { path: "ayuda", element: <HelpPage /> },
      { path: "terminos", element: <TermsPage /> },
    ],
  },
];
