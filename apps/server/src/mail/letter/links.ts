import { type Html, html } from "./html.ts";

/**
 * The government's pages as our sentences name them, "uscis.gov/n-400", and our own page with a code in its address. An
 * answer is never searched for them.
 */
const page = /\buscis\.gov(?:\/[a-z0-9-]+)*|\bhttps?:\/\/[^\s#]+#codigo=\d+/gi;

/**
 * The address that opens the landing page with a code in its box. It stands behind the "#", which browsers send to nobody.
 * @param code such as "481 205 937 164 028"
 */
export function addressWithCode(publicOrigin: string, code: string): string {
  return `${publicOrigin}/#codigo=${code.replace(/\D/g, "")}`;
}

const wholeAddress = (name: string): string => (name.includes("://") ? name : `https://www.${name}`);

/** A sentence of ours with the whole addresses of the pages it names, which mail programs make links of. */
export function withAddresses(sentence: string): string {
  return sentence.replace(page, wholeAddress);
}

/** The same sentence with links; its visible words are those of `withAddresses`. */
export function withLinks(sentence: string): readonly Html[] {
  const between = sentence.split(page);
  const names = sentence.match(page) ?? [];
  return between.flatMap((words, index) => {
    const name = names[index];
    if (name === undefined) return [html`${words}`];
    const address = wholeAddress(name);
    return [html`${words}`, html`<a href="${address}">${address}</a>`];
  });
}
