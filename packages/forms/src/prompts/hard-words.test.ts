import { unexplained } from "@dilo/testing/hard-words";
import { expect, test } from "vitest";
import { choicesOf } from "../forms/choices.ts";
import type { Field } from "../forms/definition.ts";
import { formTypes } from "../forms/form-types.ts";
import { furtherFields } from "../forms/parts/parts.ts";
import { forms } from "../forms/registry.ts";
import { handOffAnswer, termAnswers, topicAnswers } from "./topics.ts";
import { type Wording, wordings } from "./wordings.ts";

/** What stands together where a question is asked: each is one text to the person who reads it. */
function textsOf({ question, detail, labelSpanish, help, notAsked, extra, kind }: Field): readonly string[] {
  return [
    [extra?.lead, question, detail?.spanish].filter(Boolean).join(" "),
    ...[labelSpanish, help.why, help.where, notAsked?.spanish ?? "", extra?.caution?.spanish ?? ""],
    ...choicesOf({ kind, ...(extra && { extra }) }).map(({ spanish }) => spanish),
    ...Object.values(extra?.remarks ?? {}).map((remark) => remark?.spanish ?? ""),
  ];
}

const fields = formTypes.flatMap((formType): readonly Field[] => [
  ...forms[formType].fields,
  ...furtherFields[formType],
]);
const texts = [
  ...fields.flatMap(textsOf),
  ...Object.values<Wording>(wordings).flatMap(({ spoken, written = [] }) => [...spoken, ...written]),
  ...[...Object.values(topicAnswers), ...Object.values(termAnswers), handOffAnswer].map(({ spanish }) => spanish),
];

test("a word that few people know is explained where it stands, or stands nowhere", () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(unexplained(texts)).toEqual([]);
});
