import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";

/** A carrier answers within this. Milliseconds. */
const longestMs = 15_000;

/** How one account of a carrier is asked. */
export interface CarrierAccount {
  readonly carrier: "Twilio" | "Vonage";
  /** The header by which it is known. */
  readonly authorization: string;
}

/** Who is known by a name and a secret. */
export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

/** A question to a carrier: a form, or JSON. */
export interface CarrierQuestion {
  readonly url: string;
  /** POST where something is sent, and GET where nothing is, when left out. */
  readonly method?: "PUT";
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly json?: object;
}

/** Asks a carrier. @returns its answer's JSON @throws OperationError that says what it said, and repeats no secret */
export async function askCarrier(
  { outbound }: Pick<ResourceContext, "outbound">,
  { carrier, authorization }: CarrierAccount,
  { url, form, json, method: asked }: CarrierQuestion,
): Promise<unknown> {
  const body = form ? textOfForm(form) : json && JSON.stringify(json);
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const method = asked ?? (body === undefined ? "GET" : "POST");
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
    const text = await answer.text();
    return text === "" ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new OperationError("not-available", `${carrier} answered what nobody can read.`, { cause });
  }
}

/** A field with several values is there several times. */
function textOfForm(form: NonNullable<CarrierQuestion["form"]>): string {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) for (const one of [value].flat()) sent.append(name, one);
  return sent.toString();
}
