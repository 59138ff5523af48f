/** A text under a heading of the second rank. */
export interface Chapter {
  readonly title: string;
  /** Its title as a part of an address: "what-is-different-here". */
  readonly slug: string;
  readonly text: string;
}

/** The chapters of a page in Markdown, in their order. */
export function chaptersOf(markdown: string): readonly Chapter[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    return { title, slug, text: lines.join("\n") };
  });
}

/**
 * Writes Markdown as HTML, as far as our own guides use it: headings, paragraphs, lists, tables and code. Nothing in it is
 * read as markup.
 * @param addressOf where a link of the text leads; undefined where its words alone are to be shown
 */
export function htmlOf(markdown: string, addressOf: (link: string) => string | undefined): string {
  const inline = (text: string) => inlineHtml(text, addressOf);
  const html: string[] = [];
  const lines = markdown.split("\n").filter((line) => !/^<!--.*-->$/.test(line));
  let at = 0;
  /** The lines from here on that go together, without what `strip` takes from each. */
  const take = (belongs: (line: string) => boolean): readonly string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.startsWith("```")) {
      const [, kind = "", name = ""] = /^```(\w*) ?(.*)$/.exec(line) ?? [];
      at += 1;
      const code = take((one) => !one.startsWith("```")).join("\n");
      at += 1;
      html.push(
        `${name === "" ? "" : `<p><code>${escaped(name)}</code></p>`}<pre class="${kind}">${escaped(code)}</pre>`,
      );
    } else if (line.startsWith("### ")) {
      html.push(`<h2>${inline(line.slice(4))}</h2>`);
      at += 1;
    } else if (line.startsWith("|"))
      html.push(
        tableHtml(
          take((one) => one.startsWith("|")),
          inline,
        ),
      );
    else if (isItem(line))
      html.push(
        listHtml(
          take((one) => isItem(one) || one.startsWith("  ")),
          inline,
        ),
      );
    else if (line === "") at += 1;
    else html.push(`<p>${inline(take((one) => one !== "" && !/^(?:```|\||### )/.test(one)).join(" "))}</p>`);
  }
  return html.join("\n");
}

const isItem = (line: string) => /^(?:-|\d+\.) /.test(line);

function listHtml(lines: readonly string[], inline: (text: string) => string): string {
  const items = lines.join("\n").split(/^(?:-|\d+\.) /m);
  const name = lines[0]?.startsWith("-") ? "ul" : "ol";
  const told = items.slice(1).map((item) => `<li>${inline(item.trim().replaceAll(/\n\s*/g, " "))}</li>`);
  return `<${name}>${told.join("")}</${name}>`;
}

function tableHtml(lines: readonly string[], inline: (text: string) => string): string {
  const [head = [], , ...rows] = lines.map((line) => line.slice(1, -1).split(/(?<!\\)\|/));
  const cells = (name: "th" | "td", row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${name}>${inline(cell.trim().replaceAll("\\|", "|"))}</${name}>`).join("")}</tr>`;
  return `<table><thead>${cells("th", head)}</thead><tbody>${rows.map((row) => cells("td", row)).join("")}</tbody></table>`;
}

/** Code, links, and what is stressed. */
function inlineHtml(text: string, addressOf: (link: string) => string | undefined): string {
  const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(?<![\w*])\*([^*\s][^*]*)\*/g;
  let html = "";
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, words, link = "", strong, stressed] = found;
    html += escaped(text.slice(from, found.index));
    from = found.index + whole.length;
    if (code !== undefined) html += `<code>${escaped(code)}</code>`;
    else if (words !== undefined) {
      const address = addressOf(link);
      html += address === undefined ? escaped(words) : `<a href="${escaped(address)}">${escaped(words)}</a>`;
    } else html += strong === undefined ? `<em>${escaped(stressed ?? "")}</em>` : `<b>${escaped(strong)}</b>`;
  }
  return html + escaped(text.slice(from));
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
