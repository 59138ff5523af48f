interface EntryState {
  readonly isAfterPayment?: true;
}

/** The session's id that the provider's page put into the address; null when there is none. */
export function sessionOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get("session_id") || null;
}

/** Takes the session's id out of the address, and notes in the history that the payment page is right before. */
export function rewriteAddress(): void {
  if (sessionOfAddress() === null) return;
  const state: EntryState = { ...window.history.state, isAfterPayment: true };
  window.history.replaceState(state, "", "/form");
}

/** Whether the browser's Back would lead from this entry to the payment page. */
export function hasPaymentBefore(): boolean {
  return (window.history.state as EntryState | null)?.isAfterPayment === true;
}
