// A process of its own that fetches a form into a cache, for the tests of two at once and of a full disk. It fetches
// when it is sent a message, says how the form stands, and ends.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { prepare } from "../template/prepare.ts";
import { openOfficialForms } from "./open-official-forms.ts";

const [cacheDir = "", file = ""] = process.argv.slice(2);
const bytes = await readFile(file);
const told = once(process, "message");
process.send?.("ready");
await told;
const forms = openOfficialForms({
  cacheDir,
  download: true,
  now: () => new Date("2026-11-20T12:00:00Z"),
  warn: () => undefined,
  inspect: prepare,
  fetch: async (url) => new Response(url.endsWith("n-400.pdf") ? Uint8Array.from(bytes) : null),
});
await forms.refresh("N-400");
const hasTemplate = (await forms.current("N-400"))?.template !== undefined;
process.send?.({ hasTemplate, warnings: forms.status()["N-400"].warnings });
forms.close();
process.disconnect();
