import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { PaymentLimits } from "@dilo/api";
import { type Asset, assetOf } from "./asset.ts";

/** The built site: its prerendered pages, the app's shell, and what they load. */
export interface Site {
  /** The page of a path, `/` or `/ayuda`; undefined when the site has none. */
  page(path: string): Promise<Asset | undefined>;
  /** A file by its path. */
  file(path: string): Promise<Asset | undefined>;
  /** The page for an address that leads nowhere. */
  notFound(): Promise<Asset | undefined>;
}

/** Pages of which only the frame and the first words are made ahead: the app then shows the route. */
const appPages = new Set(["/form"]);

/** Behind the name of a file stands its compressed twin, `main.js.br`. */
const compressedEnding = ".br";

/**
 * Reads a folder of built files, all of it at once: a build that replaces them changes nothing for a server that runs,
 * whose pages go on finding their scripts. Only these files are ever served, so no path can lead out of the folder.
 * @param settings.publicOrigin takes the place of the build's own: a page's picture elsewhere needs a whole address
 * @param settings.limits take the place of those that the build names
 * @returns a site without pages when the folder is not there
 */
export async function openSite(
  dir: string,
  { publicOrigin, limits }: { readonly publicOrigin: string; readonly limits: PaymentLimits },
): Promise<Site> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  /** The same files as the build compressed them. */
  const compressed = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(dir.length).split(sep).join("/").replace(/^\/?/, "/");
    const bytes = await readFile(path);
    if (name.endsWith(compressedEnding)) compressed.set(name.slice(0, -compressedEnding.length), bytes);
    else files.set(name, name.endsWith(".html") ? withLimits(withOrigin(bytes, publicOrigin), limits) : bytes);
  }
  /** Compressed when somebody first asks for them. */
  const assets = new Map<string, Promise<Asset>>();

  async function file(name: string): Promise<Asset | undefined> {
    const bytes = files.get(name);
    if (bytes === undefined) return undefined;
    const asset = assets.get(name) ?? assetOf(bytes, extname(name), compressed.get(name));
    assets.set(name, asset);
    return asset;
  }

  return {
    file,
    async page(path) {
      if (appPages.has(path)) return file("/app.html");
      return (await file(`${path === "/" ? "" : path}/index.html`)) ?? file(`${path}.html`);
    },
    notFound: async () => (await file("/404.html")) ?? file("/app.html"),
  };
}

/** The build knows no address of its own: this stands for it. */
const builtOrigin = "https://origin.invalid";

function withOrigin(page: Buffer, publicOrigin: string): Buffer {
  return Buffer.from(page.toString("utf8").replaceAll(builtOrigin, publicOrigin));
}

/** What a payment is good for stands in pages as `<span data-limit="calls">20</span>` (apps/web/src/components/limits-text.tsx). */
function withLimits(page: Buffer, limits: PaymentLimits): Buffer {
  const filled = Object.entries(limits).reduce(
    (html, [name, limit]) =>
      html.replaceAll(
        new RegExp(`(data-limit="${name}"[^>]*>)\\d+`, "g"),
        (_, opening: string) => `${opening}${limit}`,
      ),
    page.toString("utf8"),
  );
  return Buffer.from(filled);
}
