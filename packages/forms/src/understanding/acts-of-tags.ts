import {
  type Act,
  type Command,
  isPaceWish,
  type Moment,
  one,
  type Social,
  type Topic,
  type Understanding,
} from "./act.ts";
import type { Tag } from "./lexicon.ts";

const verdictTags: ReadonlySet<Tag> = new Set(["affirm", "deny"]);

/** What several whole phrases do together, the weightiest first. */
export function actsOf(tags: readonly Tag[], moment: Moment, plain = ""): Understanding {
  const [first] = rankedTags(tags, moment);
  if (first === "dont-know" && /\b(expli\w+|ayud\w+)\b/.test(plain)) return one({ kind: "command", command: "help" });
  // "Sí, pero" agrees to nothing yet.
  if (first === "affirm" && /\bpero$/.test(plain)) return one({ kind: "none" });
  if (first === undefined)
    return one(tags.includes("noise") || moment.channel === "spoken" ? { kind: "noise" } : { kind: "none" });
  const isMixed = tags.includes("affirm") && tags.includes("deny");
  if (isMixed && verdictTags.has(first)) return one(verdictOfMixed(tags));
  // "Más despacio, que no oigo" wants both.
  const also = first !== "ask:volume" && tags.includes("ask:volume") ? [actOfTag("ask:volume")] : [];
  // "Sí, y apúrele" agrees as well.
  const isAgreed = tags.includes("affirm") && !tags.includes("deny") && moment.expects.kind !== "answer";
  return isPaceTag(first) && isAgreed
    ? one(actOfTag("affirm"), actOfTag(first), ...also)
    : one(actOfTag(first), ...also);
}

function isPaceTag(tag: Tag): boolean {
  return tag.startsWith("command:") && isPaceWish(tag.slice("command:".length) as Command);
}

/** "No, no, sí": the last word holds; "no, está bien" may mean either. */
function verdictOfMixed(tags: readonly Tag[]): Act {
  const verdicts = tags.filter((tag) => verdictTags.has(tag));
  const last = verdicts.at(-1);
  const isTurned = verdicts.length > 2 && last !== undefined && verdicts.at(-2) !== last;
  return isTurned && last === "affirm" ? { kind: "affirm" } : { kind: "none" };
}

/** Commands before verdicts before courtesies; a wish to end is weaker than any other. */
function rankedTags(tags: readonly Tag[], { expects }: Moment): readonly Tag[] {
  const rank = (tag: Tag): number => {
    if (tag === "filler" || tag === "noise") return -1;
    if (tag === "hand-off") return 9;
    if (tag.startsWith("ask:")) return 7.5;
    // "No, sigamos" refuses nothing where no value waits for its yes.
    if (tag === "command:resume") return expects.kind === "answer" || isWhetherToEnd(expects) ? 5.5 : 2;
    if (tag === "command:end-call") return 6;
    if (tag === "later" || tag === "dont-know") return 7;
    if (tag === "command:keep" || tag === "command:leave") return 4;
    if (tag.startsWith("command:")) return 8;
    if (verdictTags.has(tag)) return expects.kind === "answer" || expects.kind === "form" ? 3 : 5;
    if (tag === "social:worry") return 4;
    return 1;
  };
  return tags.filter((tag) => rank(tag) >= 0).sort((left, right) => rank(right) - rank(left));
}

/** A yes or a no to a question of the interview's own, and not to the review. */
function isWhetherToEnd(expects: Moment["expects"]): boolean {
  return expects.kind === "yes-no" && !expects.isReview;
}

export function actOfTag(tag: Tag): Act {
  if (tag.startsWith("social:")) return { kind: "social", social: tag.slice("social:".length) as Social };
  if (tag.startsWith("command:")) return { kind: "command", command: tag.slice("command:".length) as Command };
  if (tag.startsWith("ask:")) return { kind: "ask", topic: tag.slice("ask:".length) as Topic };
  return { kind: tag as "affirm" | "deny" | "dont-know" | "later" | "hand-off" };
}
