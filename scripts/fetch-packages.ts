// usage: node scripts/run.mjs fetch-packages   fetches the official SDK for servers and Lighthouse, which tests drive when they are there; npm test does it too
import { ensureFetchedPackages } from "./lib/fetched-packages.ts";

await ensureFetchedPackages();
