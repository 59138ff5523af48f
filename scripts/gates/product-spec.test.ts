import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const page = readFileSync(join(root, "docs/product-spec.md"), "utf8");

/** The numbered rows of a page's tables: what is claimed, and what holds it. */
function claimsIn(text: string) {
  return [...text.matchAll(/^\| (\d+) \| (.+?) \| (.+) \|$/gm)].map(([, number, claim, held = ""]) => ({
    number: Number(number),
    claim,
    held,
  }));
}

/** The tests a text names: a file in backticks, then titles in Spanish or English quotation marks. */
function testsIn(text: string) {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = "", titles = ""]) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
  );
}

/** The tests that hold a claim, its own or those of an earlier one: "as claim 6". */
function testsOf({ number, held }: (typeof claims)[number]): ReturnType<typeof testsIn> {
  const [, other] = /^as claim (\d+)$/.exec(held) ?? [];
  const earlier = claims.find((claim) => claim.number === Number(other) && claim.number < number);
  return earlier === undefined ? testsIn(held) : testsOf(earlier);
}

/** What is wrong with a named test; undefined when it is there. */
function faultOf({ file, title }: { file: string; title: string }) {
  if (!existsSync(join(root, file))) return `${file} is not there`;
  const named = ['"', "`"].some((quote) => readFileSync(join(root, file), "utf8").includes(quote + title + quote));
  return named ? undefined : `${file} has no test “${title}”`;
}

const claims = claimsIn(page);

describe("docs/product-spec.md", () => {
  test("names only tests that are there", () => {
    expect(testsIn(page).map(faultOf).filter(Boolean)).toEqual([]);
  });

  test("numbers its claims, and says of each by which test it is held, why it differs, or that it is missing", () => {
    expect(claims.map(({ number }) => number)).toEqual(claims.map((_, index) => index + 1));
    const isExplained = ({ held }: (typeof claims)[number]) => /^(differs: |missing)/.test(held);
    expect(claims.filter((claim) => testsOf(claim).length === 0 && !isExplained(claim))).toEqual([]);
  });

  test("names what holds several claims once", () => {
    const named = claims.map(({ held }) => held).filter((held) => !held.startsWith("as claim "));
    expect(named).toEqual([...new Set(named)]);
  });

  test("counts them right", () => {
    const differ = claims.filter(({ held }) => held.startsWith("differs: ")).length;
    const missing = claims.filter(({ held }) => held.startsWith("missing")).length;
    const counts = `${claims.length} claims: ${claims.length - differ - missing} held, ${differ} differ, ${missing} missing`;
    expect(page).toContain(counts);
  });
});

test("a test that is not there is seen", () => {
  const file = "scripts/gates/product-spec.test.ts";
  const named = `\`${file}\`: “counts them right”, “counts them wrong”; \`scripts/gates/gone.test.ts\`: “any”`;
  const faults = testsIn(named).map(faultOf);
  expect(faults).toEqual([
    undefined,
    `${file} has no test “counts them wrong”`,
    "scripts/gates/gone.test.ts is not there",
  ]);
});
