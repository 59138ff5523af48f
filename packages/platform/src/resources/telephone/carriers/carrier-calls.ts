import { createHmac, timingSafeEqual } from "node:crypto";
import {
  asteriskFormat,
  type IncomingCall,
  isAsteriskStart,
  openWire,
  readStreamStart,
  twilioFormat,
  vonageContentType,
  vonageFormat,
  type Wire,
  type WireFormat,
  type WireSocket,
} from "@dilo/telephone";
import { and, eq } from "drizzle-orm";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { openSecret } from "../../core/rows/secrets.ts";
import { isStorable } from "../../core/rows/storable.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { platformRows as table } from "../../core/store/schema.ts";
import {
  addressOfCarrier,
  type Carrier,
  eventAddress,
  isAddressOf,
  readTicket,
  streamAddress,
  streamAnswer,
  type Ticket,
  writeTicket,
} from "./addresses.ts";
import { vonageAccountOf } from "./carrier-accounts.ts";
import { isSignedByVonage } from "./vonage-tokens.ts";

/** A carrier's request about a call that has come in. */
export interface CarrierAsked {
  readonly carrier: Carrier;
  readonly id: string;
  /** Fields of its form or its JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The body as it came. */
  readonly body: string;
  /** The header `x-twilio-signature`. */
  readonly signature: string | undefined;
  /** The header by which Vonage signs. */
  readonly authorization: string | undefined;
  /** Of its address. */
  readonly key: string | undefined;
  /** Of the address at which it tells what becomes of a call that it makes. */
  readonly ticket?: string | undefined;
}

/** What a carrier is to do: bring the call's sound to an address of ours. */
export interface CarrierAnswer {
  readonly type: "text/xml" | "application/json";
  readonly body: string;
}

/** @throws OperationError not-found for a number that nobody has; unauthorized for a request of somebody else */
export async function answerCarrier(context: ResourceContext, asked: CarrierAsked): Promise<CarrierAnswer> {
  const { carrier, id, fields } = asked;
  await requireSigned(context, await numberOf(context, carrier, id), asked);
  const text = (name: string) => textIn(fields, name);
  if (carrier === "twilio") {
    const ticket = writeTicket(context, id, { callId: text("CallSid"), from: text("From") });
    return { type: "text/xml", body: streamAnswer(context, id, ticket) };
  }
  const from = text("from") === "" ? "" : `+${text("from")}`;
  const ticket = writeTicket(context, id, { callId: text("uuid"), from });
  const uri = `${streamAddress(context, carrier, id)}?t=${ticket}`;
  const endpoint = [{ type: "websocket", uri, "content-type": vonageContentType, headers: {} }];
  return { type: "application/json", body: JSON.stringify([{ action: "connect", endpoint }]) };
}

/**
 * Hears what becomes of a call that a carrier makes for this server.
 * @throws OperationError not-found for a number that nobody has; unauthorized for a request of somebody else
 */
export async function hearCarrier(context: ResourceContext, asked: CarrierAsked): Promise<void> {
  const { carrier, id, fields, ticket } = asked;
  await requireSigned(context, await numberOf(context, carrier, id), asked);
  // Of a call that came in, its stream tells.
  if (ticket === undefined) return;
  const { callId } = readTicket(context, id, ticket);
  context.carrierLegs.get(callId)?.told(textIn(fields, carrier === "twilio" ? "CallStatus" : "status"));
}

const textIn = (fields: CarrierAsked["fields"], name: string) =>
  typeof fields[name] === "string" ? (fields[name] as string) : "";

/** @throws OperationError unauthorized where a request does not come from the number's carrier */
async function requireSigned(context: ResourceContext, number: StoredRow, asked: CarrierAsked): Promise<void> {
  const isSigned =
    asked.carrier === "vonage" ? await isOfVonage(context, number, asked) : isOfTwilio(context, number, asked);
  if (!isSigned) throw new OperationError("unauthorized", "The signature is wrong.");
}

/** Its address has a secret of ours; and where the credential knows the account's signature secret, it is signed by that, too. */
async function isOfVonage(context: ResourceContext, number: StoredRow, asked: CarrierAsked): Promise<boolean> {
  if (!isAddressOf(context, asked.id, asked.key)) return false;
  const account = await vonageAccountOf(context, number.orgId, number["credentialId"]);
  return account?.signer === undefined || isSignedByVonage(asked, account.signer, context.now());
}

function isOfTwilio(context: ResourceContext, number: StoredRow, asked: CarrierAsked): boolean {
  const { carrier, id, fields, signature = "", ticket } = asked;
  const token = number["twilioAuthToken"];
  if (carrier !== "twilio" || typeof token !== "string") return false;
  const address =
    ticket === undefined ? addressOfCarrier(context, carrier, id) : eventAddress(context, carrier, id, ticket);
  // The address, and behind it every field with its value, in the order of their names (Twilio, "Webhooks security").
  const names = Object.keys(fields).sort();
  const signed = address + names.map((name) => name + String(fields[name])).join("");
  const secret = openSecret(token, { sealer: context.sealer, orgId: number.orgId });
  const expected = createHmac("sha1", secret).update(signed).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A number whose calls come by this carrier. @throws OperationError not-found */
async function numberOf({ db }: ResourceContext, carrier: Carrier, id: string): Promise<StoredRow> {
  const isThis = and(eq(table.kind, "phone number"), eq(table.id, isStorable(id) ? id : ""));
  const [found] = await db.select({ data: table.data }).from(table).where(isThis);
  const number = found?.data;
  const provider = carrier === "asterisk" ? "byo-phone-number" : carrier;
  if (number?.["provider"] === provider) return number;
  throw new OperationError("not-found", "There is no such number.");
}

/** A websocket that a carrier has opened. */
export interface CarrierStream {
  readonly carrier: Carrier;
  readonly id: string;
  readonly ticket: string | undefined;
  /** Of an Asterisk: who calls, and the org whose token it showed. */
  readonly from?: string | undefined;
  readonly orgId?: string | undefined;
  readonly socket: WireSocket;
}

/** What comes over the socket of a call. */
export interface CarrierSocket {
  receive(message: string | Uint8Array): void;
  closed(): void;
}

/** Finds whose calls a socket may bring. @throws OperationError */
export async function acceptStream(
  context: ResourceContext,
  stream: CarrierStream,
  take: (call: IncomingCall, number: StoredRow) => void,
): Promise<CarrierSocket> {
  const { carrier, id, ticket, orgId } = stream;
  const number = await numberOf(context, carrier, id);
  if (carrier === "asterisk" && number.orgId !== orgId) {
    throw new OperationError("not-found", "There is no such number.");
  }
  const known = carrier === "vonage" ? readTicket(context, id, ticket) : undefined;
  return openStream(context, { ...stream, number, known, take });
}

interface Opening extends CarrierStream {
  readonly number: StoredRow;
  readonly known: Ticket | undefined;
  readonly take: (call: IncomingCall, number: StoredRow) => void;
}

/** Waits for the message that a call begins with; what comes before it is answered is nobody's. */
function openStream(context: ResourceContext, opening: Opening): CarrierSocket {
  const { carrier, id, socket, number, known, take } = opening;
  let wire: Wire | undefined;
  let isBegun = false;
  let isOver = false;
  let onGivenUp = () => {};
  const begin = (ticket: Ticket, format: WireFormat) => {
    isBegun = true;
    if (ticket.isOut) {
      // Answered: the call waits here, unless it was given up, or another server has asked for it.
      wire = context.carrierLegs.get(ticket.callId)?.open(socket, format);
      if (wire === undefined) socket.close();
      return;
    }
    const call: IncomingCall = {
      id: context.newId(),
      from: { user: ticket.from, host: carrier, display: "" },
      to: String(number["number"] ?? ""),
      trunkIds: [number.id],
      ring: () => {},
      answer: (listener) => {
        wire = openWire(ticket.callId, { socket, format, listener });
        queueMicrotask(() => (isOver ? wire?.closed() : listener.answered()));
        return wire.line;
      },
      reject: () => socket.close(),
      onGivenUp: (listener) => {
        onGivenUp = listener;
      },
    };
    take(call, number);
  };
  if (known) begin(known, vonageFormat);
  return {
    receive(message) {
      if (wire !== undefined) return wire.receive(message);
      if (isBegun) return;
      if (carrier === "asterisk") {
        if (isAsteriskStart(message)) begin({ callId: id, from: opening.from ?? "" }, asteriskFormat);
        else socket.close();
        return;
      }
      const start = readStreamStart(message);
      if (start === undefined) return;
      try {
        const { t } = start.parameters;
        const ticket = readTicket(context, id, typeof t === "string" ? t : undefined);
        if (ticket.isOut || ticket.callId === start.callSid) begin(ticket, twilioFormat(start));
        else socket.close();
      } catch {
        socket.close();
      }
    },
    closed() {
      isOver = true;
      if (wire === undefined) onGivenUp();
      else wire.closed();
    },
  };
}
