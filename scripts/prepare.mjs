// usage: npm install   lets git find our hooks, unless this clone has hooks of its own; does nothing where git is missing
import { useHooks } from "./bootstrap/hooks.mjs";

useHooks();
