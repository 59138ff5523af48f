import type { FormType } from "@dilo/forms";
import { formFileName } from "../official-forms.ts";
import { largestForm } from "../template/prepare.ts";

/** What the government's site answered. */
export type Downloaded =
  | { readonly kind: "new"; readonly bytes: Uint8Array; readonly etag?: string; readonly lastModified?: string }
  | { readonly kind: "same" }
  | { readonly kind: "failed"; readonly reason: "download-failed" | "too-large" | "not-a-pdf" };

/** What we know of the file we have, so that an unchanged one is not sent again. */
export interface Known {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

const folder = "https://www.uscis.gov/sites/default/files/document/forms/";
const limitMs = 20_000;

/** Fetches as `globalThis.fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Downloads one form from the one host it may come from. Never rejects. */
export async function download(formType: FormType, known: Known, fetch: Fetch): Promise<Downloaded> {
  const headers = new Headers({ accept: "application/pdf", "user-agent": "Mozilla/5.0 (compatible; Dilo)" });
  if (known.etag) headers.set("if-none-match", known.etag);
  if (known.lastModified) headers.set("if-modified-since", known.lastModified);
  try {
    // A redirect could lead to another host.
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(`${folder}${formFileName(formType)}`, { headers, redirect: "error", signal });
    if (response.status === 304) return { kind: "same" };
    if (!response.ok) return { kind: "failed", reason: "download-failed" };
    const bytes = await bounded(response);
    if (bytes === undefined) return { kind: "failed", reason: "too-large" };
    if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-")
      return { kind: "failed", reason: "not-a-pdf" };
    const [etag, lastModified] = [response.headers.get("etag"), response.headers.get("last-modified")];
    return { kind: "new", bytes, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  } catch {
    return { kind: "failed", reason: "download-failed" };
  }
}

/** Stops reading at the bound: an answer's content-length is not trusted. */
async function bounded(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (response.body === null) return new Uint8Array();
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > largestForm) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
