import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Asset, assetOf } from "../site/asset.ts";
import { sendAsset } from "../site/routes.ts";
import { docsScript } from "./docs-script.ts";
import { docsStyle } from "./docs-style.ts";
import { guidePages } from "./guides/guides-page.ts";

// Whole paths: the page is also there with a slash at the end of its own.
const pageAt = (path: string, contract: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Voice platform</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${path}/page.css">
  </head>
  <body>
    <header>
      <h1>Voice platform</h1>
      <form><label>Token <input id="token" type="password" autocomplete="off"></label></form>
      <label>Find <input id="filter" type="search"></label>
      <a href="${path}/guides">Guides</a>
    </header>
    <main data-contract="${contract}"></main>
    <script src="${path}/page.js"></script>
  </body>
</html>
`;

/**
 * Mounts the platform's contract as a page people can read and try, and the guides beside it. Nothing is loaded from other hosts, and a token that
 * is typed in is forgotten with the page.
 * @param platformPath where `openapi.json` is; the page is at its `/docs`
 */
export function mountDocsPage(app: FastifyInstance, platformPath: string): void {
  const path = `${platformPath}/docs`;
  mount(path, ".html", pageAt(path, `${platformPath}/openapi.json`));
  mount(`${path}/page.js`, ".js", docsScript);
  mount(`${path}/page.css`, ".css", docsStyle);
  let guides: ReturnType<typeof openGuides> | undefined;
  for (const url of [`${path}/guides`, `${path}/guides/:name`]) {
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      guides ??= openGuides(path);
      const { name = "" } = request.params as { readonly name?: string };
      const asset = (await guides).get(name);
      if (asset === undefined) return reply.callNotFound();
      return sendAsset({ request, reply, asset, caching: "no-cache" });
    });
  }

  /** Compressed when somebody first asks for it. */
  function mount(url: string, extension: string, text: string): void {
    let opened: Promise<Asset> | undefined;
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      opened ??= assetOf(Buffer.from(text), extension);
      return sendAsset({ request, reply, asset: await opened, caching: "no-cache" });
    });
  }
}

/** Compressed when somebody first asks for one. */
async function openGuides(path: string): Promise<ReadonlyMap<string, Asset>> {
  const pages = [...(await guidePages(path))];
  return new Map(
    await Promise.all(pages.map(async ([name, html]) => [name, await assetOf(Buffer.from(html), ".html")] as const)),
  );
}
