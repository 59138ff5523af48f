import { rowsInMemory } from "./in-memory.ts";
import { rowStoreContract } from "./row-store.contract.ts";

rowStoreContract("in memory", async () => rowsInMemory());
