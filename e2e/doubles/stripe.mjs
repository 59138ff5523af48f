/**
 * Stripe on this machine, for tests: it speaks the wire format the official SDK speaks, refuses what the real one
 * refuses (a wrong key, an unknown parameter, one idempotency key for two requests), shows a page to pay on and sends
 * signed notices. It is not Stripe: it knows Checkout Sessions for one price, and nothing of cards.
 */
import { createHmac } from "node:crypto";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { answerJson, openLoopback } from "./loopback.mjs";
import { expiredChanges, lineItems, newEvent, newPrice, newSession, paidChanges } from "./stripe-objects.mjs";
import { payPage } from "./stripe-page.mjs";

/** Every parameter a checkout of ours may carry. Another one is answered as Stripe does: 400, by name. */
export const knownParameters = [
  "mode",
  "line_items[0][price]",
  "line_items[0][quantity]",
  "success_url",
  "cancel_url",
  "client_reference_id",
  "allowed_payment_method_types[0]",
  "adaptive_pricing[enabled]",
  "locale",
];

/** Late, but not too late. */
const slowMs = 300;

const apiVersion = "2026-10-28.endive";

/**
 * Starts the double on a free port of this machine.
 * @param {{ secretKey?: string, priceId?: string, webhookSecret?: string, amount?: number, now?: () => Date }} [options]
 */
export async function startStripeDouble({
  secretKey = "sk_test_double",
  priceId = "price_double",
  webhookSecret = "whsec_double",
  amount = 999,
  now = () => new Date(),
} = {}) {
  const livemode = secretKey.includes("_live_");
  const sessions = new Map();
  const declined = new Set();
  const answered = new Map();
  /** Every request to the API, for a test's own account. */
  const requests = [];
  let behaviour = "honest";
  let webhookUrl;
  let count = 0;

  const seconds = () => Math.floor(now().getTime() / 1000);
  const nextId = (prefix) => `${prefix}_${livemode ? "live" : "test"}_double${++count}`;

  async function serve(request, response) {
    const body = await text(request);
    response.setHeader("request-id", "req_double");
    const url = new URL(request.url, origin);
    if (url.pathname.startsWith("/pay/")) return servePage(request.method, url.pathname.slice(5), body, response);
    requests.push({ method: request.method, path: url.pathname, headers: request.headers, body });
    if (behaviour === "mute") return;
    if (behaviour === "slow") await wait(slowMs);
    if (behaviour === "hangs-up") return response.destroy();
    if (behaviour === "broken") return answerJson(response, 500, { title: "Bad gateway" });
    if (behaviour === "sick")
      return answerJson(response, 500, { error: { type: "api_error", message: "Sick on purpose." } });
    if (behaviour === "sick-once") {
      behaviour = "honest";
      return answerJson(response, 500, { error: { type: "api_error", message: "Sick once, on purpose." } });
    }
    const [status, answer] = answerOf(request, url, body);
    answerJson(response, status, answer);
  }

  function answerOf({ method, headers }, { pathname, searchParams }, body) {
    if (headers.authorization !== `Bearer ${secretKey}`) return refusal(401, { message: "Invalid API Key provided." });
    if (headers["stripe-version"] !== apiVersion) return refusal(400, { message: "Another API version." });
    if (method === "POST" && pathname === "/v1/checkout/sessions") return onceFor(headers["idempotency-key"], body);
    if (method === "GET" && pathname === `/v1/prices/${priceId}`) {
      return [200, newPrice({ id: priceId, livemode, created: seconds(), amount })];
    }
    const [, id, act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    const session = method === (act === undefined ? "GET" : "POST") ? sessions.get(id) : undefined;
    if (session === undefined) return refusal(404, { code: "resource_missing", message: `No such session: '${id}'` });
    if (act !== undefined) return expire(id);
    const isExpanded = searchParams.getAll("expand[0]").includes("line_items");
    const { items, ...plain } = session;
    return [200, isExpanded ? { ...plain, line_items: items } : plain];
  }

  /** One key makes one session, however often it is asked. */
  function onceFor(key, body) {
    const before = answered.get(key);
    if (before !== undefined && before.body !== body) return refusal(400, { type: "idempotency_error" });
    if (before !== undefined) return before.answer;
    const answer = create(Object.fromEntries(new URLSearchParams(body)));
    if (key !== undefined) answered.set(key, { body, answer });
    return answer;
  }

  function create(wanted) {
    const unknown = Object.keys(wanted).find((name) => !knownParameters.includes(name));
    if (unknown !== undefined) return refusal(400, { code: "parameter_unknown", param: unknown });
    if (wanted["line_items[0][price]"] !== priceId) return refusal(400, { code: "resource_missing", param: "price" });
    const id = nextId("cs");
    const facts = { id, livemode, created: seconds(), amount };
    const session = newSession({ ...facts, wanted, url: `${origin}/pay/${id}` });
    sessions.set(id, { ...session, items: lineItems({ ...facts, priceId }) });
    return [200, session];
  }

  /** Ends a session that is open. Another one is refused, as Stripe refuses it. */
  function expire(id) {
    if (behaviour === "expires-nothing")
      return [500, { error: { type: "api_error", message: "Not ended, on purpose." } }];
    if (behaviour === "paid-meanwhile") change(id, paidChanges);
    const { status } = sessions.get(id);
    if (status !== "open") return refusal(400, { message: `The session is not open: ${status}` });
    change(id, expiredChanges);
    const { items, ...plain } = sessions.get(id);
    return [200, plain];
  }

  async function servePage(method, id, body, response) {
    const session = sessions.get(id);
    if (session === undefined) return answerJson(response, 404, { error: { message: "No such page." } });
    if (method === "GET" || session.status === "expired") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(payPage({ declined: declined.has(id), expired: session.status === "expired" }));
      return;
    }
    const decision = new URLSearchParams(body).get("decision");
    if (decision === "pay") await pay(id);
    if (decision === "decline") declined.add(id);
    const back = { pay: session.success_url.replace("{CHECKOUT_SESSION_ID}", id), cancel: session.cancel_url };
    response.writeHead(303, { location: back[decision] ?? `/pay/${id}` }).end();
  }

  /** Charges the card, unless the session is over. @returns the notice, sent too where there is a webhook */
  async function pay(id) {
    if (sessions.get(id).status === "expired") throw new Error("The session has expired: no card is charged.");
    change(id, paidChanges);
    const event = eventOf(id);
    if (webhookUrl !== undefined) await send(event);
    return event;
  }

  function change(id, changes) {
    sessions.set(id, { ...sessions.get(id), ...changes });
  }

  function eventOf(id, { type = "checkout.session.completed", ...changes } = {}) {
    const { items, ...session } = sessions.get(id);
    return { ...newEvent({ id: nextId("evt"), type, created: seconds(), session, apiVersion }), ...changes };
  }

  /** Signs as Stripe documents it: HMAC-SHA256 of the time, a full stop and the bytes. */
  function signed(event, { at = seconds(), secret = webhookSecret } = {}) {
    const body = JSON.stringify(event, null, 2);
    const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return {
      body,
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${at},v1=${mac}` },
    };
  }

  /** @returns {Promise<number>} the status the webhook answered */
  async function send(event) {
    const answer = await fetch(webhookUrl, { method: "POST", ...signed(event) });
    await answer.arrayBuffer();
    return answer.status;
  }

  const { origin, close } = await openLoopback(serve, (response) => response.destroy());
  return {
    /** What STRIPE_API_URL takes. */
    url: origin,
    /** The settings of a server that pays here. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PRICE_ID: priceId,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: origin,
    },
    sessions,
    requests,
    pay,
    change,
    eventOf,
    signed,
    send,
    /** Sends its notices there from now on. */
    notify: (url) => {
      webhookUrl = url;
    },
    /** Changes how it answers from now on. */
    become: (next) => {
      behaviour = next;
    },
    close,
  };
}

function refusal(status, error) {
  return [status, { error: { type: "invalid_request_error", message: "Refused.", ...error } }];
}
