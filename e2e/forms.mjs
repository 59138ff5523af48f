import { loadSource } from "./source.mjs";

/** Loads our forms package from its source, so that stories know what will be asked. */
export function loadForms() {
  return loadSource("/packages/forms/src/index.ts");
}
