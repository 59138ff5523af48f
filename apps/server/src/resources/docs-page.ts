import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Asset, assetOf, readAsset } from "../site/asset.ts";
import { sendAsset } from "../site/routes.ts";

// Whole paths: the page is also there with a slash at the end of its own.
const pageAt = (path: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Voice platform</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${path}/swagger-ui.css">
  </head>
  <body>
    <main id="page"></main>
    <script src="${path}/swagger-ui-bundle.js"></script>
    <script src="${path}/start.js"></script>
  </body>
</html>
`;

// Nothing is loaded from other hosts: no validator, no font. Tokens typed in are forgotten with the page.
const startWith = (description: string) => `SwaggerUIBundle({
  url: "${description}",
  dom_id: "#page",
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  deepLinking: true,
  filter: true,
});
`;

/**
 * Mounts the platform's description as a page people can read and try, drawn by Swagger UI from our own files.
 * @param platformPath where `openapi.json` is; the page is at its `/docs`
 */
export function mountDocsPage(app: FastifyInstance, platformPath: string): void {
  const path = `${platformPath}/docs`;
  const folder = join(dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui")), "static");
  mount(path, () => assetOf(Buffer.from(pageAt(path)), ".html"));
  mount(`${path}/start.js`, () => assetOf(Buffer.from(startWith(`${platformPath}/openapi.json`)), ".js"));
  for (const name of ["swagger-ui-bundle.js", "swagger-ui.css"]) {
    mount(`${path}/${name}`, () => readAsset(join(folder, name)));
  }

  /** Read and compressed when somebody first asks for it. */
  function mount(url: string, open: () => Promise<Asset>): void {
    let opened: Promise<Asset> | undefined;
    app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
      opened ??= open();
      return sendAsset({ request, reply, asset: await opened, caching: "no-cache" });
    });
  }
}
