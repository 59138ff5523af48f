import type { FormWords } from "../es/form.ts";

/** What the form page says about the copy by e-mail, in English. */
export const emailEn: FormWords["email"] = {
  title: "Receive a copy by email",
  label: "Your email address",
  placeholder: "maria@example.com",
  send: "Send",
  sending: "Sending...",
  sent: "Form sent to your email successfully!",
  noAddress: "Write a whole address, such as maria@example.com.",
  notDelivered: (address: string) => `The email to ${address} did not arrive.`,
  why: {
    refused: "Check the address: it does not exist or takes no email.",
    "mailbox-full": "That mailbox is full. Empty it a little, or write another address.",
    failed: "The fault is ours, not in your address. Download the PDF meanwhile.",
    "too-many": "We mailed this form several times already, and can mail it no more. Download the PDF.",
    "none-left": "We sent all emails of this payment already. Download the PDF.",
    changed: "Your answers were changed on another phone or in another window. Open this page again to see them.",
    "full-today": "We can send no more emails today. Download the PDF now. Try tomorrow, if you want the email.",
  },
  waiting: (address: string) => `Your email to ${address} has not left yet.`,
  meanwhile: "We keep trying. You need not wait here: you can download the PDF now.",
  another: "Write another address",
  sentTo: (address) => `We sent it to ${address}. If you do not see it, look in your spam folder.`,
};
