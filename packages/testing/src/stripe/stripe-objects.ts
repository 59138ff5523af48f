/**
 * Stripe's objects as they go over the wire. The fields are those of the API version the SDK is made for; a test holds
 * them against the SDK's own declarations, and against Stripe's published examples (published-fields.ts).
 */

/** Facts every object shares; `created` in seconds since 1970, `amount` in cents. */
export type ObjectFacts = { id: string; livemode: boolean; created: number; amount: number };

/**
 * A Checkout Session nobody has paid yet.
 * @param facts `wanted`: the request's parameters
 */
export function newSession({
  id,
  livemode,
  created,
  wanted,
  amount,
  url,
}: ObjectFacts & { wanted: Readonly<Record<string, string>>; url: string }) {
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: wanted["adaptive_pricing[enabled]"] === "true" },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: [wanted["allowed_payment_method_types[0]"]],
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wanted["cancel_url"],
    client_reference_id: wanted["client_reference_id"] ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: created + 24 * 3600,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode,
    locale: wanted["locale"] ?? null,
    managed_payments: null,
    metadata: {},
    mode: wanted["mode"],
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: wanted["success_url"],
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url,
    wallet_options: null,
  };
}

/** What a session becomes when its card is charged. Stripe's page asks everybody for their address. */
export const paidChanges = {
  customer_details: {
    address: null,
    email: "rosa@example.test",
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  },
  payment_intent: "pi_fake_1",
  payment_status: "paid",
  status: "complete",
  url: null,
};

/** What a session becomes when it is ended unpaid. */
export const expiredChanges = { status: "expired", url: null };

/** The list that `expand[]=line_items` adds. */
export function lineItems({ id, livemode, created, priceId, amount }: ObjectFacts & { priceId: string }) {
  return {
    object: "list",
    data: [
      {
        id: "li_fake_1",
        object: "item",
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: "usd",
        description: "Dilo",
        metadata: {},
        price: newPrice({ id: priceId, livemode, created, amount }),
        quantity: 1,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  };
}

/** A price that is paid once, in dollars. */
export function newPrice({ id, livemode, created, amount }: ObjectFacts) {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created,
    currency: "usd",
    custom_unit_amount: null,
    livemode,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: "prod_fake_1",
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

/**
 * A card's charge of which money was given back.
 * @param facts `refunded`: all of it so far, in cents
 */
export function newCharge({
  id,
  livemode,
  created,
  amount,
  refunded,
  paymentIntent,
}: ObjectFacts & { refunded: number; paymentIntent: string }) {
  return {
    id,
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: "txn_fake_1",
    billing_details: { address: null, email: "rosa@example.test", name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "DILO",
    captured: true,
    created,
    currency: "usd",
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: paymentIntent,
    payment_method: "pm_fake_1",
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded >= amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

/** A webhook event about a session or a charge. */
export function newEvent({
  id,
  type,
  livemode,
  created,
  object,
  apiVersion,
}: Omit<ObjectFacts, "amount"> & { type: string; object: Record<string, unknown>; apiVersion: string }) {
  return {
    id,
    object: "event",
    api_version: apiVersion,
    created,
    data: { object },
    livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
