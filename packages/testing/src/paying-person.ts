/**
 * A person in one browser of their own, who keeps cookies and can pay with the embedded test payments.
 * @param origin of the site, as browsers see it, whichever port is asked
 */
export function openPayingPerson(origin: string) {
  const cookies: Map<string, string> = new Map();

  /** Sends JSON, or a form as the browser does. */
  async function send(
    port: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: "manual",
      headers: {
        origin,
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  }

  return {
    send,
    async pay(port: number) {
      const { text } = await send(port, "POST", "/api/create-checkout-session", {
        priceId: "price_embedded_999",
        successUrl: `${origin}/form?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${origin}/`,
      });
      const { pathname } = new URL(JSON.parse(text).url);
      await send(port, "POST", pathname, new URLSearchParams({ decision: "pay" }));
      await send(port, "POST", "/api/verify-payment", { sessionId: pathname.split("/").at(-1) });
    },
  };
}
