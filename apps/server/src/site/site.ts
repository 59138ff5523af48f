import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { type Asset, assetOf, readAsset } from "./asset.ts";

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

/**
 * Opens a folder of built files. Only files that are there now are ever served, so no path can lead out of it.
 * @param publicOrigin takes the place of the build's own: a page's picture elsewhere needs a whole address
 * @returns a site without pages when the folder is not there
 */
export async function openSite(dir: string, publicOrigin: string): Promise<Site> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.slice(dir.length).split(sep).join("/").replace(/^\/?/, "/"), path);
  }
  const read = new Map<string, Promise<Asset>>();

  async function file(name: string): Promise<Asset | undefined> {
    const path = files.get(name);
    if (path === undefined) return undefined;
    const asset = read.get(name) ?? (name.endsWith(".html") ? readPage(path, publicOrigin) : readAsset(path));
    read.set(name, asset);
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

async function readPage(path: string, publicOrigin: string): Promise<Asset> {
  const html = await readFile(path, "utf8");
  return assetOf(Buffer.from(html.replaceAll(builtOrigin, publicOrigin)), ".html");
}
