import { expect, test } from "vitest";
import { sharedTestServer } from "../testing/test-server.ts";

test.each([
  ["cross-site", 403],
  ["same-site", 403],
  ["same-origin", 200],
  ["none", 200],
  [undefined, 200],
])("a call without an Origin whose browser says that it comes from %s is answered %i", async (site, status) => {
  const server = await sharedTestServer();
  const headers = site === undefined ? {} : { "sec-fetch-site": site };
  const answer = await server.http.inject({ method: "POST", url: "/api/check-cookies", headers });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json()).toMatchObject({ code: "wrong-origin" });
});
