import { createRequire } from "node:module";
import loadQpdf from "@neslinesli93/qpdf-wasm";

const wasm = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

interface Streams {
  init(input: () => null, output: (code: number) => void, error: (code: number) => void): void;
}

/** A readable copy of a PDF, or why there is none. */
export type Decrypted = { readonly bytes: Uint8Array } | { readonly reason: "needs-a-password" | "broken" };

/**
 * Takes off a PDF's encryption when it opens without a password, as the government's forms do.
 * The library that fills forms writes broken files from encrypted ones.
 */
export async function decrypt(bytes: Uint8Array): Promise<Decrypted> {
  let said = "";
  const qpdf = await loadQpdf({
    locateFile: () => wasm,
    noInitialRun: true,
    // Its own streams, because the module would write its warnings to this process's standard error.
    preRun: [
      ({ FS }: { readonly FS: Streams }) => {
        FS.init(
          () => null,
          () => undefined,
          (code) => {
            said += String.fromCharCode(code);
          },
        );
      },
    ],
  });
  qpdf.FS.writeFile("/in.pdf", bytes);
  const status = qpdf.callMain(["--decrypt", "--deterministic-id", "/in.pdf", "/out.pdf"]);
  // 3: read with warnings, which the checks that follow judge.
  if (status === 0 || status === 3) return { bytes: qpdf.FS.readFile("/out.pdf") };
  return { reason: said.includes("password") ? "needs-a-password" : "broken" };
}
