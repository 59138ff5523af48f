import type { PublicConfig } from "@dilo/api";

/** Settings as the embedded server gives them, with an invented operator. For tests. */
export const configExample: PublicConfig = {
  assistantName: "Dilo",
  confirm: "smart",
  pricing: { publishableKey: "", priceId: "price_example", amount: 999, price: 9.99 },
  payments: "embedded",
  voice: {
    platform: "embedded",
    baseUrl: "/platform",
    publicKey: "",
    transcriber: { kind: "none", name: "" },
    speaker: { kind: "none", name: "", isTest: false },
  },
  model: { kind: "none", name: "" },
  operator: { name: "Casa Ejemplo", contact: "ayuda@ejemplo.com" },
  retentionHours: 72,
  limits: { calls: 20, forms: 20, mails: 10, days: 30 },
};
