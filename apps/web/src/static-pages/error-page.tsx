import { isRouteErrorResponse, useRouteError } from "react-router";
import { NotFoundPage } from "./not-found-page.tsx";

/** What the router shows for an address that no page has, and in place of a page that broke. */
export function ErrorPage() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return <NotFoundPage isBroken={!isUnknown} />;
}
