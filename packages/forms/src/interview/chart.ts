import type { ActKind } from "../understanding/act.ts";
import { type Situation, situations } from "./situation.ts";
import { table } from "./table.ts";

/** What is told of each situation, beside its decisions. */
const told: Readonly<Record<Situation, string>> = {
  "choosing-form": "No form is chosen yet; one may have been proposed.",
  asking: "A question was asked, and nothing of an answer is there yet.",
  confirming: "An answer was read back and waits for a yes.",
  choosing: "The words were not enough: a closed question was asked, with candidates.",
  unread: "Nobody could read the answer: the person decides whether it is kept as it was said.",
  "choosing-field": "It was asked which of several answers is to be corrected. Lies over another situation.",
  paused: "The person asked to be waited for. Lies over another situation.",
  ending: "It was asked whether to end the call. Lies over another situation.",
  "taking-back":
    "It was asked whether to take out an answer, to erase everything, or to go without saving. Lies over another situation.",
  "same-person":
    "It was asked whether this form is of the same person as another one of the payment; the question waits.",
  "checking-group":
    "It was asked whether the answers of a group that nobody read back were heard right; the next question waits.",
  saving: "It was asked whether to save the form. Lies over the review.",
  reviewing: "All answers stand side by side.",
  "reading-out":
    "The answers are being read out in pieces: who listens hears the next one, and nothing is saved by it.",
  "open-point": "The review asks about one answer: left for later, not read, or a name that may be split two ways.",
  complete: "The form was saved.",
};

const preface = `# The interview's statechart

Written by \`npm run generate\` from \`packages/forms/src/interview/table.ts\`; a test fails when it is out of
date. An utterance is parted into clauses and understood as one or several *acts* (\`understanding/act.ts\`), in their order. The
*situation* and the first act that does more than ask or remark choose the decision, a function in \`interview/decide/\` or
\`table.ts\`; what was asked or remarked beside it gets its sentence ahead of what follows. \`below\` gives the act back to the
situation underneath.
A new behaviour is a new cell, never a new position in an order.

\`\`\`mermaid
stateDiagram-v2
  [*] --> choosing_form
  choosing_form --> asking: form chosen
  asking --> confirming: value read
  asking --> choosing: doubt
  asking --> unread: third failure
  asking --> asking: noted, left for later
  confirming --> asking: yes, or no
  confirming --> choosing: repair with several wholes
  choosing --> confirming: candidate or answer
  choosing --> unread: third failure
  unread --> asking: kept with a yes, or left
  asking --> reviewing: last question
  confirming --> reviewing: last question
  reviewing --> asking: correction
  reviewing --> reading_out: hear them
  reading_out --> reviewing: all were read, or enough
  reviewing --> open_point: all is right
  open_point --> open_point: next point
  open_point --> complete: none left
  complete --> asking: correction, a new revision
  state over_any_situation {
    paused
    ending
    choosing_field
    taking_back
  }
  asking --> same_person: another form tells of somebody
  same_person --> asking: yes, or no
  asking --> checking_group: last question of a group, in a call
  checking_group --> asking: yes, or no
  reviewing --> saving: done
  saving --> reviewing: no
  saving --> open_point: yes
\`\`\`
`;

/** The statechart as Markdown: for each situation, the decision about each kind of act. */
export function interviewChart(): string {
  const sections = situations.map((situation) => {
    const rows = Object.entries(table[situation]) as readonly (readonly [ActKind, { readonly name: string }])[];
    const decisions = new Map<string, ActKind[]>();
    for (const [act, { name }] of rows) decisions.set(name, [...(decisions.get(name) ?? []), act]);
    const lines = [...decisions].map(([name, acts]) => `| ${acts.join(", ")} | \`${name}\` |`);
    return [`## ${situation}`, told[situation], "", "| acts | decision |", "|---|---|", ...lines, ""].join("\n");
  });
  return [preface, ...sections].join("\n");
}
