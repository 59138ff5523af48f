/** Why a call that was up, or on its way, is over; the words are those of the hosted platform where it has one. */
export const callEndedReasons = [
  "customer-ended-call",
  "assistant-ended-call",
  "silence-timed-out",
  "exceeded-max-duration",
  "connection-lost",
  "replaced",
  "worker-shutdown",
  "customer-busy",
  "customer-did-not-answer",
  "assistant-forwarded-call",
  "call.start.error-sip-unreachable",
  "call.start.error-sip-declined",
  "call.start.error-sip-failed",
  "twilio-failed-to-connect-call",
  "vonage-failed-to-connect-call",
  "call.in-progress.error-sip-no-sound",
  "call.in-progress.error-sip-telephone-lost",
] as const;

/** All that the row of a call says of its end. */
export const endedReasons = [
  ...callEndedReasons,
  "voicemail",
  "call.start.error-server-lost",
  "call.start.error-schedule-missed",
  "call.start.error-refused",
] as const;

export type EndedReason = (typeof endedReasons)[number];
