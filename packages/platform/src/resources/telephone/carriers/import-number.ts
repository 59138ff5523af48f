import { z } from "zod";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { HandlerAnswer, OperationRequest } from "../../core/operations/operation-request.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { sealSecrets } from "../../core/rows/secrets.ts";
import { addressOfCarrier } from "./addresses.ts";
import { askCarrier } from "./ask-carrier.ts";
import { twilioAccountOf, vonageAccountOf } from "./carrier-accounts.ts";

const vonageNumbers = "https://rest.nexmo.com";
const vonageApplications = "https://api.nexmo.com/v2/applications";

const TwilioNumbers = z.object({
  incoming_phone_numbers: z.array(z.object({ sid: z.string(), phone_number: z.string() })),
});
const VonageNumbers = z.object({
  numbers: z.array(z.object({ country: z.string(), msisdn: z.string() })).default([]),
});
const VonageApplication = z.object({ id: z.string(), keys: z.object({ private_key: z.string() }) });

/** Takes over a number that the developer has with Twilio: Twilio asks here what to do with its calls from now on. */
export async function importTwilioNumber(
  context: ResourceContext,
  { orgId, body }: Pick<OperationRequest<"importTwilioNumber">, "orgId" | "body">,
): Promise<HandlerAnswer<"importTwilioNumber">> {
  const { twilioPhoneNumber, ...kept } = body;
  const account = twilioAccountOf(context, orgId, kept);
  if (account === undefined) {
    throw wrong("twilioAuthToken", "it is missing: by it the signatures of Twilio's requests are checked");
  }
  const numbers = `${account.resources}/IncomingPhoneNumbers`;
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
  const account = await vonageAccountOf(context, orgId, kept.credentialId);
  if (account === undefined) throw wrong("credentialId", "it is no credential of Vonage");
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
    const json = { name: `Dilo ${msisdn}`, capabilities: { voice: { webhooks, signed_callbacks: true } } };
    const made = VonageApplication.parse(await askCarrier(context, account, { url: vonageApplications, json }));
    const ofApplication = { vonageApplicationId: made.id, vonageApplicationPrivateKey: made.keys.private_key };
    await context.rows("phone number", orgId).edit(id, () => sealing(context, orgId, ofApplication));
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
  const row = await rows.create(sealing(context, orgId, settings));
  try {
    await point(row.id);
  } catch (error) {
    await rows.remove(row.id);
    throw error;
  }
  return row as Row;
}

const sealing = ({ sealer }: ResourceContext, orgId: string, settings: object) =>
  sealSecrets({ ...settings }, { sealer, orgId, isCredential: false });

const wrong = (field: string, why: string) =>
  new OperationError("bad-request", `The body's field ${field} is wrong: ${why}.`);
