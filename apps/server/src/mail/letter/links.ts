import { type Html, html } from "./html.ts";

/** The government's pages as our sentences name them: "uscis.gov/n-400". An answer is never searched for them. */
const page = /\buscis\.gov(?:\/[a-z0-9-]+)*/gi;

/** A sentence of ours with the whole addresses of the pages it names, which mail programs make links of. */
export function withAddresses(sentence: string): string {
  return sentence.replace(page, (name) => `https://www.${name}`);
}

/** The same sentence with links; its visible words are those of `withAddresses`. */
export function withLinks(sentence: string): readonly Html[] {
  const between = sentence.split(page);
  const names = sentence.match(page) ?? [];
  return between.flatMap((words, index) => {
    const name = names[index];
    if (name === undefined) return [html`${words}`];
    const address = `https://www.${name}`;
    return [html`${words}`, html`<a href="${address}">${address}</a>`];
  });
}
