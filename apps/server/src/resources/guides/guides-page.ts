import { type Chapter, chaptersOf, htmlOf } from "./markdown.ts";

const pageHtml = (path: string, chapters: readonly Chapter[], shown: Chapter) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${shown.title} · Voice platform</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${path}/page.css">
  </head>
  <body class="guide">
    <nav aria-label="Guides">
      <a href="${path}">Reference</a>
      ${chapters.map((one) => linkTo(path, one, one === shown)).join("\n      ")}
    </nav>
    <main>
      <h1>${shown.title}</h1>
${htmlOf(shown.text, (link) => addressOf(path, link))}
    </main>
  </body>
</html>
`;

const linkTo = (path: string, { slug, title }: Chapter, isHere: boolean) =>
  `<a href="${path}/guides/${slug}"${isHere ? ' aria-current="page"' : ""}>${title}</a>`;

/** What the guides refer to is in the reference, or in the project's folder, which a reader of the page may not have. */
function addressOf(path: string, link: string): string | undefined {
  if (/^https?:/.test(link)) return link;
  return link.startsWith("platform.md") ? path : undefined;
}

/**
 * The guides as pages, by the last part of their address; "" is the first.
 * @param path of the reference, beside which they are
 */
export async function guidePages(path: string): Promise<ReadonlyMap<string, string>> {
  // Read when somebody asks for it: only the bundlers know how to give a text.
  const { default: guides } = await import("../../../../../docs/guides.md?raw");
  const chapters = chaptersOf(guides);
  const pages = chapters.map((one) => [one.slug, pageHtml(path, chapters, one)] as const);
  return new Map([["", pages[0]?.[1] ?? ""], ...pages]);
}
