import { RequestError } from "../http/request-error.ts";
import { sessionPlaceholder } from "./payments.ts";

/**
 * Builds the addresses the browser comes back to, from what the page asked for.
 * Only our own origin is let through, or a payment could send a person to somebody else's page.
 * @throws RequestError `wrong-return-address`
 */
export function readReturnUrls(asked: { successUrl: string; cancelUrl: string }, publicOrigin: string) {
  const success = ours(asked.successUrl, publicOrigin);
  const isForm = success.pathname === "/form" && success.search === `?session_id=${sessionPlaceholder}`;
  if (!isForm)
    throw new RequestError("wrong-return-address", "successUrl must be /form?session_id={CHECKOUT_SESSION_ID}.");
  const cancel = ours(asked.cancelUrl, publicOrigin);
  return {
    successUrl: `${publicOrigin}/form?session_id=${sessionPlaceholder}`,
    cancelUrl: `${publicOrigin}${cancel.pathname}${cancel.search}`,
  };
}

function ours(text: string, publicOrigin: string): URL {
  const url = new URL(text);
  if (url.origin === publicOrigin && url.username === "" && url.password === "" && !url.pathname.startsWith("//")) {
    return url;
  }
  throw new RequestError("wrong-return-address", "successUrl and cancelUrl must be on this site.");
}
