import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Asset, assetOf, readAsset } from "../site/asset.ts";
import { sendAsset } from "../site/routes.ts";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Voice platform</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <main id="page"></main>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

// Nothing is asked of anybody else: no validator, no font. Tokens typed in are gone with the page.
const start = `SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#page",
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  deepLinking: true,
  filter: true,
});
`;

/** Mounts the platform's description as a page people can read and try, drawn by Swagger UI from our own files. */
export function mountDocsPage(app: FastifyInstance, path: string): void {
  const folder = join(dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui")), "static");
  mount(path, () => assetOf(Buffer.from(page), ".html"));
  mount(`${path}/start.js`, () => assetOf(Buffer.from(start), ".js"));
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
