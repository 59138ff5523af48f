import type { Route } from "../call-spec.ts";

/** The routes of the product's own calls (product specification, section 7, and those this product adds). */
export const productRoutes = {
  config: { method: "GET", path: "/config" },
  createCheckoutSession: { method: "POST", path: "/api/create-checkout-session" },
  verifyPayment: { method: "POST", path: "/api/verify-payment" },
  createVoiceToken: { method: "POST", path: "/api/voice-token" },
  getDraft: { method: "GET", path: "/draft" },
  keepAnswer: { method: "PUT", path: "/draft/answers/{field}" },
  deleteDraft: { method: "DELETE", path: "/draft" },
  submitForm: { method: "POST", path: "/submit-form" },
  getForm: { method: "GET", path: "/form/{id}" },
  emailForm: { method: "POST", path: "/email-form" },
  generatePdf: { method: "POST", path: "/generate-pdf" },
} as const satisfies Record<string, Route>;
