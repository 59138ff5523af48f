import { loadSource } from "../lib/source.mjs";

const { sampleForm } = await loadSource("/packages/forms/src/index.ts");

/**
 * A person in one browser who pays, saves a form, and looks at it again.
 * @param {string} origin of the site, whichever server is asked
 */
export function openPerson(origin) {
  const cookies = new Map();

  async function send(port, method, path, body) {
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
    async pay(port) {
      const { text } = await send(port, "POST", "/api/create-checkout-session", {
        priceId: "price_embedded_999",
        successUrl: `${origin}/form?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${origin}/`,
      });
      const { pathname } = new URL(JSON.parse(text).url);
      await send(port, "POST", pathname, new URLSearchParams({ decision: "pay" }));
      await send(port, "POST", "/api/verify-payment", { sessionId: pathname.split("/").at(-1) });
    },
    /** @returns {Promise<string>} its id; throws with the server's answer */
    async save(port) {
      const { formType, said: data } = sampleForm;
      const { status, text } = await send(port, "POST", "/submit-form", { formType, data });
      if (status !== 200) throw new Error(`A form is not saved: ${status} ${text}`);
      return JSON.parse(text).id;
    },
    /** @returns {Promise<string | undefined>} why the form is not what was saved; undefined when it is */
    async whyNotThere(port, id) {
      const { status, text } = await send(port, "GET", `/form/${id}`);
      if (status !== 200) return `${status} ${JSON.parse(text).code ?? ""}`;
      const { data } = JSON.parse(text);
      const isSame = Object.entries(sampleForm.said).every(([field, said]) => data[field] === said);
      return isSame ? undefined : "other answers";
    },
    /** @returns {Promise<string | undefined>} */
    async whyNoPdf(port, id) {
      const { status, text } = await send(port, "POST", "/generate-pdf", { formId: id, formType: sampleForm.formType });
      return status === 200 && text.startsWith("%PDF-") ? undefined : `${status}`;
    },
  };
}
