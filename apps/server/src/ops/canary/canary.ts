import { ServerError } from "../../server-error.ts";
import type { Config } from "../../settings/config.ts";
import { makeJourney } from "./journey.ts";
import { openVisitor } from "./visitor.ts";

/** Where a letter goes where letters are only files. */
const nobody = "canary@example.com";

/**
 * Makes the whole journey against a running server, at the address people use.
 * @param where another address to ask instead, such as one of several servers
 * @throws ServerError `check-failed` naming the step that failed; `invalid-settings` without the operator's token
 */
export async function runCanary(
  config: Config,
  { write, where }: { readonly write: (text: string) => void; readonly where?: string | undefined },
): Promise<void> {
  const { monitoring, publicOrigin, mail } = config;
  if (monitoring.token === undefined) {
    throw new ServerError("invalid-settings", "Set OPS_TOKEN, here and for the server: the canary makes a test order.");
  }
  const [, inBrackets = mail.from] = /<([^<>]+)>/.exec(mail.from) ?? [];
  await makeJourney({
    visitor: openVisitor({ at: where ?? publicOrigin, origin: publicOrigin }),
    // Proxies answer /readyz themselves, as those of deploy/ do: it is asked where the server is reached by itself.
    health: where === undefined ? "/healthz" : "/readyz",
    token: monitoring.token,
    email: mail.kind === "smtp" ? inBrackets : nobody,
    onStep: ({ step, ms }) => write(`  ${step.padEnd(18)}ok  ${ms} ms\n`),
  });
  write("The whole journey works.\n");
}
