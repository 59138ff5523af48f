import {
  acts,
  actsByTelephone,
  type ByKind,
  byKind,
  each,
  type Fields,
  label,
  type Mark,
  warned,
} from "../../behaviour/marks.ts";
import { credentialKinds } from "./new-credential.ts";

const unused = warned("It is kept, encrypted; nothing here uses a credential of this vendor.");
const unread = warned("It is kept, encrypted; only the key is used here.");

const noTelephone = "No telephone is configured: the trunk is kept, and not used.";

const notSigned = warned("Requests to a server are signed with the key or the token alone.");

/** How a developer's server knows our requests. */
const signingPlan = byKind("type", {
  oauth2: warned("No token is asked for: name a key or a token."),
  hmac: {
    ...each(acts, "type", "secretKey", "signatureHeader"),
    algorithm: warned("It is signed with SHA-256.", { idle: ["sha256"] }),
    ...each(
      notSigned,
      "timestampHeader",
      "signaturePrefix",
      "includeTimestamp",
      "payloadFormat",
      "messageIdHeader",
      "signatureEncoding",
      "secretIsBase64",
    ),
  },
  bearer: { ...each(acts, "type", "token", "headerName"), bearerPrefixEnabled: notSigned },
});

/** A trunk of one's own. */
const trunk: Fields = {
  provider: acts,
  name: label,
  gateways: {
    ...each(actsByTelephone(noTelephone), "ip", "port", "netmask", "inboundEnabled", "outboundEnabled"),
    outboundProtocol: warned("Gateways are reached over UDP and TCP: put a proxy before us for TLS.", {
      idle: ["udp", "tcp"],
    }),
    optionsPingEnabled: warned("Gateways are not asked whether they are there."),
  },
  outboundAuthenticationPlan: {
    ...each(actsByTelephone(noTelephone), "authUsername", "authPassword"),
    sipRegisterPlan: warned("Nothing is registered: the trunk must know our address."),
  },
  outboundLeadingPlusEnabled: actsByTelephone(noTelephone),
  techPrefix: actsByTelephone(noTelephone),
  sipDiversionHeader: warned("No Diversion header is sent."),
  sbcConfiguration: warned("There is no SBC here to be configured."),
};

/** Vendors that are asked with the key of a credential. */
const asked: ReadonlySet<string> = new Set([
  "11labs",
  "anthropic",
  "cerebras",
  "custom-llm",
  "deep-seek",
  "deepgram",
  "deepinfra",
  "google",
  "groq",
  "openai",
  "openrouter",
  "perplexity-ai",
  "together-ai",
  "xai",
]);

/** What becomes of a credential, by its vendor. */
export const credentialBehaviour = byKind(
  "provider",
  Object.fromEntries(
    credentialKinds.map(({ shape }) => {
      const provider = shape.provider.value;
      if (provider === "byo-sip-trunk") return [provider, trunk];
      return [provider, Object.fromEntries(Object.keys(shape).map((name) => [name, markOf(provider, name)]))];
    }),
  ),
);

function markOf(provider: string, name: string): Mark | ByKind {
  if (name === "provider") return acts;
  if (name === "name") return label;
  if (name === "encryptionPlan") return warned("Nothing is encrypted beyond https.");
  if (name === "authenticationPlan" && (provider === "webhook" || provider === "custom-credential")) return signingPlan;
  if (provider === "vonage") return acts;
  if (!asked.has(provider)) return unused;
  return name === "apiKey" ? acts : unread;
}
