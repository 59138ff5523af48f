/**
 * A fake Stripe that speaks the wire format of the official SDK, refuses what the real one refuses (a wrong key, an
 * unknown parameter, one idempotency key for two requests), shows a page to pay on and sends signed webhook events. It
 * knows Checkout Sessions for one price, and nothing of cards.
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerJson, openLoopbackServer } from "../loopback-server.ts";
import { failsAs, type StripeBehaviour } from "./behaviour.ts";
import { expiredChanges, lineItems, newCharge, newEvent, newPrice, newSession, paidChanges } from "./stripe-objects.ts";
import { type Answer, apiVersion, knownParameters, refusal, signedBody } from "./stripe-wire.ts";

/** A webhook event as it goes over the wire. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

export type StripeRequest = { method: string; path: string; headers: Readonly<Record<string, string>>; body: string };

/** A session as the fake keeps it. */
export type StoredSession = Record<string, unknown> & { status: string };

/**
 * Starts the fake on a free port of this machine.
 * @param options `amount` in cents
 */
export async function startFakeStripe(
  options: { secretKey?: string; priceId?: string; webhookSecret?: string; amount?: number; now?: () => Date } = {},
): Promise<FakeStripe> {
  const stripe = new FakeStripe(options);
  await stripe.listen();
  return stripe;
}

/** The fake's state, its API and what a test may do with it. Begin with `startFakeStripe`. */
export class FakeStripe {
  /** What STRIPE_API_URL takes. */
  url = "";
  sessions: Map<string, StoredSession> = new Map();
  /** Every request to the API, in order. */
  requests: StripeRequest[] = [];

  #secretKey;
  #priceId;
  #webhookSecret;
  #amount;
  #now;
  #isLive;
  #declined: Set<string> = new Set();
  /** What each idempotency key was answered. */
  #answered: Map<string, { body: string; answer: Answer }> = new Map();
  #behaviour: StripeBehaviour = "honest";
  #webhookUrl: string | undefined;
  #idCount = 0;
  #closeServer: () => Promise<void> = async () => {};

  constructor({
    secretKey = "sk_test_fake",
    priceId = "price_fake",
    webhookSecret = "whsec_fake",
    amount = 999,
    now = () => new Date(),
  }: NonNullable<Parameters<typeof startFakeStripe>[0]>) {
    this.#secretKey = secretKey;
    this.#priceId = priceId;
    this.#webhookSecret = webhookSecret;
    this.#amount = amount;
    this.#now = now;
    this.#isLive = secretKey.includes("_live_");
  }

  async listen() {
    const { origin, close } = await openLoopbackServer(
      (request, response) => this.#serve(request, response),
      (response) => response.destroy(),
    );
    this.url = origin;
    this.#closeServer = close;
  }

  close(): Promise<void> {
    return this.#closeServer();
  }

  /** The settings of a server that takes its payments here. */
  get env(): Readonly<Record<string, string>> {
    return {
      STRIPE_SECRET_KEY: this.#secretKey,
      STRIPE_PRICE_ID: this.#priceId,
      STRIPE_WEBHOOK_SECRET: this.#webhookSecret,
      STRIPE_API_URL: this.url,
    };
  }

  /** Changes how it answers from now on. */
  become(behaviour: StripeBehaviour) {
    this.#behaviour = behaviour;
  }

  /** Sends its webhook events there from now on; undefined sends none. */
  notify(url: string | undefined) {
    this.#webhookUrl = url;
  }

  /**
   * Charges the card, unless the session has expired.
   * @returns the event, sent too where there is a webhook
   */
  async pay(sessionId: string): Promise<StripeEvent> {
    if (this.#session(sessionId).status === "expired") {
      throw new Error("The session has expired: no card is charged.");
    }
    this.change(sessionId, { ...paidChanges, payment_intent: `pi_${sessionId}` });
    const event = this.eventOf(sessionId);
    if (this.#webhookUrl !== undefined) await this.send(event);
    return event;
  }

  /** Changes fields of a session behind everybody's back. */
  change(sessionId: string, changes: Readonly<Record<string, unknown>>) {
    this.sessions.set(sessionId, { ...this.#session(sessionId), ...changes });
  }

  /** An event about a session as it is now. */
  eventOf(
    sessionId: string,
    { type = "checkout.session.completed", ...changes }: Partial<Omit<StripeEvent, "data">> = {},
  ): StripeEvent {
    const { items: _, ...session } = this.#session(sessionId);
    const facts = { id: this.#nextId("evt"), created: this.#seconds(), livemode: this.#isLive };
    return { ...newEvent({ ...facts, type, object: session, apiVersion }), ...changes };
  }

  /**
   * The event of a refund, as Stripe's dashboard makes one: of the whole, or of some cents more than before.
   * @param refunded all that was given back so far, in cents
   */
  refund(sessionId: string, refunded: number = this.#amount): StripeEvent {
    const { payment_intent: paymentIntent } = this.#session(sessionId);
    const facts = { created: this.#seconds(), livemode: this.#isLive };
    const amounts = { amount: this.#amount, refunded, paymentIntent: String(paymentIntent) };
    const object = newCharge({ id: `ch_${sessionId}`, ...facts, ...amounts });
    return newEvent({ id: this.#nextId("evt"), ...facts, type: "charge.refunded", object, apiVersion });
  }

  /**
   * An event as it is sent, with its signature.
   * @param options `at`: seconds since 1970
   */
  signed(
    event: StripeEvent,
    { at = this.#seconds(), secret = this.#webhookSecret }: { at?: number; secret?: string } = {},
  ): { body: string; headers: Record<string, string> } {
    return signedBody(event, { at, secret });
  }

  /**
   * Sends a signed event to the webhook.
   * @returns the status it answered
   */
  async send(event: StripeEvent): Promise<number> {
    if (this.#webhookUrl === undefined) throw new Error("There is no webhook to send to.");
    const answer = await fetch(this.#webhookUrl, { method: "POST", ...this.signed(event) });
    await answer.arrayBuffer();
    return answer.status;
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const { method = "", headers } = request;
    response.setHeader("request-id", "req_fake");
    const url = new URL(request.url ?? "/", this.url);
    if (url.pathname.startsWith("/pay/")) return this.#servePage(method, url.pathname.slice(5), body, response);
    const received = headers as Record<string, string>;
    this.requests.push({ method, path: url.pathname, headers: received, body });
    const behaviour = this.#behaviour;
    if (behaviour === "sick-once") this.#behaviour = "honest";
    if (await failsAs(behaviour, response)) return;
    const [status, answer] = this.#answerOf(request, url, body);
    answerJson(response, status, answer);
  }

  #answerOf({ method, headers }: IncomingMessage, { pathname, searchParams }: URL, body: string): Answer {
    if (headers.authorization !== `Bearer ${this.#secretKey}`) {
      return refusal(401, { message: "Invalid API Key provided." });
    }
    if (headers["stripe-version"] !== apiVersion) return refusal(400, { message: "Another API version." });
    if (method === "POST" && pathname === "/v1/checkout/sessions") {
      return this.#createOnce(headers["idempotency-key"]?.toString(), body);
    }
    if (method === "GET" && pathname === `/v1/prices/${this.#priceId}`) {
      const facts = { id: this.#priceId, livemode: this.#isLive, created: this.#seconds(), amount: this.#amount };
      return [200, newPrice(facts)];
    }
    const intent = searchParams.get("payment_intent");
    if (method === "GET" && pathname === "/v1/checkout/sessions" && intent !== null) {
      const found = [...this.sessions.values()].filter(({ payment_intent: theirs }) => theirs === intent);
      return [
        200,
        { object: "list", data: found.map(({ items: _, ...plain }) => plain), has_more: false, url: pathname },
      ];
    }
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    const session = method === (action === undefined ? "GET" : "POST") ? this.sessions.get(id) : undefined;
    if (session === undefined) return refusal(404, { code: "resource_missing", message: `No such session: '${id}'` });
    if (action !== undefined) return this.#expire(id);
    const isExpanded = searchParams.getAll("expand[0]").includes("line_items");
    const { items, ...plain } = session;
    return [200, isExpanded ? { ...plain, line_items: items } : plain];
  }

  /** One key creates one session, however often it is asked. */
  #createOnce(key: string | undefined, body: string): Answer {
    const before = key === undefined ? undefined : this.#answered.get(key);
    if (before !== undefined && before.body !== body) return refusal(400, { type: "idempotency_error" });
    if (before !== undefined) return before.answer;
    const answer = this.#create(Object.fromEntries(new URLSearchParams(body)));
    if (key !== undefined) this.#answered.set(key, { body, answer });
    return answer;
  }

  #create(wanted: Record<string, string>): Answer {
    const unknown = Object.keys(wanted).find((name) => !knownParameters.includes(name));
    if (unknown !== undefined) return refusal(400, { code: "parameter_unknown", param: unknown });
    if (wanted["line_items[0][price]"] !== this.#priceId) {
      return refusal(400, { code: "resource_missing", param: "price" });
    }
    const id = this.#nextId("cs");
    const facts = { id, livemode: this.#isLive, created: this.#seconds(), amount: this.#amount };
    const session = newSession({ ...facts, wanted, url: `${this.url}/pay/${id}` });
    this.sessions.set(id, { ...session, items: lineItems({ ...facts, priceId: this.#priceId }) });
    return [200, session];
  }

  /** Expires a session that is open. Any other is refused, as Stripe refuses it. */
  #expire(id: string): Answer {
    if (this.#behaviour === "expires-nothing") {
      return [500, { error: { type: "api_error", message: "Not expired, on purpose." } }];
    }
    if (this.#behaviour === "paid-meanwhile") this.change(id, paidChanges);
    const { status } = this.#session(id);
    if (status !== "open") return refusal(400, { message: `The session is not open: ${status}` });
    this.change(id, expiredChanges);
    const { items: _, ...plain } = this.#session(id);
    return [200, plain];
  }

  async #servePage(method: string, id: string, body: string, response: ServerResponse) {
    const session = this.sessions.get(id);
    if (session === undefined) return answerJson(response, 404, { error: { message: "No such page." } });
    if (method === "GET" || session.status === "expired") {
      const page = payPage({ isDeclined: this.#declined.has(id), hasExpired: session.status === "expired" });
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
      return;
    }
    const decision = new URLSearchParams(body).get("decision");
    if (decision === "pay") await this.pay(id);
    if (decision === "decline") this.#declined.add(id);
    const location =
      decision === "pay"
        ? String(session["success_url"]).replace("{CHECKOUT_SESSION_ID}", id)
        : decision === "cancel"
          ? String(session["cancel_url"])
          : `/pay/${id}`;
    response.writeHead(303, { location }).end();
  }

  #session(id: string) {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}.`);
    return session;
  }

  #seconds() {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #nextId(prefix: string) {
    this.#idCount += 1;
    return `${prefix}_${this.#isLive ? "live" : "test"}_fake${this.#idCount}`;
  }
}

/** The fake's page to pay on. It asks for no card: it is not Stripe's, and looks like nothing else. */
function payPage({ isDeclined, hasExpired }: { isDeclined: boolean; hasExpired: boolean }) {
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fake Stripe</title><link rel="icon" href="data:,"></head>
<body><h1>Fake Stripe</h1>
${isDeclined ? '<p role="alert">Your card was declined.</p>' : ""}
${hasExpired ? "<p>This session has expired.</p>" : decisions}</body></html>`;
}

const decisions = `<form method="post">
<button name="decision" value="pay">Pay $9.99</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="cancel">Cancel</button>
</form>`;
