import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** One file of the site, as it is sent. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  /** The same bytes under each `content-encoding` worth having. */
  readonly bytes: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer };
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Already compressed: a second time only costs. */
const packed = new Set([".jpg", ".pdf", ".png", ".woff2"]);

/**
 * Compresses a file with this extension (".html"), once for all later requests.
 * @param built what the build has compressed already, with Brotli, as small as it gets: that takes seconds
 */
export async function assetOf(identity: Buffer, extension: string, built?: Buffer): Promise<Asset> {
  const asset = {
    type: types[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
  };
  if (packed.has(extension) || identity.length < 1024) return { ...asset, bytes: { identity } };
  const [br, gz] = await Promise.all([
    built ?? promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { ...asset, bytes: { identity, br, gzip: gz } };
}

/** The best encoding the browser takes. */
export function encodingFor({ bytes }: Asset, accepted: string | undefined): "br" | "gzip" | "identity" {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().split(";"));
  const takes = (name: string) => offers.some(([offer, weight]) => offer === name && weight?.trim() !== "q=0");
  if (bytes.br !== undefined && takes("br")) return "br";
  return bytes.gzip !== undefined && takes("gzip") ? "gzip" : "identity";
}
