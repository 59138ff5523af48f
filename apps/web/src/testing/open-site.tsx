import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { loadPages, routes } from "../site.tsx";

// No test of a page waits for its code.
await loadPages();

/** Shows the site at an address, as the browser would. For tests. `here` tells the path it is at now. */
export function openSite(address: string) {
  window.history.replaceState(null, "", address);
  return { here: () => window.location.pathname, ...render(routed(routes)) };
}

/** A part of a page at the browser's address, with a router around it. For tests. */
export function atAddress(part: ReactNode) {
  return routed([{ path: "*", element: part }]);
}

function routed(at: RouteObject[]) {
  const router = createBrowserRouter(at);
  onTestFinished(() => router.dispose());
  return <RouterProvider router={router} />;
}

/** What the server of a test answers, by method and path. */
export type Answers = Readonly<Record<string, () => Response>>;

/** Takes the place of the server: answers by method and path, 404 to the rest. */
export function stubServer(answers: Answers): typeof fetch {
  return async (input, init) => {
    const answer = answers[`${init?.method ?? "GET"} ${input}`];
    return answer?.() ?? Response.json({ statusCode: 404, code: "not-found", message: "" }, { status: 404 });
  };
}
