import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { portOf } from "@dilo/testing/free-port";
import { build } from "vite";
import { root } from "../../scripts/bootstrap.mjs";

/** As strict as the product's own: no eval, no inline script, no blob. */
const policy = (connects: readonly string[], rules: string) =>
  `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...connects].join(" ")}; img-src data:; ${rules}`;
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };

const from = (path: string) => JSON.stringify(join(root, path));
const callPage = `import { VoiceCall } from ${from("packages/voice/src/index.ts")};
import { dailyRoom } from ${from("packages/voice/src/rooms/daily/index.ts")};
import { openPage } from ${from("e2e/sdk/sdk-page.mjs")};
openPage(VoiceCall, dailyRoom);
`;

/** See `openSdkSite`. */
interface SdkSiteOptions {
  /** What POST /call/web answers. */
  readonly webCallUrl?: (origin: string) => string | Promise<string>;
  /** The page's module; by default one that calls when its button is pressed. */
  readonly script?: string;
  /** Modules that stand in for others in the build. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Where the page may connect beyond its own origin. */
  readonly connects?: readonly string[];
  /** What else the policy says; by default that style may be inline. */
  readonly rules?: string;
}

/** Serves a page with nothing but the SDK on it, built as a customer would, under a strict content security policy. */
export async function openSdkSite({
  webCallUrl = () => "",
  script = callPage,
  alias = {},
  connects = [],
  rules = "style-src 'unsafe-inline'",
}: SdkSiteOptions) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-sdk-"));
  await writeFile(join(folder, "main.js"), script);
  await writeFile(join(folder, "index.html"), '<button>Call</button><script type="module" src="./main.js"></script>');
  const target = "baseline-widely-available";
  await build({ root: folder, logLevel: "error", resolve: { alias }, build: { outDir: "dist", target } });

  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const { pathname } = new URL(request.url ?? "/", origin);
    const send = (path: string) => sendFile(response, path, policy(connects, rules));
    if (pathname === "/platform/call/web") void sendCall(response, webCallUrl(origin));
    else if (pathname === "/favicon.ico") response.writeHead(204).end();
    else if (pathname === "/daily-call-machine.mjs") send(join(root, "e2e/sdk", pathname));
    else if (pathname === "/worklet.js") send(join(root, "packages/voice/src/rooms/embedded/audio-worklet.js"));
    else send(join(folder, "dist", pathname === "/" ? "index.html" : pathname));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function sendCall(response: ServerResponse, webCallUrl: string | Promise<string>): Promise<void> {
  const call = JSON.stringify({ id: "call-1", webCallUrl: await webCallUrl });
  response.writeHead(201, { "content-type": "application/json" }).end(call);
}

function sendFile(response: ServerResponse, path: string, security: string): void {
  readFile(path).then(
    (bytes) => {
      const headers = { "content-type": types[extname(path)], "content-security-policy": security };
      response.writeHead(200, headers).end(bytes);
    },
    () => response.writeHead(404).end(),
  );
}
