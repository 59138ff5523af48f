import { z } from "zod";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { HandlerAnswer, OperationRequest } from "../../core/operations/operation-request.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { openSecret, sealSecrets } from "../../core/rows/secrets.ts";
import { addressOfCarrier } from "./addresses.ts";
import { askCarrier, type CarrierAccount } from "./ask-carrier.ts";

const twilioApi = "https://api.twilio.com/2010-04-01/Accounts";
const vonageNumbers = "https://rest.nexmo.com";
const vonageApplications = "https://api.nexmo.com/v2/applications";

const TwilioNumbers = z.object({
  incoming_phone_numbers: z.array(z.object({ sid: z.string(), phone_number: z.string() })),
});
const VonageNumbers = z.object({
  numbers: z.array(z.object({ country: z.string(), msisdn: z.string() })).default([]),
});
const VonageApplication = z.object({ id: z.string() });
const VonageAccount = z.object({ provider: z.literal("vonage"), apiKey: z.string(), apiSecret: z.string() });

/** Takes over a number that the developer has with Twilio: Twilio asks here what to do with its calls from now on. */
export async function importTwilioNumber(
  context: ResourceContext,
  { orgId, body }: Pick<OperationRequest<"importTwilioNumber">, "orgId" | "body">,
): Promise<HandlerAnswer<"importTwilioNumber">> {
  const { twilioPhoneNumber, ...kept } = body;
  const { twilioAccountSid: sid, twilioAuthToken, twilioApiKey, twilioApiSecret } = kept;
  if (twilioAuthToken === undefined) {
    throw wrong("twilioAuthToken", "it is missing: by it the signatures of Twilio's requests are checked");
  }
  const hasKey = twilioApiKey !== undefined && twilioApiSecret !== undefined;
  const account: CarrierAccount = {
    carrier: "Twilio",
    ...(hasKey ? { user: twilioApiKey, password: twilioApiSecret } : { user: sid, password: twilioAuthToken }),
  };
  const numbers = `${twilioApi}/${encodeURIComponent(sid)}/IncomingPhoneNumbers`;
  const asked = { url: `${numbers}.json?${new URLSearchParams({ PhoneNumber: twilioPhoneNumber })}` };
  const found = TwilioNumbers.safeParse(await askCarrier(context, account, asked)).data?.incoming_phone_numbers ?? [];
  const number = found.find(({ phone_number }) => phone_number === twilioPhoneNumber);
  if (number === undefined) throw wrong("twilioPhoneNumber", "the account has no such number");
  return keepPointed(context, orgId, { ...kept, provider: "twilio", number: twilioPhoneNumber }, async (id) => {
    const form = { VoiceUrl: addressOfCarrier(context, "twilio", id), VoiceMethod: "POST" };
    await askCarrier(context, account, { url: `${numbers}/${encodeURIComponent(number.sid)}.json`, form });
  });
}

/** Takes over a number that the developer has with Vonage, by a voice application that is made for it. */
export async function importVonageNumber(
  context: ResourceContext,
  { orgId, body }: Pick<OperationRequest<"importVonageNumber">, "orgId" | "body">,
): Promise<HandlerAnswer<"importVonageNumber">> {
  const { vonagePhoneNumber, ...kept } = body;
  const credential = await context.store.find({ kind: "credential", orgId }, kept.credentialId);
  const secrets = VonageAccount.safeParse(credential).data;
  if (secrets === undefined) throw wrong("credentialId", "it is no credential of Vonage");
  const clear = (text: string) => openSecret(text, { sealer: context.sealer, orgId });
  const [user, password] = [clear(secrets.apiKey), clear(secrets.apiSecret)];
  const account: CarrierAccount = { carrier: "Vonage", user, password };
  const msisdn = vonagePhoneNumber.replace(/\D/g, "");
  const asked = { url: `${vonageNumbers}/account/numbers?${new URLSearchParams({ pattern: msisdn })}` };
  const found = VonageNumbers.safeParse(await askCarrier(context, account, asked)).data?.numbers ?? [];
  const number = found.find((one) => one.msisdn === msisdn);
  if (number === undefined) throw wrong("vonagePhoneNumber", "the account has no such number");
  return keepPointed(context, orgId, { ...kept, provider: "vonage", number: `+${msisdn}` }, async (id) => {
    const address = addressOfCarrier(context, "vonage", id);
    const webhooks = {
      answer_url: { address, http_method: "POST" },
      event_url: { address: `${address}&about=event`, http_method: "POST" },
    };
    const json = { name: `Dilo ${msisdn}`, capabilities: { voice: { webhooks } } };
    const made = VonageApplication.parse(await askCarrier(context, account, { url: vonageApplications, json }));
    const form = { country: number.country, msisdn, app_id: made.id };
    await askCarrier(context, account, { url: `${vonageNumbers}/number/update`, form });
  });
}

/** Keeps a number, and has its carrier ask here about its calls; where that fails there is no number. */
async function keepPointed<Row>(
  context: ResourceContext,
  orgId: string,
  settings: object,
  point: (id: string) => Promise<void>,
): Promise<Row> {
  const rows = context.rows("phone number", orgId);
  const sealed = sealSecrets({ ...settings }, { sealer: context.sealer, orgId, isCredential: false });
  const row = await rows.create(sealed);
  try {
    await point(row.id);
  } catch (error) {
    await rows.remove(row.id);
    throw error;
  }
  return row as Row;
}

const wrong = (field: string, why: string) =>
  new OperationError("bad-request", `The body's field ${field} is wrong: ${why}.`);
