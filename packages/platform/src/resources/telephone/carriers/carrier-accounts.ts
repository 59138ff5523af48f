import { z } from "zod";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { openSecret } from "../../core/rows/secrets.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { basic, type CarrierAccount } from "./ask-carrier.ts";
import type { VonageSigner } from "./vonage-tokens.ts";

const Twilio = z.object({
  twilioAccountSid: z.string(),
  twilioAuthToken: z.string(),
  twilioApiKey: z.string().optional(),
  twilioApiSecret: z.string().optional(),
});
const Vonage = z.object({
  provider: z.literal("vonage"),
  apiKey: z.string(),
  apiSecret: z.string(),
  signatureSecret: z.string().optional(),
});

/** An account of Twilio, and where its resources are. */
interface TwilioAccount extends CarrierAccount {
  readonly resources: string;
}

/** The account of a number, by its row's settings: by the API key where there is one. */
export function twilioAccountOf(
  { sealer }: Pick<ResourceContext, "sealer">,
  orgId: string,
  settings: unknown,
): TwilioAccount | undefined {
  const told = Twilio.safeParse(settings).data;
  if (told === undefined) return undefined;
  const clear = (text: string) => openSecret(text, { sealer, orgId });
  const { twilioAccountSid: sid, twilioAuthToken: token, twilioApiKey: key, twilioApiSecret: secret } = told;
  const authorization =
    key !== undefined && secret !== undefined ? basic(clear(key), clear(secret)) : basic(sid, clear(token));
  const resources = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(sid)}`;
  return { carrier: "Twilio", authorization, resources };
}

/** An account of Vonage, and who signs its requests where that is checked. */
interface VonageAccount extends CarrierAccount {
  readonly signer: VonageSigner | undefined;
}

/** The account that a credential of the org is for; undefined where it is none of Vonage. */
export async function vonageAccountOf(
  { sealer, store }: Pick<ResourceContext, "sealer" | "store">,
  orgId: string,
  credentialId: unknown,
): Promise<VonageAccount | undefined> {
  if (typeof credentialId !== "string") return undefined;
  const told = Vonage.safeParse(await store.find({ kind: "credential", orgId }, credentialId)).data;
  if (told === undefined) return undefined;
  const clear = (text: string) => openSecret(text, { sealer, orgId });
  const apiKey = clear(told.apiKey);
  const signer = told.signatureSecret && { apiKey, signatureSecret: clear(told.signatureSecret) };
  return { carrier: "Vonage", authorization: basic(apiKey, clear(told.apiSecret)), signer: signer || undefined };
}

/** Whether a number's calls go by the carrier it was imported from. */
export const isImported = ({ provider }: StoredRow) => provider === "twilio" || provider === "vonage";
