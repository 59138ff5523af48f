import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { extraFields } from "./extra.ts";
import { formTypes } from "./form-types.ts";
import { furtherFields } from "./parts/parts.ts";
import { forms } from "./registry.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const searched = ["packages/forms/src", "packages/platform/src", "packages/api/src", "apps/web/src", "apps/server/src"];
/** A form's own places: its folder, where its answers go on the official form, what that asks, and what is sent with it. */
const own = [
  ...formTypes.map((formType) => `packages/forms/src/forms/${formType.toLowerCase()}/`),
  "apps/server/src/documents/official-forms/boxes/",
  "apps/server/src/documents/official-forms/items/",
  "apps/server/src/documents/filing/",
];
/** Tests tell of people's answers, by id. */
const isTest = /(\.test\.tsx?|\.contract\.ts|\/testing[^/]*\.ts|\/testing\/.*)$/;

const ids = formTypes.flatMap((formType) => [
  ...[...forms[formType].fields, ...extraFields[formType]].map(({ id }) => id),
  // Of the parts' many those that are no words of their own, and a table's rows go by its id.
  ...furtherFields[formType].map(({ id }) => id.replace(/\..*$/, "")).filter((id) => id.includes("_")),
]);
/** An id of one word is a word as well: only in quotes, or as a key, it is one. "email" is a kind of answer too. */
const joined = new Set(ids.filter((id) => id.includes("_")));
// ElevenLabs' wire names a voice by it.
joined.delete("new_name");
const single = new Set(ids.filter((id) => !id.includes("_") && id !== "email"));

/** @returns the first field's id that a line names; one pattern of all ids takes minutes */
function idIn(line: string): string | undefined {
  const word = line.match(/\w+/g)?.find((some) => joined.has(some));
  return (
    word ??
    [...line.matchAll(/["'`](\w+)["'`]/g)]
      .map(([, quoted]) => quoted)
      .find((some) => some !== undefined && single.has(some))
  );
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isTest.test(path) && !own.some((place) => path.startsWith(place)));
}

test("nothing outside a form's folder names one of its fields", () => {
  const naming = searched.flatMap(sources).flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) => (idIn(line) ? [`${path}:${index + 1}: ${idIn(line)}`] : [])),
  );
  expect(naming).toEqual([]);
});

/** Where a form's number stands in code, it is decided again what the list of forms says. Texts name forms, too. */
const perForm = [
  ...own,
  "packages/forms/src/forms/",
  "packages/forms/src/prompts/topics.ts",
  "apps/web/src/words/",
  "apps/server/src/documents/form-notes.ts",
];

test("no list of forms is written again", () => {
  const quoted = new RegExp(formTypes.map((formType) => `["'\`]${formType}["'\`]`).join("|"));
  const naming = searched
    .flatMap(sources)
    .filter((path) => !perForm.some((place) => path.startsWith(place)))
    .filter((path) => quoted.test(readFileSync(join(root, path), "utf8")));
  expect(naming).toEqual([]);
});
