import { render } from "@testing-library/react";
import { Navigation } from "../browser/navigation.tsx";
import { loadPages, Site } from "../site.tsx";

// No test of a page waits for its code.
await loadPages();

/** Shows the site at an address, as the browser would. For tests. `here` tells the path it is at now. */
export function openSite(address: string) {
  window.history.replaceState(null, "", address);
  const shown = render(
    <Navigation>
      <Site />
    </Navigation>,
  );
  return { here: () => window.location.pathname, ...shown };
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
