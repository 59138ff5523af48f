import { hasCode } from "@dilo/foundation";
import type { LineListener } from "@dilo/telephone";
import { beginCall } from "../calls/begin-call.ts";
import { requireAllowed } from "../chats/who-talks.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { HandlerAnswer, OperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { isCalledNow } from "./campaigns/called-hours.ts";
import type { ConnectCall } from "./connect-later.ts";
import { numberOf } from "./dial-rules.ts";
import { broughtBy, shownOf } from "./take-call.ts";
import type { Transfers } from "./transfers.ts";
import { transfersOf } from "./transfers-of-number.ts";
import { trunkProvider } from "./trunks.ts";

type Request = OperationRequest<"createCall"> | OperationRequest<"createPhoneCall">;
type Customer = NonNullable<Request["body"]["customer"]>;
type Row = Extract<HandlerAnswer<"createCall">, { readonly results: unknown }>["results"][number];

/** A telephone rings for this long at most. Milliseconds. */
const ringForMs = 60_000;

/** Each key of an extension takes so long. Milliseconds. */
const keyMs = 160;

/** Calls a person, or several. @throws OperationError; where several are called, what went wrong stands with each */
export async function dial(context: ResourceContext, request: Request): Promise<HandlerAnswer<"createCall">> {
  const { orgId, body } = request;
  const { customer, customers, ...asked } = body;
  const way = await wayOut(context, orgId, body.phoneNumberId);
  requireAllowed(request, body);
  requirePlan(context, asked.schedulePlan);
  const org = await context.store.find({ kind: "org", orgId }, orgId);
  const hasConsent = org?.["hasCallConsent"] === true;
  const isWaiting = isLater(context, asked);
  const at = isWaiting ? new Date(asked.schedulePlan?.earliestAt ?? 0) : context.now();
  const one = async (to: Customer) => {
    const toMake = { orgId, asked, to };
    const row = await (isWaiting ? schedule(context, toMake, way) : call(context, toMake));
    const { warnings = [] } = row as Pick<Row, "warnings">;
    const all = [...warnings, ...callWarnings({ number: numberOf(to), at, hasConsent })];
    return { ...row, warnings: all } as unknown as Row;
  };
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
  const way = await wayOut(context, orgId, asked.phoneNumberId);
  await requireDiallable(context, way, { to });
  const { number, transfers } = way;
  const { assistantOverrides: ofCustomer, ...person } = to;
  const { assistantOverrides = ofCustomer, ...talkers } = asked;
  const { schedulePlan, name } = asked;
  const { row, warnings } = await beginCall(
    context,
    orgId,
    { ...talkers, assistantOverrides, customer: person },
    {
      ...{ type: "outboundPhoneCall", id, waited, transfers },
      connect: connecting(transfers, to),
      columns: {
        ...{ name, schedulePlan, campaignId, phoneNumberId: number.id, customer: person },
        ...broughtBy(number),
      },
      told: { phoneNumber: shownOf(number) },
    },
  );
  return { ...row, warnings };
}

/** Stores a call that is not due yet. */
async function schedule(context: ResourceContext, { orgId, asked, to }: CallToMake, way: WayOut): Promise<StoredRow> {
  if (context.telephone === undefined) throw withoutTelephone();
  await requireDiallable(context, way, { to });
  const settings = {
    ...asked,
    customer: to,
    type: "outboundPhoneCall",
    status: "scheduled",
    ...broughtBy(way.number),
  };
  const sealed = sealSecrets(settings, { sealer: context.sealer, orgId, isCredential: false });
  const row = await context.rows("call", orgId).create(sealed);
  const waitMs = Date.parse(asked.schedulePlan?.earliestAt ?? row.createdAt) - context.now().getTime();
  await context.jobs.add({ orgId, kind: "scheduled-call", rowId: row.id }, waitMs);
  return row as unknown as StoredRow;
}

/** @throws OperationError bad-request where the person may not be called from the number */
export async function requireDiallable(
  { store }: ResourceContext,
  { number, transfers }: WayOut,
  { to, field = "customer" }: { readonly to: Customer; readonly field?: string },
): Promise<void> {
  const refusal = transfers.refusalOf(to);
  if (refusal !== undefined) throw wrong(field, refusal);
  if (!to.callerId || to.callerId === number["number"]) return;
  const own = { kind: "phone number", orgId: number.orgId };
  const [found] = await store.list(own, { equal: { number: to.callerId }, limit: 1 });
  if (found === undefined) throw wrong(`${field}.callerId`, "it is none of the org's own numbers");
}

/** A number that is called from, and whom it can call. */
interface WayOut {
  readonly number: StoredRow;
  readonly transfers: Transfers;
}

/** @throws OperationError bad-request; not-configured where only a telephone could call */
export async function wayOut(
  context: ResourceContext,
  orgId: string,
  phoneNumberId: string | undefined,
): Promise<WayOut> {
  const number =
    phoneNumberId === undefined ? undefined : await context.store.find({ kind: "phone number", orgId }, phoneNumberId);
  const transfers = number && (await transfersOf(context, number));
  if (number !== undefined && transfers !== undefined) return { number, transfers };
  if (context.telephone === undefined) throw withoutTelephone();
  if (phoneNumberId === undefined) throw wrong("phoneNumberId", "it is missing: a call is made from a number");
  if (number === undefined) throw wrong("phoneNumberId", "there is no such number");
  throw wrong("phoneNumberId", `the number's credential is no ${trunkProvider}, and nothing else is called through`);
}

const withoutTelephone = () =>
  notConfigured("No telephone is configured (SIP_ADDRESS): calls are made on pages, with POST /call/web.");

/** Dials; where there is an extension, the call begins when that has been dialled too. */
function connecting(transfers: Transfers, to: Customer): ConnectCall {
  const { extension: keys, waitBeforeExtensionDialSec = 1 } = to;
  const waitMs = 1000 * waitBeforeExtensionDialSec;
  return (listener, callId) => {
    if (!keys) return transfers.dial(to, { ringForMs, callId }, listener);
    let isOver = false;
    const patient: LineListener = {
      ...listener,
      answered: () => {
        setTimeout(() => !isOver && line.sendDigits(keys), waitMs);
        setTimeout(() => !isOver && listener.answered(), waitMs + keyMs * keys.length);
      },
      ended: (end) => {
        isOver = true;
        listener.ended(end);
      },
    };
    const line = transfers.dial(to, { ringForMs, callId }, patient);
    return line;
  };
}

const wrong = (field: string, why: string) =>
  new OperationError("bad-request", `The body's field ${field} is wrong: ${why}.`);

/** A call with an artificial voice needs the consent of the person who is called (FCC 24-17). */
const consent =
  "Only who has consented may be called with an artificial voice: see to it, and state it once (hasCallConsent of the org).";

const hours = "It is not from 8 to 21 hours where this number is, or nobody knows where it is.";

/** What a single call is warned of; it is made all the same. */
export function callWarnings(call: {
  readonly number: string | undefined;
  readonly at: Date;
  readonly hasConsent: boolean;
}): readonly { readonly path: string; readonly message: string }[] {
  const { number, at, hasConsent } = call;
  if (!number) return [];
  // An exchange's own numbers are where it is.
  const isLate = number.startsWith("+") && !isCalledNow(number, at);
  const messages = [...(hasConsent ? [] : [consent]), ...(isLate ? [hours] : [])];
  return messages.length === 0 ? [] : [{ path: "customer.number", message: messages.join(" ") }];
}
