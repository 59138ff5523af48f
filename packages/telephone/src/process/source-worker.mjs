/** The telephone process where nothing is built: in tests, and in development. */
import { register } from "node:module";

register(new URL("../../../../scripts/lib/typescript-hook.mjs", import.meta.url));
await import("./telephone-worker.ts");
