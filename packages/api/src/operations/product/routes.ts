import type { Route } from "../../operation.ts";

/** The routes of the product's own operations (product specification, section 7, and those this product adds). */
export const productRoutes = {
  config: { method: "GET", path: "/config" },
  createCheckoutSession: { method: "POST", path: "/api/create-checkout-session" },
  verifyPayment: { method: "POST", path: "/api/verify-payment" },
  checkCookies: { method: "POST", path: "/api/check-cookies" },
  findPayment: { method: "POST", path: "/api/find-payment" },
  createVoiceToken: { method: "POST", path: "/api/voice-token" },
  getDraft: { method: "GET", path: "/draft" },
  keepAnswer: { method: "PUT", path: "/draft/answers/{field}" },
  secondOpinion: { method: "POST", path: "/api/second-opinion" },
  findPlaces: { method: "POST", path: "/api/places" },
  deleteDraft: { method: "DELETE", path: "/draft" },
  submitForm: { method: "POST", path: "/submit-form", failureMessage: "Failed to submit form" },
  listForms: { method: "GET", path: "/forms" },
  getForm: { method: "GET", path: "/form/{id}", failureMessage: "Failed to fetch form" },
  reviseForm: { method: "PATCH", path: "/form/{id}", failureMessage: "Failed to submit form" },
  emailForm: { method: "POST", path: "/email-form", failureMessage: "Failed to email form" },
  getMail: { method: "GET", path: "/form/{id}/mail" },
  getBoxes: { method: "GET", path: "/form/{id}/boxes" },
  generatePdf: { method: "POST", path: "/generate-pdf", failureMessage: "Failed to generate PDF" },
  getPdfTurn: { method: "GET", path: "/pdf-turn" },
  createResumeCode: { method: "POST", path: "/api/resume-code" },
  resume: { method: "POST", path: "/api/resume" },
  recordConsent: { method: "POST", path: "/api/consent" },
  eraseData: { method: "DELETE", path: "/my-data" },
} as const satisfies Record<string, Route>;
