import { type StripeDouble, startStripeDouble } from "../../../../../e2e/doubles/stripe.mjs";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

/** A server that takes its payments through the Stripe double. */
export interface StripeServer {
  readonly double: StripeDouble;
  readonly server: TestServer;
  readonly close: () => Promise<void>;
}

/** Beyond the embedded services a server must be given its key. Base64, 32 bytes. */
export const dataKey = Buffer.alloc(32, 1).toString("base64");

export async function openStripeServer(): Promise<StripeServer> {
  const double = await startStripeDouble({ now: () => server.clock() });
  const server = await openTestServer({ env: { ...double.env, DATA_KEY: dataKey } });
  const close = async () => {
    await server.close();
    await double.close();
  };
  return { double, server, close };
}
