import { once } from "node:events";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { TLSSocket } from "node:tls";
import { ServerError } from "../server-error.ts";
import type { Config } from "../settings/config.ts";
import { openVisitor } from "./canary/visitor.ts";
import type { Probe } from "./probe.ts";

/** An address of nobody's, from the block for documentation: as if somebody had written it into the header. */
const forgedAddress = "203.0.113.7";

/** A certificate that ends sooner is told as a failure: renewals come a month before. Days. */
const leastDays = 7;

const dayMs = 24 * 3_600_000;

/**
 * Tries the address that people use, as one of them: its certificate, whether the proxy before the server passes
 * WebSockets, and whose address the server counts (http/client-address.ts). The server has to run.
 */
export function originProbe({ publicOrigin, voice }: Pick<Config, "publicOrigin" | "voice">): Probe {
  const { hostname, protocol } = new URL(publicOrigin);
  if (hostname === "localhost") return { service: "address", by: "this machine" };
  return {
    service: "address",
    by: publicOrigin,
    async attempt(signal) {
      const { client, daysLeft } = await askHealth(publicOrigin, signal);
      if (daysLeft !== undefined && daysLeft < leastDays) {
        throw new ServerError("check-failed", `The certificate ends in ${daysLeft} days.`);
      }
      if (client === "forged") {
        const words =
          "The server believes an X-Forwarded-For that anybody can write: correct TRUST_PROXY, or the proxy.";
        throw new ServerError("check-failed", words);
      }
      if (voice.kind === "embedded") {
        const visitor = openVisitor({ at: publicOrigin, origin: publicOrigin });
        const room = await visitor.openSocket(`${publicOrigin}/platform/room/ops-check`);
        room.destroy();
      }
      const tls = protocol === "https:" ? `certificate for ${daysLeft} days` : "no TLS";
      const seen =
        client === "private"
          ? "sees a private address: if it is the proxy's, set TRUST_PROXY"
          : "sees people's addresses";
      return `${tls}, passes WebSockets, ${seen}`;
    },
  };
}

/** Asks `/healthz` with a forged address. */
async function askHealth(origin: string, signal: AbortSignal) {
  const url = new URL("/healthz", origin);
  const headers = { "x-forwarded-for": forgedAddress };
  const asked = (url.protocol === "https:" ? requestHttps : requestHttp)(url, { headers, signal, agent: false });
  asked.end();
  const [answer] = await once(asked, "response");
  const ends = (answer.socket as TLSSocket).getPeerCertificate?.().valid_to;
  let text = "";
  for await (const part of answer) text += part;
  if (answer.statusCode !== 200) throw new ServerError("check-failed", `/healthz answers ${answer.statusCode}.`);
  const { client } = JSON.parse(text) as { readonly client?: unknown };
  return { client, daysLeft: ends ? Math.floor((Date.parse(ends) - Date.now()) / dayMs) : undefined };
}
