import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";

/** A carrier answers within this. Milliseconds. */
const longestMs = 15_000;

/** How one account of a carrier is asked. */
export interface CarrierAccount {
  readonly carrier: "Twilio" | "Vonage";
  readonly user: string;
  readonly password: string;
}

/** A question to a carrier: a form, or JSON. */
export interface CarrierQuestion {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

/** Asks a carrier. @returns its answer's JSON @throws OperationError that says what it said, and repeats no secret */
export async function askCarrier(
  { outbound }: Pick<ResourceContext, "outbound">,
  { carrier, user, password }: CarrierAccount,
  { url, form, json }: CarrierQuestion,
): Promise<unknown> {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json);
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const method = body === undefined ? "GET" : "POST";
  const headers = { authorization, ...(body !== undefined && { "content-type": type }) };
  const signal = AbortSignal.timeout(longestMs);
  const answer = await outbound(url, { method, headers, signal, ...(body !== undefined && { body }) }).catch(
    (cause: unknown) => {
      throw new OperationError("not-available", `${carrier} could not be reached.`, { cause, retryAfterSeconds: 5 });
    },
  );
  if (answer.status === 401 || answer.status === 403)
    throw new OperationError("bad-request", `${carrier} does not know this account and secret (${answer.status}).`);
  if (answer.status >= 300) throw new OperationError("bad-request", `${carrier} refused it (${answer.status}).`);
  try {
    return JSON.parse(await answer.text());
  } catch (cause) {
    throw new OperationError("not-available", `${carrier} answered what nobody can read.`, { cause });
  }
}
