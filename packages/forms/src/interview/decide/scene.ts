import type { Field } from "../../forms/definition.ts";
import type { Act, ActKind, ActOf, Channel } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { currentField } from "../questions.ts";
import { reply } from "../saying.ts";
import type { Asking, Interview } from "../state.ts";

/** One utterance, understood, and the interview it meets. */
export interface Scene<Phase extends Interview = Interview> {
  readonly interview: Phase;
  readonly text: string;
  readonly at: string;
  readonly turnId?: string | undefined;
  readonly channel: Channel;
  /** It began while the assistant was still speaking. */
  readonly isEarly: boolean;
  /** All that was done, the act decided on first. */
  readonly acts: readonly Act[];
}

/** What is done about an act in a situation. */
export type Decision<Kind extends ActKind> = (scene: Scene, act: ActOf<Kind>) => Step;

/** One row of the table: a decision for every kind of act. */
export type Row = { readonly [Kind in ActKind]: Decision<Kind> };

/** The scene in one interview. */
export function within<Phase extends Interview>(scene: Scene, interview: Phase): Scene<Phase> {
  return { ...scene, interview };
}

/** A decision that needs a question being asked; anywhere else the prompt stands again. */
export function whileAsking<Kind extends ActKind>(
  decide: (scene: Scene<Asking>, field: Field, act: ActOf<Kind>) => Step,
): Decision<Kind> {
  return named(decide, (scene, act) => {
    const { interview } = scene;
    const field = currentField(interview);
    return interview.phase === "asking" && field !== undefined
      ? decide(within(scene, interview), field, act)
      : reply(interview);
  });
}

/** A decision under the name of what it does: the statechart in `docs/interview.md` is drawn from these names. */
export function named<Kind extends ActKind>(
  { name }: { readonly name: string },
  decision: Decision<Kind>,
): Decision<Kind> {
  return Object.defineProperty(decision, "name", { value: name });
}

/** The other acts of one kind that came with the first. */
export function alsoOf<Kind extends ActKind>({ acts }: Scene, kind: Kind, act?: Act): readonly ActOf<Kind>[] {
  return acts.filter((one): one is ActOf<Kind> => one.kind === kind && one !== act);
}
