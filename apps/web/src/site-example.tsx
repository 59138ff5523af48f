import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { routes } from "./routes.tsx";

/** Shows the site at an address, as the browser would. For tests. */
export function openSite(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** What the server of a test answers, by method and path. */
export type Answers = Readonly<Record<string, () => Response>>;

/** Takes the place of the server: answers by method and path, 404 to the rest. */
export function serverOf(answers: Answers): typeof fetch {
  return async (input, init) => {
    const answer = answers[`${init?.method ?? "GET"} ${input}`];
    return answer?.() ?? Response.json({ statusCode: 404, code: "not-found", message: "" }, { status: 404 });
  };
}
