import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formTypes } from "../../forms/form-types.ts";
import { fieldsOf } from "../questions.ts";
import { readAnswer } from "../reading.ts";
import { situationOf } from "../situation.ts";
import type { Asking } from "../state.ts";
import { idsOf, person, sample, upTo } from "../testing.ts";

/** What is said or typed beside a value. */
const beside = [
  ...["", "", "pon", "ponle", "anota", "escribe", "apunta", "pon el mio", "anota el mío", "es este", "ponga ahí"],
  ...["el de la casa es", "creo q es", "a ver si sirve", "este mero", "va", "k", "p on", "nomas tengo", "mire"],
];
const odd = [
  ...["773 555 0128", "(773) 555-0128", "siete siete tres 555 0128", "089 345 678", "12/13/1985", "asdf", "???"],
  ...["no c", "xx", "el viejo", "la de arriba", "1482", "Palmer", "rosa@", "arroba", "gmail", "calle", "casada ya no"],
  ...[
    "hace un chingo",
    "1985",
    "marzo",
    "Chicago",
    "33165",
    "déjelo así",
    "así déjelo",
    "guárdelo",
    "siga",
    "no",
    "😀",
  ],
];
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...beside), fc.constantFrom(...odd, ...Object.values(sample)), fc.constantFrom(...beside))
      .map((words) => words.filter((word) => word !== "").join(" ")),
  },
  fc.string({ minLength: 1, maxLength: 30 }),
);
const dialogues = fc.record({ texts: fc.array(text, { minLength: 1, maxLength: 4 }), isTyped: fc.boolean() });

describe.each(formTypes)("%s: words that nobody can read are kept with a yes to the question alone", (formType) => {
  test.each(idsOf(formType))("%s", (id) => {
    fc.assert(
      fc.property(dialogues, ({ texts, isTyped }) => {
        const rosa = person(formType, upTo(id, formType));
        if (isTyped) rosa.send({ kind: "call-ended" });
        for (const said of texts) {
          const before = rosa.now();
          if (before.phase !== "asking") return;
          if (isTyped) rosa.writes(said);
          else rosa.says(said);
          if (rosa.now().phase !== "asking") return;
          for (const field of unreadIn(
            rosa.kept().map(([kept]) => kept as string),
            rosa.asking(),
          )) {
            // A part of an answer stays where its rest is not known: it is told what of it.
            const isTold = rosa.asking().reply.prompts.some((prompt) => "key" in prompt && prompt.key === "kept-known");
            expect({ field, isAsked: situationOf(before) === "unread" || isTold }).toEqual({ field, isAsked: true });
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** Those of some answers that no reader reads. */
function unreadIn(ids: readonly string[], interview: Asking): readonly string[] {
  return ids.filter((id) => {
    const field = fieldsOf(interview).find((one) => one.id === id);
    const answer = interview.answers[id];
    const status = field && answer && readAnswer(interview, field, answer).status;
    return status !== undefined && status !== "value" && status !== "none";
  });
}
