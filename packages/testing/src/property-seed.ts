import { configureGlobal } from "fast-check";

// The same examples at every run, or a change would be judged by chance. PROPERTY_SEED=random looks for new ones; a
// failure names its seed, and PROPERTY_SEED=<that number> plays it again.
const chosen = process.env["PROPERTY_SEED"] ?? "20261122";

configureGlobal(chosen === "random" ? {} : { seed: Number(chosen) });
