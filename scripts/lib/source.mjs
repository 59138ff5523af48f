import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

register("./typescript-hook.mjs", import.meta.url);

/**
 * Imports one of our modules from its source, and what it imports: for commands and benches, which run in Node itself.
 * @param {string} path from the project's root: "/packages/…"
 * @returns {Promise<any>} the module; there is one of it, however often it is asked for
 */
export const loadSource = (path) => import(pathToFileURL(join(root, path)).href);
