import { randomUUID } from "node:crypto";
import { hasCode } from "@dilo/foundation";
import type { DialRequest, LineListener } from "@dilo/telephone";
import type { ConnectLine } from "../../rooms/phone-peer.ts";
import { beginCall } from "../calls/begin-call.ts";
import { requireAllowed } from "../chats/who-talks.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { HandlerAnswer, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { refusalOf, usualPrefixes } from "./dial-rules.ts";
import { addressOf, trunkOfNumber } from "./number-of-trunk.ts";
import { shownOf } from "./take-call.ts";
import { openTransfers } from "./transfers.ts";
import { trunkProvider } from "./trunks.ts";

type Request = OperationRequest<"createCall"> | OperationRequest<"createPhoneCall">;
type Customer = NonNullable<Request["body"]["customer"]>;
type Row = Extract<HandlerAnswer<"createCall">, { readonly results: unknown }>["results"][number];

/** A telephone rings for this long at most. Milliseconds. */
const ringForMs = 60_000;

/** Between the answer and the first key of an extension, and for each key. Milliseconds. */
const extension = { waitMs: 1000, keyMs: 160 } as const;

/** Calls a person, or several. @throws OperationError; where several are called, what went wrong stands with each */
export async function dial(context: ResourceContext, request: Request): Promise<HandlerAnswer<"createCall">> {
  if (context.telephone === undefined) {
    throw notConfigured("No telephone is configured (SIP_ADDRESS): calls are made on pages, with POST /call/web.");
  }
  const { customer, customers } = request.body;
  requireAllowed(request, request.body);
  if (customers === undefined) {
    if (customer === undefined) throw wrong("customer", "it is missing");
    return call(context, request, customer);
  }
  if (customer !== undefined) throw wrong("customers", "name customer or customers");
  const results: Row[] = [];
  const errors: { customer: Customer; error: string }[] = [];
  for (const one of customers) {
    try {
      results.push(await call(context, request, one));
    } catch (error) {
      if (!hasCode(error, OperationError, "bad-request", "too-many-calls", "not-available")) throw error;
      errors.push({ customer: one, error: error.message });
    }
  }
  return { results, errors };
}

async function call(context: ResourceContext, { orgId, body }: Request, customer: Customer): Promise<Row> {
  const found = await numberOf(context, orgId, body.phoneNumberId);
  const { number, credential, trunk } = found;
  const gateways = trunk.gateways.filter(({ isOutbound }) => isOutbound).map(({ address }) => address);
  if (gateways.length === 0) throw wrong("phoneNumberId", "its trunk has no gateway for calls that go out");
  const refusal = refusalOf(customer, { gateways, prefixes: context.dialPrefixes ?? usualPrefixes });
  if (refusal !== undefined) throw wrong("customer", refusal);
  const from = { user: String(number["number"] ?? "anonymous"), display: String(number["name"] ?? "") };
  const dialled = { id: randomUUID(), trunk, to: addressOf(customer, credential), from, ringForMs };
  const { assistantOverrides: ofCustomer, ...person } = customer;
  const { assistantOverrides = ofCustomer, ...talkers } = body;
  const { row } = await beginCall(
    context,
    orgId,
    { ...talkers, assistantOverrides, customer: person },
    {
      type: "outboundPhoneCall",
      connect: connecting(context, dialled, customer.extension),
      transfers: openTransfers(context, found),
      columns: { name: body.name, phoneNumberId: number.id, customer: person, phoneCallTransport: "sip" },
      told: { phoneNumber: shownOf(number) },
    },
  );
  return row as unknown as Row;
}

async function numberOf(context: ResourceContext, orgId: string, phoneNumberId: string | undefined) {
  if (phoneNumberId === undefined) throw wrong("phoneNumberId", "it is missing: a call is made from a number");
  const number = await context.store.find({ kind: "phone number", orgId }, phoneNumberId);
  if (number === undefined) throw wrong("phoneNumberId", "there is no such number");
  const found = await trunkOfNumber(context, number);
  if (found !== undefined) return found;
  throw wrong("phoneNumberId", `the number's credential is no ${trunkProvider}, and nothing else is called through`);
}

/** Dials; where there is an extension, the call begins when that has been dialled too. */
function connecting({ telephone }: ResourceContext, request: DialRequest, keys: string | undefined): ConnectLine {
  return (listener) => {
    if (telephone === undefined) throw new Error("There was a telephone a moment ago.");
    if (!keys) return telephone.dial(request, listener);
    let isOver = false;
    const patient: LineListener = {
      ...listener,
      answered: () => {
        setTimeout(() => !isOver && line.sendDigits(keys), extension.waitMs);
        setTimeout(() => !isOver && listener.answered(), extension.waitMs + extension.keyMs * keys.length);
      },
      ended: (end) => {
        isOver = true;
        listener.ended(end);
      },
    };
    const line = telephone.dial(request, patient);
    return line;
  };
}

const wrong = (field: string, why: string) =>
  new OperationError("bad-request", `The body's field ${field} is wrong: ${why}.`);
