// usage: node scripts/foreign-clients.mjs   fetches the official SDK for servers (47 MB), which tests drive when it is there; npm test does it too
import { ensureForeignClients } from "./lib/foreign-clients.mjs";

await ensureForeignClients();
