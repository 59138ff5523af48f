import { render } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { Site } from "../site.tsx";

/** Shows the site at an address, as the browser would. For tests. `here` tells the path it is at now. */
export function openSite(address: string) {
  let path = "";
  const Watch = () => {
    path = useLocation().pathname;
    return null;
  };
  const shown = render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
      <Watch />
    </MemoryRouter>,
  );
  return { here: () => path, ...shown };
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
