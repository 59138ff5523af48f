import { somewhere } from "../words/phrases.ts";
import { finishedPhrases } from "./clauses.table.ts";
import type { Item, Told } from "./grammar.ts";
import { isOfEarlier, isOfLater, isStateWord, type Status, type Step, stepOf, withoutEarlier } from "./steps.ts";

/** What follows from all that was told: one status, some to choose from, or what is open. */
export interface Conclusion {
  readonly status?: Status;
  /** Why the status is confirmed first. */
  readonly doubt?: string;
  readonly either?: readonly Status[];
  readonly open?:
    | "not-a-marriage"
    | "divorce-not-final"
    | "to-come"
    | "over"
    | "no-spouse"
    | "denied"
    | "nothing"
    | undefined;
}

const onlyWords = /\b(solo|solamente|nomas|no mas|nada mas|unicamente|puro|only|just)\b/;
const unfinished = /\b(todavia|aun|not|no (ha|han|esta|sale|salio|hay))\b/;
const otherMarriage = /\b(segund|tercer|otr|nuev)[oa]s?\b|\bsig(o|ue)\b/;
const finished =
  /\b(divorcio|divorciad[oa]) (ya )?(esta )?(bien )?(firmad|sellad|terminad|finalizad)o\b|\bya (salio|se termino|termino|esta (listo|firmado|finalizado))\b/;

/** "Ya firmó el divorcio este año, todo quedó listo": it is told as done, with when or how it ended. */
const isFinished = somewhere(finishedPhrases);

const isHearsay =
  /\b(dizque|diz que|supuestamente|segun (el|ella|la gente|todos)|de palabra|(nunca|no) firm(amos|e|o|aron) (nada|papel|papeles|acta))\b/;

const unsigned = /\b(no (nos |me )?(he|hemos|ha|han) firmado|(todavia|aun) no (se |nos )?firm(o|a|amos|an))\b/;

/** The status by law after all that was told. */
export function conclusionOf(given: readonly Item[], text: string): Conclusion {
  const items = given.map((item, at): Item => {
    if (isDeathOfSpouse(item, given.slice(0, at), given[at + 1])) return { ...item, told: "widow" };
    const [next] = given.slice(at + 1);
    const isOver =
      (next !== undefined && endsMarriage(next, item)) ||
      (item.isSpan && item.told === "married" && given.some(isEnding));
    return isOver ? { ...item, time: "past" } : item;
  });
  const has = (told: Told, isDenied = false) => items.some((item) => item.told === told && item.isDenied === isDenied);
  const pending = isFinished.test(text) ? [] : items.filter((item) => isPending(item, items));
  const told = items.flatMap((item, at): readonly Step[] => (pending.includes(item) ? [] : stepOf(item, at)));
  const steps = withoutEarlier(told);
  const neverMarried = items.find(
    ({ told, isNever, time }) => /^marr(y|ied)$/.test(told) && isNever && time !== "coming",
  );
  if (neverMarried !== undefined) return afterNever(neverMarried, items, steps);
  // "Dizque casada, nunca firmamos nada".
  if (isHearsay.test(text) && steps.length > 0 && steps.every(({ status }) => status === "married"))
    return { open: "not-a-marriage" };
  const first = withoutLaw(items, steps) ?? withoutMarriage(items, steps, text);
  if (first !== undefined) return first;
  if (pending.length > 0) return afterPending(items, steps);
  // Somebody died, and no word says who: a marriage may be over.
  if (has("gone") && !otherMarriage.test(text) && steps.every(({ status }) => /^(married|separated)$/.test(status)))
    return steps.length > 0 ? open([...steps.map(({ status }) => status), "widowed"]) : { open: "over" };
  if (has("apart") && steps.length > 0 && steps.every(({ status }) => status === "married"))
    return open(["married", "separated"]);
  if (steps.length > 0) return withOtherSpouse(items, afterDenied(items, afterSteps(steps)));
  if (has("again", true)) return { open: "no-spouse" };
  if (has("divorced", true) || has("divorce", true))
    return has("apart") ? doubt("separated", "informal") : open(["separated", "married"]);
  // "Estamos dejados pero no hemos firmado nada".
  if (has("apart") && unsigned.test(text)) return doubt("separated", "informal");
  if (items.some(({ told, time }) => told === "marry" && time === "coming")) return { open: "to-come" };
  if (has("single", true) || has("married", true)) return { open: "denied" };
  if (items.some(({ told, time }) => isStateWord(told) && time === "past")) return { open: "over" };
  if (items.some(({ told, time }) => isStateWord(told) && time === "coming")) return { open: "to-come" };
  if (has("apart")) return open(["separated", "married", "divorced"]);
  if (has("spouse", true) || has("mate", true) || has("together", true)) return { open: "no-spouse" };
  if (has("spouse")) return { status: "married" };
  return { open: has("mate") ? "not-a-marriage" : "nothing" };
}

/** "Tuve marido pero se murió", "Dios se llevó a mi esposa": who died is the spouse named right before or behind. */
function isDeathOfSpouse(item: Item, before: readonly Item[], next: Item | undefined): boolean {
  const { told, clause, isDenied } = item;
  const isSpouse = (other: Item | undefined) =>
    other !== undefined && /^(spouse|mate)$/.test(other.told) && Math.abs(clause - other.clause) <= 1;
  const last = before.at(-1);
  const isOfMarriage = last !== undefined && endsMarriage(item, last);
  // "Del primero me divorcié y el segundo se me murió".
  const isNextSpouse = isOfLater(item) && before.some(isOfEarlier);
  return (
    told === "gone" &&
    !isDenied &&
    !mayLeave.test(item.words) &&
    (isSpouse(last) || isSpouse(next) || isOfMarriage || isNextSpouse)
  );
}

/** "Casada hasta que Dios se lo llevó", "casada en el 72, él falleció": who died is whom the marriage was with. */
function endsMarriage({ told, clause, said, words, isDenied }: Item, before: Item): boolean {
  const isMarriage = !before.isDenied && /^(married|marry)$/.test(before.told);
  const isUntil = /\bhasta que\b/.test(said) && clause - before.clause <= 2;
  const isPronoun = clause === before.clause + 1 && /^(y |pero )?(el|ella|he|she) /.test(said);
  return (
    told === "gone" &&
    !isDenied &&
    !mayLeave.test(words) &&
    isMarriage &&
    (isUntil || (isPronoun && before.told === "married"))
  );
}

/** What a marriage ends with: how long that was is told of the one before, "tuvimos cuarenta años de casados". */
function isEnding({ told, isDenied, time }: Item): boolean {
  return /^(widow(ed)?|divorced?|annul)$/.test(told) && !isDenied && time !== "coming";
}

/** "Se me fue", "me quedé sola": who died, or who left. */
const mayLeave = /\b(?:fue|sol(?:it)?[oa]s?)$/;

/** A divorce or a separation that goes on. */
function isPending(item: Item, items: readonly Item[]): boolean {
  const { told, clause, said, time, isDenied } = item;
  if (isDenied || !/^(divorce|separate|divorced)$/.test(told)) return false;
  if (time === "coming" || /\b(divorciando|separando)/.test(item.words)) return true;
  if (told === "divorced" || finished.test(said)) return false;
  return (
    items.some((one) => one.told === "pending" && one.clause >= clause && one.clause <= clause + 2) ||
    items.some((one) => one.told === "pending" && one.clause === clause - 1 && !one.said.includes("divorci"))
  );
}

/** Who never married is single, unless something else was told that only the married come to. */
function afterNever({ clause }: Item, items: readonly Item[], steps: readonly Step[]): Conclusion {
  const others = [...new Set(steps.map(({ status }) => status))].filter((status) => status !== "single");
  const law = items.find((item) => item.told === "law" && item.clause === clause);
  const isOfChurch = items.some(({ told, isDenied }) => told === "church" && !isDenied);
  if (isOfChurch || (law !== undefined && !items.some(({ told }) => told === "church")))
    return { open: "not-a-marriage" };
  return others.length === 0 ? { status: "single" } : open(["single", ...others]);
}

/** "Nos casamos por la iglesia, por el civil no": whether the law knows of it is asked. */
function withoutLaw(items: readonly Item[], steps: readonly Step[]): Conclusion | undefined {
  const church = items.find(({ told, isDenied }) => told === "church" && !isDenied);
  const isByLaw = items.some(({ told, isDenied }) => told === "law" && !isDenied);
  const isDeniedByLaw = items.some(({ told, isDenied }) => told === "law" && isDenied);
  if (church === undefined) {
    // "Nos casó el padre pero no fuimos al registro".
    const isMarried = steps.length > 0 && steps.every(({ item, status }) => status === "married" && !item.isDenied);
    return isMarried && isDeniedByLaw && !isByLaw ? { open: "not-a-marriage" } : undefined;
  }
  const isOnly = items.some(({ clause, said }) => clause === church.clause && onlyWords.test(said));
  if (isDeniedByLaw || (isOnly && !isByLaw)) return { open: "not-a-marriage" };
  const isMarriage = steps.length > 0 && steps.every(({ status }) => status === "married");
  return isMarriage && !isByLaw ? doubt("married", "ceremony") : undefined;
}

const wedTogether =
  /(?<!\b(?:no|nunca|jamas) (?:me |se |nos )?)\bcas(?:e|o|amos|ad[oa]) con (?:mi|el|la|una?|su) (?:novi|pareja|prometid|companer)/;

/** Living together, which the form has no box for. */
function withoutMarriage(items: readonly Item[], steps: readonly Step[], text: string): Conclusion | undefined {
  // "Me casé con mi novia de siempre".
  const together = wedTogether.test(text)
    ? -1
    : items.findIndex(({ told, isDenied }) => told === "together" && !isDenied);
  const beside = items.some(({ told, isDenied }) => told === "beside" && !isDenied);
  const [only, ...others] = [...new Set(steps.map(({ status }) => status))];
  if (together < 0)
    return beside && steps.length === 0 && !items.some(({ told }) => told === "apart")
      ? { open: "not-a-marriage" }
      : undefined;
  const deniesMarriage = items.some(({ told, isDenied }) => told === "married" && isDenied);
  if (deniesMarriage && /\b(nunca|jamas|never)\b/.test(text) && only === undefined)
    return doubt("single", "not-a-marriage");
  if (only === "single" && others.length === 0) return doubt("single", "not-a-marriage");
  const last = steps.at(-1);
  if (last?.status === "divorced" || last?.status === "widowed") {
    // "Divorciado y juntado otra vez, sin papeles": said to be no marriage by law.
    const isNoMarriage = items.some(({ told, isDenied }) => told === "law" && isDenied);
    return isNoMarriage ? doubt(last.status, "not-a-marriage") : open([last.status, "married"]);
  }
  if (last?.status === "married" && others.length === 0 && last.at > together && !last.isState)
    return doubt("married", "not-a-marriage");
  return { open: "not-a-marriage" };
}

/** Until the judge has signed, whoever divorces is married, or separated where that is said. */
function afterPending(items: readonly Item[], steps: readonly Step[]): Conclusion {
  const [only, ...others] = [...new Set(steps.map(({ status }) => status))];
  if (others.length > 0) return open([only as Status, ...others]);
  if (only === "separated" || only === "married") return doubt(only, "divorce-not-final");
  if (only !== undefined) return open([only, "married"]);
  const isOpen = items.some(({ said, told }) => told === "pending" && unfinished.test(said));
  return isOpen ? doubt("married", "divorce-not-final") : { open: "divorce-not-final" };
}

/** "Viuda, pero ya tengo otro esposo": whether they are married is asked. */
function withOtherSpouse(items: readonly Item[], conclusion: Conclusion): Conclusion {
  const isOver = conclusion.status === "widowed" || conclusion.status === "divorced";
  const hasOther = items.some(
    ({ told, isDenied, said }) =>
      !isDenied && /^(spouse|mate)$/.test(told) && /\btengo (ya )?(otr[oa]|nuev[oa])\b/.test(said),
  );
  return isOver && hasOther && conclusion.status ? open(["married", conclusion.status]) : conclusion;
}

/** "No soy casado, soy soltero": the one that holds is confirmed. */
function afterDenied(items: readonly Item[], conclusion: Conclusion): Conclusion {
  const isDenied = items.some(({ told, isDenied }) => isDenied && /^(single|married|widowed)$/.test(told));
  const isOther = isDenied && conclusion.status !== undefined && conclusion.doubt === undefined;
  return isOther ? { ...conclusion, doubt: "denied-other" } : conclusion;
}

/** States and events in their order, of which the last counts. */
function afterSteps(steps: readonly Step[]): Conclusion {
  const again = steps.findLastIndex(({ item }) => item.told === "again");
  const isState = ({ isState }: Step) => isState;
  if (again >= 0) {
    const after = steps.slice(again + 1).filter(({ status }) => status !== "married");
    const last = after.at(-1);
    if (last === undefined) return { status: "married" };
    return after.some(isState) && !last.item.isThen ? open(["married", last.status]) : { status: last.status };
  }
  const held = [...new Set(steps.filter(isState).map(({ status }) => status))];
  if (held.length > 1) return afterStates(held, steps.filter(isState));
  const [state] = held;
  return state === undefined ? afterEvents(steps) : afterState(state, steps);
}

/** Two states at once: the law's word for one who is alone is how the marriage ended; else what is said to hold now. */
function afterStates(held: readonly Status[], steps: readonly Step[]): Conclusion {
  // "Casado, divorciado, y ahora soltero": how the marriage ended counts, and not that there was one.
  const ended = held.filter((status) => status !== "single" && !(status === "married" && held.includes("single")));
  const [one] = ended;
  if (ended.length === 1 && (one === "divorced" || one === "widowed")) return doubt(one, "single-again");
  const current = steps.filter(({ item }) => item.time === "now");
  const [now] = current;
  const isLast =
    now !== undefined && current.every(({ status }) => status === now.status) && now.at > (steps[0]?.at ?? 0);
  return isLast && !held.includes("separated") ? { status: now.status } : open(held);
}

/** One state, and what happened besides. */
function afterState(state: Status, steps: readonly Step[]): Conclusion {
  const at = steps.findLastIndex(({ isState }) => isState);
  const after = steps.slice(at + 1).filter(({ status }) => status !== state);
  const before = steps.slice(0, at).filter(({ status }) => status !== state);
  const endings = [...before, ...after].map(({ status }) => status).filter((status) => status !== "married");
  if (state === "single") {
    const [ending, ...others] = [...new Set(endings)];
    if (ending === undefined && after.at(-1)?.item.isThen) return doubt("married", "single-before");
    if (ending === undefined)
      return before.length + after.length > 0 ? open(["single", "married"]) : { status: "single" };
    return others.length === 0 && ending !== "separated"
      ? doubt(ending, "single-again")
      : open(["single", ...new Set(endings)]);
  }
  const last = after.at(-1);
  if (last === undefined) return { status: state };
  // "Soy divorciada, me casé muy joven" tells how it came; "... y después me casé" goes on.
  if (last.status === "married" && !last.item.isThen && !/^(pero|but)\b/.test(last.item.said)) return { status: state };
  if (last.status === "separated" && state !== "married") return { status: state };
  const isOn = last.item.isThen && (state !== "married" || /\b(despues|luego|then|later)\b/.test(last.item.said));
  return isOn ? { status: last.status } : open([state, last.status]);
}

/** Events alone, of which the last counts where they are told in order. */
function afterEvents(steps: readonly Step[]): Conclusion {
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (last === undefined) return { open: "nothing" };
  const goesOn =
    last.item.isThen ||
    last.item.time === "now" ||
    /^(pero|but)\b/.test(last.item.said) ||
    /\botr[oa]\b/.test(last.item.said);
  const isOrdered = before === undefined || before.status === last.status || last.status !== "married" || goesOn;
  return isOrdered ? { status: last.status } : open([before.status, last.status]);
}

function doubt(status: Status, why: string): Conclusion {
  return { status, doubt: why };
}

function open(either: readonly Status[]): Conclusion {
  return { either: [...new Set(either)] };
}
