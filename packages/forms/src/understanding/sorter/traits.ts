import type { Act, Moment } from "../act.ts";

/** Until which number of words an utterance is of each length. */
const [fewWords, someWords] = [3, 7];

/**
 * What is known of some words besides themselves, as the sorter learns it: where they were said, and what the rules made of
 * them. How far a rule is to be trusted is learned like a word.
 */
export function traitsOf(text: string, byRules: readonly Act[], { expects, field }: Moment): readonly string[] {
  const count = text.split(/\s+/).length;
  const length = count <= fewWords ? "few" : count <= someWords ? "some" : "many";
  const made = byRules.flatMap((act) => {
    const name = nameOf(act);
    const where = act.kind === "inform" ? `${field?.kind ?? ""} ${length}` : length;
    return [`=${name}`, `=${name} ${where}`];
  });
  return [`@${expects.kind}`, ...made, ...(byRules.length > 1 ? ["=several"] : [])];
}

function nameOf(act: Act): string {
  switch (act.kind) {
    case "command":
      return act.command;
    case "ask":
      return act.topic;
    case "social":
      return act.social;
    case "take-back":
      return act.what;
    case "inform":
      return `inform ${act.reading.status}${act.reading.candidates.length > 0 ? "+" : ""}`;
    default:
      return act.kind;
  }
}
