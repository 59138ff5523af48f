import { z } from "zod";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";

/** The carriers whose calls come by websocket. */
export type Carrier = "twilio" | "vonage" | "asterisk";

type Addressing = Pick<ResourceContext, "apiUrl" | "sealer">;

/** A stream is opened within this after its call came in. Milliseconds. */
const streamLifeMs = 60_000;

/** What a stream's address carries: whose call it is. Only this server can write it. */
const Ticket = z.object({
  callId: z.string(),
  from: z.string(),
  /** We have asked the carrier for the call: its id is ours. */
  isOut: z.boolean().optional(),
  until: z.number(),
});
export type Ticket = Omit<z.infer<typeof Ticket>, "until">;

const place = (id: string, field: string) => ["carrier_calls", id, field] as const;

/** Where a carrier asks what to do with a number's calls. Vonage signs by a secret that no credential has: its address has one. */
export function addressOfCarrier({ apiUrl, sealer }: Addressing, carrier: Carrier, id: string): string {
  const address = `${apiUrl}/carriers/${carrier}/${id}`;
  if (carrier === "twilio") return address;
  return `${address}?k=${Buffer.from(sealer.seal(id, place(id, "address"))).toString("base64url")}`;
}

/** Whether an address is the one that was given to a carrier for this number. */
export function isAddressOf({ sealer }: Addressing, id: string, key: string | undefined): boolean {
  return opened(sealer, key, place(id, "address")) === id;
}

/** Where a carrier brings the sound of a call. */
export function streamAddress({ apiUrl }: Addressing, carrier: Carrier, id: string): string {
  return `${apiUrl.replace(/^http/, "ws")}/carriers/${carrier}/${id}/stream`;
}

/** What Twilio is to do with a call that is up: bring its sound here. */
export function streamAnswer(context: Addressing, id: string, ticket: string): string {
  const stream = `<Stream url="${streamAddress(context, "twilio", id)}"><Parameter name="t" value="${ticket}"/></Stream>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response><Connect>${stream}</Connect></Response>`;
}

/** Where a carrier tells what becomes of a call that it makes for us. */
export function eventAddress(context: Addressing, carrier: Carrier, id: string, ticket: string): string {
  const address = addressOfCarrier(context, carrier, id);
  return `${address}${address.includes("?") ? "&" : "?"}about=event&t=${ticket}`;
}

/** @param ringForMs so long its call may ring first */
export function writeTicket(
  { sealer, now }: Addressing & Pick<ResourceContext, "now">,
  id: string,
  ticket: Ticket,
  ringForMs = 0,
): string {
  const text = JSON.stringify({ ...ticket, until: now().getTime() + ringForMs + streamLifeMs });
  return Buffer.from(sealer.seal(text, place(id, "stream"))).toString("base64url");
}

/** @throws OperationError unauthorized for a ticket of somebody else, or one that is over */
export function readTicket(
  { sealer, now }: Addressing & Pick<ResourceContext, "now">,
  id: string,
  text: string | undefined,
): Ticket {
  const told = opened(sealer, text, place(id, "stream"));
  const ticket = told === undefined ? undefined : Ticket.safeParse(JSON.parse(told)).data;
  if (ticket !== undefined && ticket.until > now().getTime()) return ticket;
  throw new OperationError("unauthorized", "This is no address of a call.");
}

function opened(sealer: ResourceContext["sealer"], text: string | undefined, at: ReturnType<typeof place>) {
  try {
    return text === undefined ? undefined : sealer.open(Buffer.from(text, "base64url"), at);
  } catch {
    return undefined;
  }
}
