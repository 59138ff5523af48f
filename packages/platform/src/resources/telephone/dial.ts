import { randomUUID } from "node:crypto";
import { hasCode } from "@dilo/foundation";
import type { DialRequest, LineListener } from "@dilo/telephone";
import type { ConnectLine } from "../../rooms/phone-peer.ts";
import { beginCall } from "../calls/begin-call.ts";
import { requireAllowed } from "../chats/who-talks.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { HandlerAnswer, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { refusalOf, usualPrefixes } from "./dial-rules.ts";
import { addressOf, type NumberOfTrunk, trunkOfNumber } from "./number-of-trunk.ts";
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
  const { orgId, body } = request;
  const { customer, customers, ...asked } = body;
  requireAllowed(request, body);
  requirePlan(context, asked.schedulePlan);
  const one = async (to: Customer) =>
    (await (isLater(context, asked) ? schedule : call)(context, { orgId, asked, to })) as Row;
  if (customers === undefined) {
    if (customer === undefined) throw wrong("customer", "it is missing");
    return one(customer);
  }
  if (customer !== undefined) throw wrong("customers", "name customer or customers");
  const results: Row[] = [];
  const errors: { customer: Customer; error: string }[] = [];
  for (const to of customers) {
    try {
      results.push(await one(to));
    } catch (error) {
      if (!hasCode(error, OperationError, "bad-request", "too-many-calls", "not-available")) throw error;
      errors.push({ customer: to, error: error.message });
    }
  }
  return { results, errors };
}

/** @throws OperationError bad-request where no call could ever be made by this plan */
export function requirePlan({ now }: ResourceContext, plan: CallToMake["asked"]["schedulePlan"]): void {
  if (plan?.latestAt === undefined) return;
  const latest = Date.parse(plan.latestAt);
  if (latest < now().getTime()) throw wrong("schedulePlan.latestAt", "it is over");
  if (latest < Date.parse(plan.earliestAt)) throw wrong("schedulePlan.latestAt", "it is before earliestAt");
}

const isLater = ({ now }: ResourceContext, { schedulePlan }: CallToMake["asked"]): boolean =>
  schedulePlan !== undefined && Date.parse(schedulePlan.earliestAt) > now().getTime();

/** One call: who talks and from which number, and to whom. */
export interface CallToMake {
  readonly orgId: string;
  readonly asked: Omit<Request["body"], "customer" | "customers">;
  readonly to: Customer;
  /** The row that waited for it. */
  readonly waited?: StoredRow | undefined;
  readonly id?: string | undefined;
  readonly campaignId?: string | undefined;
}

/** Calls. @throws OperationError */
export async function call(context: ResourceContext, toMake: CallToMake): Promise<StoredRow> {
  const { orgId, asked, to, waited, id, campaignId } = toMake;
  const found = await numberOf(context, orgId, asked.phoneNumberId);
  requireDiallable(context, found, { to });
  const { number, credential, trunk } = found;
  const from = { user: String(number["number"] ?? "anonymous"), display: String(number["name"] ?? "") };
  const dialled = { id: randomUUID(), trunk, to: addressOf(to, credential), from, ringForMs };
  const { assistantOverrides: ofCustomer, ...person } = to;
  const { assistantOverrides = ofCustomer, ...talkers } = asked;
  const { schedulePlan, name } = asked;
  const { row } = await beginCall(
    context,
    orgId,
    { ...talkers, assistantOverrides, customer: person },
    {
      ...{ type: "outboundPhoneCall", id, waited },
      connect: connecting(context, dialled, to.extension),
      transfers: openTransfers(context, found),
      columns: {
        ...{ name, schedulePlan, campaignId, phoneNumberId: number.id, customer: person },
        phoneCallTransport: "sip",
      },
      told: { phoneNumber: shownOf(number) },
    },
  );
  return row;
}

/** Stores a call that is not due yet. */
async function schedule(context: ResourceContext, toMake: CallToMake): Promise<StoredRow> {
  const { orgId, asked, to } = toMake;
  requireDiallable(context, await numberOf(context, orgId, asked.phoneNumberId), { to });
  const settings = {
    ...asked,
    customer: to,
    type: "outboundPhoneCall",
    status: "scheduled",
    phoneCallTransport: "sip",
  };
  const sealed = sealSecrets(settings, { sealer: context.sealer, orgId, isCredential: false });
  const row = await context.rows("call", orgId).create(sealed);
  const waitMs = Date.parse(asked.schedulePlan?.earliestAt ?? row.createdAt) - context.now().getTime();
  await context.jobs.add({ orgId, kind: "scheduled-call", rowId: row.id }, waitMs);
  return row as unknown as StoredRow;
}

/** @throws OperationError bad-request where the person may not be called from the number */
export function requireDiallable(
  context: ResourceContext,
  { trunk }: NumberOfTrunk,
  { to, field = "customer" }: { readonly to: Customer; readonly field?: string },
): void {
  const gateways = trunk.gateways.filter(({ isOutbound }) => isOutbound).map(({ address }) => address);
  if (gateways.length === 0) throw wrong("phoneNumberId", "its trunk has no gateway for calls that go out");
  const refusal = refusalOf(to, { gateways, prefixes: context.dialPrefixes ?? usualPrefixes });
  if (refusal !== undefined) throw wrong(field, refusal);
}

/** The number that is called from, with its trunk. @throws OperationError bad-request */
export async function numberOf(
  context: ResourceContext,
  orgId: string,
  phoneNumberId: string | undefined,
): Promise<NumberOfTrunk> {
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
