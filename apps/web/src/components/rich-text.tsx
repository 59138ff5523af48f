import { Fragment, type ReactNode } from "react";

// Codes that must not break over two lines, and the one address people are sent to.
const special = /([A-Z]-\d{3}|48-72|USCIS#|uscis\.gov)/;

/** A text whose form codes stay on one line and whose uscis.gov is a link. Its words are not changed. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts = text.split(special);
  return parts.map((part, index) => (
    // The parts of one text never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 === 0 ? part : <Special part={part} />}</Fragment>
  ));
}

function Special({ part }: { part: string }) {
  if (part === "uscis.gov") return <a href="https://www.uscis.gov">{part}</a>;
  return <span className="whole">{part}</span>;
}
