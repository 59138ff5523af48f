import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { root } from "../scripts/house/run.mjs";

/** As strict as the product's own: no eval, no inline script, no blob. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; style-src 'unsafe-inline'";
const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };

const sdk = JSON.stringify(join(root, "packages/voice/src/index.ts"));
const page = JSON.stringify(join(root, "e2e/sdk-page.mjs"));
const script = `import { VoiceCall } from ${sdk};\nimport { openPage } from ${page};\nopenPage(VoiceCall);\n`;

/**
 * Serves a page with nothing but the SDK on it, built as a customer would, under a strict content security policy.
 * @param {(origin: string) => string} webCallUrl what POST /call/web answers
 */
export async function openSdkSite(webCallUrl) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-sdk-"));
  await writeFile(join(folder, "main.js"), script);
  await writeFile(join(folder, "index.html"), '<button>Call</button><script type="module" src="./main.js"></script>');
  await build({ root: folder, logLevel: "error", build: { outDir: "dist", target: "baseline-widely-available" } });

  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const { pathname } = new URL(request.url, origin);
    if (pathname === "/platform/call/web") sendCall(response, webCallUrl(origin));
    else if (pathname === "/favicon.ico") response.writeHead(204).end();
    else if (pathname === "/daily-call-machine.mjs") sendFile(response, join(root, "e2e", pathname));
    else sendFile(response, join(folder, "dist", pathname === "/" ? "index.html" : pathname));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** What the page loads before a call, compressed. Bytes. */
    weight: async () => {
      const assets = join(folder, "dist/assets");
      const [main] = (await readdir(assets)).filter((name) => /^index-.*\.js$/.test(name));
      return gzipSync(await readFile(join(assets, main))).length;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function sendCall(response, webCallUrl) {
  const call = JSON.stringify({ id: "call-1", webCallUrl });
  response.writeHead(201, { "content-type": "application/json" }).end(call);
}

function sendFile(response, path) {
  readFile(path).then(
    (bytes) => {
      const headers = { "content-type": types[extname(path)], "content-security-policy": policy };
      response.writeHead(200, headers).end(bytes);
    },
    () => response.writeHead(404).end(),
  );
}
