/**
 * What is pressed, typed or drawn, what is folded away, a choice as it is printed, and what has a button of its own,
 * as all that the person said.
 */
const unread =
  "button:not(.choice), .unseen, [aria-hidden=true], [data-own], .choice > [lang=en], input, textarea, details:not([open]) > :not(summary)";

/** The text that stands in the `data-heard` around a button, as it is read aloud: a sentence for each of its blocks. */
export function textAround(button: Element): string {
  return [...(button.closest("[data-heard]") ?? button).childNodes].map(textIn).join("").replace(/\s+/g, " ").trim();
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  if (!(node instanceof HTMLElement) || node.matches(unread)) return "";
  const { display, visibility } = getComputedStyle(node);
  if (display === "none" || visibility === "hidden") return "";
  const inner = [...node.childNodes].map(textIn).join("");
  if (display.startsWith("inline")) return inner;
  return ` ${inner.trim().replace(/[^\s.,:;!?…]$/, "$&.")} `;
}
