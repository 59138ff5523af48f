import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { portOf } from "@dilo/testing/free-port";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".txt": "text/plain",
};

/**
 * Serves a folder of files as any web server does.
 * @param elsewhere other folders, by the path they are served under
 */
export async function serveFolder(
  folder: string,
  elsewhere: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(pathname === "/" ? "/index.html" : pathname);
    const [prefix = "", other = ""] = Object.entries(elsewhere).find(([one]) => path.startsWith(one)) ?? [];
    const file = prefix ? join(other, path.slice(prefix.length)) : join(folder, path);
    readFile(file).then(
      (bytes) =>
        response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${portOf(server)}/`, close };
}
