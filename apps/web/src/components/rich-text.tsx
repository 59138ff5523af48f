import { createElement, Fragment, type ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

// The one address people are sent to, and the official form's own words.
const specials = /(USCIS#|uscis\.gov|Family Name)/;

/** A text whose codes stay on one line, whose uscis.gov is a link and whose English is marked as such. Its words are not changed. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts = text.split(specials);
  // Given one by one, as if written out: the parts of one text never move, and need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? Unbroken({ text: part }) : special(part))),
  );
}

function special(part: string): ReactNode {
  if (part === "uscis.gov") return <a href="https://www.uscis.gov">{part}</a>;
  if (part === "Family Name") return <span lang="en">{part}</span>;
  return <span className="whole">{part}</span>;
}
