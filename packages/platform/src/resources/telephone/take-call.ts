import { randomUUID } from "node:crypto";
import { platformOperations } from "@dilo/api/operations";
import { hasCode } from "@dilo/foundation";
import type { IncomingCall } from "@dilo/telephone";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { z } from "zod";
import { send } from "../../tools/ask-server.ts";
import { readPhoneDestination, readServer } from "../../tools/tool-settings.ts";
import { beginCall, type CallRequest } from "../calls/begin-call.ts";
import { examineBody } from "../core/behaviour/heed.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformRows as table } from "../core/store/schema.ts";
import { serverSecret } from "../credentials/server-secret.ts";
import { isImported } from "./carriers/carrier-accounts.ts";
import { fallBack } from "./fall-back.ts";
import { carryOut, ringingActions, withEndingHooks } from "./number-hooks.ts";
import { transfersOf } from "./transfers-of-number.ts";

/** A developer's server says within this who is to talk (platform contract). Milliseconds. */
const assistantRequestMs = 7500;

const Talkers = z.object({
  assistantId: z.string().optional(),
  squadId: z.string().optional(),
  workflowId: z.string().optional(),
});

/** The answer of a developer's server: who is to talk, or why nobody does. */
const Asked = z.looseObject({ error: z.string().optional() });

/**
 * Answers a call that has come in, by the number that was called; or refuses it, with the reason it has. Never fails.
 * @param brought the number, where its carrier has said which
 */
export async function takeCall(context: ResourceContext, call: IncomingCall, brought?: StoredRow): Promise<void> {
  let isGivenUp = false;
  call.onGivenUp(() => {
    isGivenUp = true;
  });
  let number: StoredRow | undefined;
  try {
    number = brought ?? (await calledNumber(context, call));
    if (number === undefined) {
      call.reject(404, "No such number");
      return;
    }
    call.ring();
    const kept = talkerIn(number);
    const transfers = await transfersOf(context, number);
    const acting = { context, number, talker: kept, transfers };
    const actions = ringingActions(number);
    if (isGivenUp) return;
    if (actions.length > 0) return carryOut(acting, call, actions);
    const customer = customerOf(call);
    const talker = kept ?? (await askedTalker(context, number, { call, customer }));
    if (isGivenUp) return;
    if (talker === undefined) {
      await refuse(context, call, { number, status: 480, reason: "Nobody is set to answer this number" });
      return;
    }
    const toEnd = withEndingHooks({ ...acting, talker }, call);
    await beginCall(
      context,
      number.orgId,
      { ...talker, customer },
      {
        type: "inboundPhoneCall",
        connect: (listener) => toEnd.call.answer(listener),
        onEnded: toEnd.onEnded,
        ...(transfers && { transfers }),
        columns: { phoneNumberId: number.id, customer, ...broughtBy(number) },
        told: { phoneNumber: shownOf(number) },
      },
    );
  } catch (error) {
    const isFull = hasCode(error, OperationError, "not-available", "too-many-calls");
    if (!isFull) context.warn(error);
    if (isGivenUp) return;
    const why = isFull
      ? { status: 486, reason: "All lines are busy" }
      : { status: 500, reason: "The call could not be answered" };
    await refuse(context, call, { number, ...why });
  }
}

/** How a number's calls come and go: by SIP, or by a carrier's websocket. */
export const broughtBy = (number: StoredRow) =>
  isImported(number)
    ? { phoneCallTransport: "pstn", phoneCallProvider: number["provider"] }
    : { phoneCallTransport: "sip" };

interface Unanswered {
  readonly number: StoredRow | undefined;
  readonly status: number;
  readonly reason: string;
}

/** Passes a caller on to whom the number names for it; else tells why nobody answers. Never fails. */
async function refuse(
  context: ResourceContext,
  call: IncomingCall,
  { number, status, reason }: Unanswered,
): Promise<void> {
  try {
    const transfers = number?.["fallbackDestination"] ? await transfersOf(context, number) : undefined;
    if (transfers !== undefined) {
      const to = readPhoneDestination(number?.["fallbackDestination"]);
      if (transfers.refusalOf(to) === undefined) return fallBack(call, transfers, to);
    }
  } catch (error) {
    context.warn(error);
  }
  call.reject(status, reason);
}

/** The number that was called, among those of the trunks it came by, and the SIP addresses of their orgs. Who had it first keeps it. */
async function calledNumber({ db }: ResourceContext, { to, trunkIds }: IncomingCall): Promise<StoredRow | undefined> {
  if (trunkIds.length === 0) return undefined;
  const isTrunk = and(eq(table.kind, "credential"), inArray(table.id, [...trunkIds]));
  const orgs = db.select({ orgId: table.orgId }).from(table).where(isTrunk);
  const ofTrunk = inArray(sql`${table.data} ->> 'credentialId'`, [...trunkIds]);
  const ofOrg = and(eq(sql`${table.data} ->> 'provider'`, "vapi"), inArray(table.orgId, orgs));
  const rows = await db
    .select({ data: table.data })
    .from(table)
    .where(and(eq(table.kind, "phone number"), or(ofTrunk, ofOrg)))
    .orderBy(table.createdAt);
  const called = digitsOf(to);
  return rows
    .map(({ data }) => data)
    .find(({ number, sipUri }) => {
      if (typeof sipUri === "string" && sipUri.replace(/^sips?:|@.*$/g, "") === to) return true;
      if (typeof number !== "string") return false;
      return number === to || (called !== "" && digitsOf(number) === called);
    });
}

/** "+1 (305) 555-0100" and "13055550100" are one number. */
const digitsOf = (number: string) => (/^[+\d\s().-]+$/.test(number) ? number.replace(/\D/g, "") : "");

function customerOf({ from }: IncomingCall): CallRequest["customer"] & object {
  const name = from.display === "" ? {} : { name: from.display.slice(0, 40) };
  if (from.user === "") return name;
  const isNumber = /^\+?[\d().-]{3,40}$/.test(from.user);
  return isNumber ? { number: from.user, ...name } : { sipUri: `sip:${from.user}@${from.host}`, ...name };
}

/** A number as a developer's server is told of it, without its secrets. */
export function shownOf({ id, name, provider, number }: StoredRow) {
  return { id, name, provider, number };
}

/** Who answers a number, where its row says so. */
function talkerIn(number: StoredRow): CallRequest | undefined {
  const kept = Talkers.safeParse(number).data ?? {};
  return (kept.assistantId ?? kept.squadId ?? kept.workflowId) === undefined ? undefined : kept;
}

/** Who answers a call, as the number's server says. */
async function askedTalker(
  context: ResourceContext,
  number: StoredRow,
  { call, customer }: { readonly call: IncomingCall; readonly customer: object },
): Promise<CallRequest | undefined> {
  const { orgId } = number;
  const server = readServer(number["server"]);
  if (server === undefined) return undefined;
  const about = { id: call.id, orgId, type: "inboundPhoneCall", phoneNumberId: number.id, customer };
  const phoneNumber = shownOf(number);
  const message = { type: "assistant-request", timestamp: context.now().getTime(), call: about, phoneNumber };
  const answer = await send(
    { ...context, secretOf: (id) => serverSecret(context, orgId, id) },
    server,
    { message: { message }, id: randomUUID() },
    AbortSignal.timeout(assistantRequestMs),
  );
  const named = Asked.parse(JSON.parse(answer));
  if (named.error !== undefined) return undefined;
  // What a server makes up is held to the same as what is sent to us.
  const asked = platformOperations.createWebCall.body.parse(named);
  await examineBody(context, "createWebCall", { orgId, body: asked, isPage: false, id: undefined });
  return asked;
}
