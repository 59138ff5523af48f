/**
 * Loads the card provider's script, once and only when it is needed.
 * @throws when the script did not load or offers nothing
 */
export async function loadStripeScript(publishableKey: string): Promise<void> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  if ((await loadStripe(publishableKey)) === null) throw new Error("The card provider's script offers nothing.");
}
