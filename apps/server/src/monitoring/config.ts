import { ServerError } from "../server-error.ts";
import { type Env, integerOf, textOf } from "../settings/env.ts";

/** Who may see `/metrics` and `/ops`: whoever has the token, and whoever is on this machine. Without either, nobody. */
export interface MonitoringConfig {
  readonly token?: string;
  /** Of this machine alone, where no token is needed. */
  readonly port?: number;
}

/** Shorter ones could be guessed. Characters. */
const shortestToken = 24;

/**
 * Reads who may look into this server.
 * @throws ServerError `invalid-settings`
 */
export function readMonitoring(env: Env): MonitoringConfig {
  const token = textOf(env, "OPS_TOKEN");
  if (token !== undefined && (token.length < shortestToken || !/^[\w.~+/=-]+$/.test(token))) {
    throw new ServerError(
      "invalid-settings",
      `OPS_TOKEN must have at least ${shortestToken} letters and digits: openssl rand -hex 32`,
    );
  }
  const port = integerOf(env, "OPS_PORT", { default: 0, min: 1, max: 65_535 });
  return { ...(token !== undefined && { token }), ...(port > 0 && { port }) };
}
