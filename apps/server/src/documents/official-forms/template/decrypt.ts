import { createRequire } from "node:module";
import loadQpdf from "@neslinesli93/qpdf-wasm";

const wasm = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** A readable copy of a PDF, or why there is none. */
export type Decrypted = { readonly bytes: Uint8Array } | { readonly reason: "needs-a-password" | "broken" };

/**
 * Takes off a PDF's encryption when it opens without a password, as the government's forms do.
 * The library that fills forms writes broken files from encrypted ones.
 */
export async function decrypt(bytes: Uint8Array): Promise<Decrypted> {
  const said: string[] = [];
  const qpdf = await loadQpdf({
    locateFile: () => wasm,
    noInitialRun: true,
    print: () => undefined,
    printErr: (line: string) => said.push(line),
  });
  qpdf.FS.writeFile("/in.pdf", bytes);
  const status = qpdf.callMain(["--decrypt", "/in.pdf", "/out.pdf"]);
  // 3: read with warnings, which the checks that follow judge.
  if (status === 0 || status === 3) return { bytes: qpdf.FS.readFile("/out.pdf") };
  return { reason: said.some((line) => line.includes("password")) ? "needs-a-password" : "broken" };
}
