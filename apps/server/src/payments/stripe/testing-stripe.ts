import { type FakeStripe, startFakeStripe } from "@dilo/testing/fake-stripe";
import type { Services } from "../../services.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

/** A server that takes its payments through the Stripe fake. */
export interface StripeServer {
  readonly fake: FakeStripe;
  readonly server: TestServer;
  /** As if both had just been opened. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Beyond the embedded services a server must be given its key. Base64, 32 bytes. */
export const dataKey = Buffer.alloc(32, 1).toString("base64");

/** Whoever has it may look at `/ops`. */
export const opsToken = "a-token-of-the-operator-alone";

/** @param services used instead of the server's own */
export async function openStripeServer(services: Partial<Services> = {}): Promise<StripeServer> {
  const fake = await startFakeStripe({ now: () => server.clock() });
  const server = await openTestServer({ env: { ...fake.env, DATA_KEY: dataKey, OPS_TOKEN: opsToken }, with: services });
  const reset = async () => {
    await server.reset();
    fake.sessions.clear();
    fake.requests.length = 0;
    fake.become("honest");
  };
  const close = async () => {
    await server.close();
    await fake.close();
  };
  return { fake, server, reset, close };
}
