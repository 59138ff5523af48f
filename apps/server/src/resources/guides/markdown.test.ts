import { expect, test } from "vitest";
import { chaptersOf, htmlOf } from "./markdown.ts";

const html = (markdown: string) => htmlOf(markdown, (link) => (link.startsWith("https:") ? link : undefined));

test.each([
  ["a paragraph\nof two lines", "<p>a paragraph of two lines</p>"],
  ["one\n\nother", "<p>one</p>\n<p>other</p>"],
  ["### Small", "<h2>Small</h2>"],
  ["1. first\n   goes on\n2. `two`", "<ol><li>first goes on</li><li><code>two</code></li></ol>"],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["```js a.mjs\nif (a < b) {}\n\n```", '<p><code>a.mjs</code></p><pre class="js">if (a &lt; b) {}\n</pre>'],
  [
    "| a | b |\n| --- | --- |\n| `x\\|y` | *z* |",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><em>z</em></td></tr></tbody></table>",
  ],
  ["[out](https://a.example) and [in](x.md#y)", '<p><a href="https://a.example">out</a> and in</p>'],
  ["**strong** 2 * 3 * 4", "<p><b>strong</b> 2 * 3 * 4</p>"],
  ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  ["<!-- a comment -->", ""],
])("%j", (markdown, written) => expect(html(markdown)).toBe(written));

test("chapters begin at headings of the second rank", () => {
  expect(chaptersOf("# All\nhead\n## One, two\na\n### b\n## Three\nc")).toEqual([
    { title: "One, two", slug: "one-two", text: "a\n### b\n" },
    { title: "Three", slug: "three", text: "c" },
  ]);
});
