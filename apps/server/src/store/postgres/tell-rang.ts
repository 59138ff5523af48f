import type { SayLast } from "@dilo/telephone";
import { withClient } from "./with-client.ts";

/**
 * Run by the telephone process of a server that was killed: whose telephone rang is called by nobody again, though no
 * row says yet that it did.
 * @param parts the database's URL
 */
export const sayLast: SayLast = async (parts, rang) => {
  await withClient(String(parts), async (client) => {
    await client.query("update platform_call_owners set has_rung = true where call_id = any($1)", [rang]);
  });
};
