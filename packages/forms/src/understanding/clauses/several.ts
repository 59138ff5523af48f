import { type Act, asActs, type Moment, type Understanding } from "../act.ts";
import { isToOthers } from "../to-others.ts";
import { type Clause, isFiller } from "./clauses.ts";

/** "Mire, voy manejando, vamos rápido, no me repita todo": wishes, and what is said to explain them asks nothing. */
export function onlyWished(clauses: readonly Clause[]): Understanding | undefined {
  if (clauses.length < 2 || clauses.some(({ text, relation }) => relation === "answers" && !isFiller(text)))
    return undefined;
  const acts = clauses
    .filter(({ text, act }) => act?.kind !== "ask" || /[¿?]/.test(text))
    .flatMap(({ act }) => act ?? []);
  const isChief = (act: Act) => act.kind === "command" || (act.kind === "social" && act.social === "anger");
  const chiefs = acts.filter(isChief);
  const end = chiefs.find((act) => act.kind === "command" && act.command === "end-call");
  const [chief, ...others] = [...(end ? [end] : chiefs.slice(0, 1)), ...acts.filter((act) => !isChief(act))];
  return chief === undefined || !isChief(chief) ? undefined : { acts: asActs([chief, ...others]) };
}

/** "Que sí, mujer, ya sé. Ramón Pérez": who also speaks to somebody in the room answers in the last sentence. */
export function saidLast(own: string | undefined, clauses: readonly Clause[], moment: Moment): string | undefined {
  const [last, ...before] = own?.split(/(?<=[.!?…])\s+/u).toReversed() ?? [];
  const isInRoom =
    clauses.some(({ act }) => act?.kind === "social" && act.social === "aside") ||
    before.some((sentence) => isToOthers(sentence, moment));
  return isInRoom && before.length > 0 ? last : undefined;
}
