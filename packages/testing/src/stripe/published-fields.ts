/**
 * The fields of Stripe's own example objects, by the JSON type of their value there; `null` says nothing of the type.
 * Source: stripe/stripe-mock, embedded/openapi/fixtures3.json, commit 6f4b34b (2024). No newer one could be had.
 */
export const published: Readonly<
  Record<
    string,
    Readonly<Partial<Record<"array" | "boolean" | "number" | "object" | "string" | "null", readonly string[]>>>
  >
> = {
  "checkout.session": {
    array: ["custom_fields", "payment_method_types", "shipping_options"],
    boolean: ["livemode"],
    number: ["created", "expires_at"],
    object: [
      ...["automatic_tax", "custom_text", "customer_details", "metadata", "payment_method_options"],
      "phone_number_collection",
    ],
    string: [
      ...["cancel_url", "id", "mode", "object", "payment_intent", "payment_status", "status", "success_url"],
      ...["ui_mode", "url"],
    ],
    null: [
      ...["after_expiration", "allow_promotion_codes", "amount_subtotal", "amount_total", "billing_address_collection"],
      ...["client_reference_id", "client_secret", "consent", "consent_collection", "currency", "currency_conversion"],
      ...["customer", "customer_creation", "customer_email", "invoice", "invoice_creation", "locale", "payment_link"],
      ...["payment_method_collection", "payment_method_configuration_details", "recovered_from"],
      ...["saved_payment_method_options", "setup_intent", "shipping_address_collection", "shipping_cost"],
      ...["shipping_details", "submit_type", "subscription", "total_details"],
    ],
  },
  "checkout.session.automatic_tax": { boolean: ["enabled"], null: ["liability", "status"] },
  "checkout.session.custom_text": {
    null: ["after_submit", "shipping_address", "submit", "terms_of_service_acceptance"],
  },
  "checkout.session.customer_details": {
    string: ["email", "tax_exempt"],
    null: ["address", "name", "phone", "tax_ids"],
  },
  item: {
    number: ["amount_discount", "amount_subtotal", "amount_tax", "amount_total", "quantity"],
    object: ["price"],
    string: ["currency", "description", "id", "object"],
  },
  list: { array: ["data"], boolean: ["has_more"], string: ["object", "url"] },
  price: {
    boolean: ["active", "livemode"],
    number: ["created", "unit_amount"],
    object: ["metadata"],
    string: ["billing_scheme", "currency", "id", "object", "product", "tax_behavior", "type", "unit_amount_decimal"],
    null: ["custom_unit_amount", "lookup_key", "nickname", "recurring", "tiers_mode", "transform_quantity"],
  },
  event: {
    boolean: ["livemode"],
    number: ["created", "pending_webhooks"],
    object: ["data", "request"],
    string: ["id", "object", "type"],
    null: ["api_version"],
  },
  "event.request": { null: ["id", "idempotency_key"] },
};

/** What changed between that example and the API version of the SDK. */
export const changedSince: Readonly<
  Record<string, { readonly added: readonly string[]; readonly gone?: readonly string[] }>
> = {
  "checkout.session": {
    added: [
      ...["adaptive_pricing", "allowed_payment_method_types", "collected_information", "customer_account", "discounts"],
      ...["integration_identifier", "managed_payments", "origin_context", "permissions", "wallet_options"],
    ],
    // It is a part of `collected_information` since the version 2025-03-31.
    gone: ["shipping_details"],
  },
  "checkout.session.automatic_tax": { added: ["provider"] },
  item: { added: ["adjustable_quantity", "metadata"] },
};
