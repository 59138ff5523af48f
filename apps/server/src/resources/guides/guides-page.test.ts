import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
});

const open = (path: string) =>
  server.http.inject({ url: `/platform/docs/guides${path}`, headers: { accept: "text/html" } });

test("each guide is a page beside the reference, and leads to the others", async () => {
  const first = await open("");
  const links = [...first.body.matchAll(/href="\/platform\/docs\/guides\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  expect(links.length).toBeGreaterThan(8);
  for (const slug of links) {
    const page = await open(`/${slug}`);
    expect(page.statusCode, slug).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["content-security-policy"]).toContain("default-src");
    // Nothing of the guides' Markdown is left as it is written.
    expect(page.body.replaceAll(/<(?:pre|code)\b[\s\S]*?<\/(?:pre|code)>/g, ""), slug).not.toMatch(
      /```|^\| |\]\(|^- |\*\*/m,
    );
    expect(page.body.match(/<h1>/g)).toHaveLength(1);
  }
  expect((await open(`/${links[0]}`)).body).toBe(first.body);
  expect((await open("/nothing")).statusCode).toBe(404);
});
