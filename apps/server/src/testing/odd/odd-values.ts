import type { Random } from "./random.ts";

/** Texts that have broken programs: controls, halves of characters, other scripts, numbers, dates, templates, SQL, paths, prototypes. */
export const oddTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud83d",
  "\udc00x",
  "\u202eabc\u202d",
  "\ufeff",
  "ﷺ".repeat(40),
  "e\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "-1",
  "0",
  "1e999",
  "NaN",
  "9007199254740993",
  "null",
  "[object Object]",
  "0000-00-00",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999+23:59",
  "+275760-09-13T00:00:00.001Z",
  "-000001-01-01T00:00:00Z",
  "2026-02-30T25:61:61Z",
  "2026-11-20T12:00:00.123456789Z",
  "{{",
  "{{name",
  "{{ x | divided_by: 0 }}",
  "{% for a in (1..9999999) %}{{a}}{% endfor %}",
  '{{"now" | date: "%Y", "Nowhere/Nowhere"}}',
  "' or 1=1 --",
  "\\",
  "%",
  "%%s%n",
  "%_",
  "$1",
  "(",
  "(a+)+$",
  "[",
  "*",
  "../../etc/passwd",
  "a/b",
  "?",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "<script>alert(1)</script>",
  "\r\nX-A: b",
  "a,b;c:d",
  "http://",
  "http://[::1",
  "https://user:pass@tools.dilo.example:99999/x",
  "https://127.0.0.1/",
  "javascript:alert(1)",
  "data:,x",
  "a@b.example,c@d.example",
  "+1",
  "es-XX-u-ca-nowhere",
  "x".repeat(300),
  "ñ".repeat(5000),
];

/** Numbers at the edges of what a field, a store or JavaScript takes. */
export const oddNumbers: readonly number[] = [
  ...[0, -0, 1, -1, 0.5, -0.5, 1e-7, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 53 + 2],
  ...[2 ** 63, 1e21, 1.7976931348623157e308, -1.7976931348623157e308, 5e-324, 8.64e15, 8.64e15 + 1],
];

/** Something that nobody meant: of any type, seldom large. */
export function oddValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
      return random.pick(oddNumbers);
    case 2:
      return [];
    case 3:
      return {};
    case 4:
      return random.pick([[null], [[]], [{}], ["", 0], [[[[[[]]]]]]]);
    case 5:
      return { [random.pick(oddTexts)]: random.pick(oddTexts) };
    default:
      return random.pick(oddTexts);
  }
}
