import { createElement, Fragment, type ReactNode } from "react";

// A telephone number; an e-mail address; what breaks at its signs: a date, a span of hours, a sum, an A-Number, a form's code.
const groups = /(\(\d{3}\)\s\d{3}-\d{4}|[^\s@:]+@[^\s@]+\w|(?:[A-Z]-)?\$?\d+(?:[/:.,-]\d+)+|[A-Z]-\d+)/;

/**
 * A text whose numbers, dates, codes and addresses of e-mail stay whole, each on one line, where a line has room for
 * them. What is longer than a line breaks between its groups. The words are not changed.
 */
export function Unbroken({ text }: { text: string }): ReactNode {
  const parts = text.split(groups);
  // Given one by one, as if written out: the parts of one text never move, and need no keys.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 0 ? part : whole(part))));
}

function whole(part: string): ReactNode {
  const [first = "", last] = part.split(/(?=@)|(?<=\))\s/);
  if (last === undefined) return <span className="whole">{part}</span>;
  return (
    <span className="kept">
      {first}
      {part.includes("@") ? (
        <>
          <wbr />
          {last}
        </>
      ) : (
        <>
          {" "}
          <span className="whole">{last}</span>
        </>
      )}
    </span>
  );
}
