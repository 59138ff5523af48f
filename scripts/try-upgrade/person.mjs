import { openPayingPerson } from "@dilo/testing/paying-person";
import { loadSource } from "../lib/source.mjs";

const { sampleForm } = await loadSource("/packages/forms/src/index.ts");

/**
 * A person in one browser who pays, saves a form, and looks at it again.
 * @param {string} origin of the site, whichever server is asked
 */
export function openPerson(origin) {
  const { send, pay } = openPayingPerson(origin);
  return {
    pay,
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
