import { expect, test } from "vitest";
import { formTypes } from "../../forms/form-types.ts";
import { partsOf } from "../../forms/parts/offers.ts";
import { fieldsAnswered, fieldsOfPart } from "../../forms/parts/parts.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import { idsOf, person } from "../testing.ts";

/** So many questions of a part, rows of its tables among them. */
const mostSteps = 90;

const parts = formTypes.flatMap((formType) => partsOf(formType).map(({ part }) => [formType, part] as const));

// By voice Part 9 of the N-400 has a test of its own: its groups are checked there.
test.each(parts)(
  "%s, part %i: who stops at any question finds the same one, whichever part came first",
  (form, part) => {
    const rosa = person(form, idsOf(form));
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "extra-wanted", part });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart(form, part) });
    const first = rosa.at();
    for (let steps = 0; rosa.now().phase === "asking" && steps < mostSteps; steps += 1) {
      const { answers } = rosa.asking();
      const extra = fieldsAnswered(form, answers);
      const [again] = next(startOf("smart"), { kind: "restored", formType: form, answers, extra });
      if (rosa.at() !== first) expect([steps, currentField(again)?.id]).toEqual([steps, rosa.at()]);
      // Every second yes or no is a yes: a table's row is told of, and it ends.
      const field = currentField(rosa.now());
      if (field?.kind !== "yesno") rosa.taps("skip");
      else rosa.writes(steps % 2 === 0 || !field.id.includes(".") ? "sí" : "no");
      if (rosa.asking().turn?.kind === "confirming") rosa.writes("sí");
    }
  },
);
