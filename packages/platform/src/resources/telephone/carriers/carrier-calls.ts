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
  isAddressOf,
  readTicket,
  streamAddress,
  type Ticket,
  writeTicket,
} from "./addresses.ts";

/** A carrier's request about a call that has come in. */
export interface CarrierAsked {
  readonly carrier: Carrier;
  readonly id: string;
  /** Fields of its form or its JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The header `x-twilio-signature`. */
  readonly signature: string | undefined;
  /** Of its address. */
  readonly key: string | undefined;
}

/** What a carrier is to do: bring the call's sound to an address of ours. */
export interface CarrierAnswer {
  readonly type: "text/xml" | "application/json";
  readonly body: string;
}

/** @throws OperationError not-found for a number that nobody has; unauthorized for a request of somebody else */
export async function answerCarrier(context: ResourceContext, asked: CarrierAsked): Promise<CarrierAnswer> {
  const { carrier, id, fields } = asked;
  const number = await numberOf(context, carrier, id);
  if (!isSigned(context, number, asked)) throw new OperationError("unauthorized", "The signature is wrong.");
  const text = (name: string) => (typeof fields[name] === "string" ? (fields[name] as string) : "");
  if (carrier === "twilio") {
    const ticket = writeTicket(context, id, { callId: text("CallSid"), from: text("From") });
    const stream = `<Stream url="${streamAddress(context, carrier, id)}"><Parameter name="t" value="${ticket}"/></Stream>`;
    return {
      type: "text/xml",
      body: `<?xml version="1.0" encoding="UTF-8"?><Response><Connect>${stream}</Connect></Response>`,
    };
  }
  const from = text("from") === "" ? "" : `+${text("from")}`;
  const ticket = writeTicket(context, id, { callId: text("uuid"), from });
  const uri = `${streamAddress(context, carrier, id)}?t=${ticket}`;
  const endpoint = [{ type: "websocket", uri, "content-type": vonageContentType, headers: {} }];
  return { type: "application/json", body: JSON.stringify([{ action: "connect", endpoint }]) };
}

/** Whether a request comes from the number's carrier. */
function isSigned(context: ResourceContext, number: StoredRow, asked: CarrierAsked): boolean {
  const { carrier, id, fields, signature = "", key } = asked;
  if (carrier === "vonage") return isAddressOf(context, id, key);
  const token = number["twilioAuthToken"];
  if (carrier !== "twilio" || typeof token !== "string") return false;
  // The address, and behind it every field with its value, in the order of their names (Twilio, "Webhooks security").
  const names = Object.keys(fields).sort();
  const signed = addressOfCarrier(context, carrier, id) + names.map((name) => name + String(fields[name])).join("");
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
        if (ticket.callId === start.callSid) begin(ticket, twilioFormat(start));
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
