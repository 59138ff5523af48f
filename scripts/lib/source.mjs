import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { register } from "tsx/esm/api";
import { root } from "../bootstrap/run.mjs";

register();

/**
 * Imports one of our modules from its source, and what it imports: for commands and benches, which run in Node itself.
 * @param {string} path from the project's root: "/packages/…"
 * @returns {Promise<any>} the module; there is one of it, however often it is asked for
 */
export const loadSource = (path) => import(pathToFileURL(join(root, path)).href);
