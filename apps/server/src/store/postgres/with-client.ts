import { Client } from "pg";
import { connectFailure } from "./connect-failure.ts";

/** What all our connections are called, and how long one may take. Milliseconds. */
export const connecting = { application_name: "dilo", connectionTimeoutMillis: 5000 };

/** Does something with a connection of its own. @throws ServerError `store-not-opened` */
export async function withClient(url: string, use: (client: Client) => Promise<void>): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ connectionString: url, ...connecting });
    client.on("error", () => {});
    await client.connect();
    await use(client);
  } catch (error) {
    throw connectFailure(error);
  } finally {
    await client?.end().catch(() => {});
  }
}
