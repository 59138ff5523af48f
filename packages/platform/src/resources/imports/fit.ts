import {
  examine,
  type ImportReport,
  type Node,
  operationBehaviour,
  platformOperations,
  readBody,
} from "@dilo/api/operations";
import type { z } from "zod";
import { inSteps, inTurns, ownTurn } from "../core/in-turns.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type Issue, nameOf, wordsOf } from "../core/operations/validation-message.ts";
import { missingReferences } from "../core/rows/references.ts";
import { type Draft, openDraft, outermost, type Path } from "./draft.ts";
import { mistakesIn } from "./mistakes.ts";

type Fields = Record<string, unknown>;

/** How what is imported is made here. */
const makers = { assistant: "createAssistant", squad: "createSquad", workflow: "createWorkflow" } as const;

/** What was exported, fitted to this platform: what can be made of it, and all that is to be told of it. */
interface Fitted {
  readonly body: Fields;
  /** It can be made without breaking a promise. */
  readonly isReady: boolean;
  readonly report: Omit<ImportReport, "id" | "name">;
}

/** Each pass takes something out; JSON that needs more is no export. */
const mostPasses = 60;

const tooMuchIsWrong = "More of it is wrong than is looked for at one time: mend what is named, and import it again.";

const nothingIsLeft = "Nothing of it is left that could be made here: import one assistant, squad or workflow.";

/** What the other platform gave it, and this one gives anew. */
const given = ["id", "orgId", "createdAt", "updatedAt", "latestVersion", "isServerUrlSecretSet"];

/** Fits an exported assistant, squad or workflow to this platform, part by part. */
export async function fitExport(context: ResourceContext, orgId: string, exported: Fields): Promise<Fitted> {
  const fitting = new Fitting(context, orgId, exported);
  for (let pass = 0; pass < mostPasses && (await fitting.pass()); pass += 1) await ownTurn();
  return fitting.outcome();
}

/** One export on its way to fit. */
class Fitting {
  readonly #context: ResourceContext;
  readonly #orgId: string;
  readonly #kind: keyof typeof makers;
  readonly #draft: Draft;
  readonly #node: Node;
  readonly #moved: ImportReport["moved"];
  readonly #dropped: Finding[] = [];
  readonly #mustChange: Finding[] = [];
  #isReady = true;

  constructor(context: ResourceContext, orgId: string, exported: Fields) {
    this.#context = context;
    this.#orgId = orgId;
    this.#kind = kindOf(exported);
    this.#node = operationBehaviour[makers[this.#kind]].body ?? {};
    this.#draft = openDraft(exported);
    for (const name of given) this.#takeOut([name], this.#dropped, "This platform gives it itself.");
    this.#moved = assistantsIn(this.#draft.value, this.#kind).flatMap(([place, assistant]) =>
      moveEarlierSettings(assistant).map(({ path, to }) => ({ path: `${place}${path}`, to: `${place}${to}` })),
    );
  }

  /** Takes out what does not fit. @returns whether to look again */
  async pass(): Promise<boolean> {
    if (await this.#fitSchema()) return true;
    if (!this.#isReady) return false;
    await ownTurn();
    if (await this.#fitReferences()) return true;
    await ownTurn();
    return this.#fitBehaviour();
  }

  async outcome(): Promise<Fitted> {
    const { value } = this.#draft;
    const served = await this.#served();
    await ownTurn();
    const { acted, warned } = examine(value, this.#node, { served, of: "body" });
    await ownTurn();
    const isRight = readBody(this.#schema(), value).isValid;
    const isEmpty = isNothing(value, this.#kind);
    if (this.#isReady && !isRight) this.#mustChange.push({ path: nameOf([]), message: tooMuchIsWrong });
    else if (this.#isReady && isEmpty) this.#mustChange.push({ path: nameOf([]), message: nothingIsLeft });
    await ownTurn();
    const told = (path: string) => nameOf(this.#draft.original(namesIn(path)));
    const kept = warned.map(({ path, message }) => ({ path: told(path), message }));
    const lists = { moved: this.#moved, kept, dropped: this.#dropped, mustChange: this.#mustChange };
    return {
      body: value,
      isReady: this.#isReady && isRight && !isEmpty,
      report: { kind: this.#kind, acts: acted.map(told), ...lists },
    };
  }

  #schema(): z.ZodType {
    return platformOperations[makers[this.#kind]].body;
  }

  async #served() {
    const { value } = this.#draft;
    return (await this.#context.served(this.#orgId, [value]))(value);
  }

  #takeOut(path: Path, list: Finding[], message: string): boolean {
    const was = this.#draft.remove(path);
    if (was !== undefined) list.push({ path: nameOf(was), message });
    return was !== undefined;
  }

  async #takeOutAll(wrong: readonly Wrong[]): Promise<boolean> {
    const byPath = new Map(wrong.toReversed().map((one) => [JSON.stringify(one.path), one]));
    const outer = outermost([...byPath.values()].map(({ path }) => path));
    const taken = await inTurns(
      inSteps(outer, (path) => {
        const one = byPath.get(JSON.stringify(path));
        return one !== undefined && this.#takeOut(path, one.list, one.message);
      }),
    );
    return taken.includes(true);
  }

  async #fitSchema(): Promise<boolean> {
    const issues = await inTurns(mistakesIn(this.#schema(), this.#draft.value));
    const found = await inTurns(inSteps(issues, (issue) => this.#wrongIn(issue)));
    const wrong = found.flat();
    // What is missing at the top cannot be taken out.
    const missing = wrong.filter(({ path }) => path.length === 0);
    if (missing.length > 0) {
      this.#isReady = false;
      this.#mustChange.push(...missing.map(({ message }) => ({ path: nameOf([]), message })));
      return false;
    }
    return this.#takeOutAll(wrong);
  }

  #wrongIn(issue: Issue): readonly Wrong[] {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys") {
      return (issue.keys ?? []).map((key) => this.#unknown([...path, key], key));
    }
    const list = this.#mustChange;
    if (this.#draft.has(path)) return [{ path, list, message: `It is wrong: ${wordsOf(issue)}.` }];
    // What it belongs to cannot be without it.
    const message = `Its field ${nameOf(path.slice(-1))} is missing: ${wordsOf(issue)}.`;
    return [{ path: path.slice(0, -1), list, message }];
  }

  #unknown(path: Path, name: string): Wrong {
    const instead = earlierWishes[name];
    const isWish = instead !== undefined && Boolean(this.#draft.at(path));
    if (isWish) return { path, list: this.#mustChange, message: instead };
    return { path, list: this.#dropped, message: "This platform does not know it." };
  }

  async #fitReferences(): Promise<boolean> {
    const missing = await missingReferences(this.#context, this.#orgId, this.#draft.value);
    const message = "No row of this org has this id: make it here first, and name its new id.";
    const list = this.#mustChange;
    const idsOf = new Map<string, Set<unknown>>();
    for (const { field, id } of missing) idsOf.set(field, (idsOf.get(field) ?? new Set()).add(id));
    return this.#takeOutAll(
      [...idsOf].flatMap(([field, ids]): readonly Wrong[] => {
        const path = namesIn(field);
        const named = this.#draft.at(path);
        if (!Array.isArray(named)) return [{ path, list, message }];
        return named.flatMap((id, index) => (ids.has(id) ? [{ path: [...path, index], list, message }] : []));
      }),
    );
  }

  async #fitBehaviour(): Promise<boolean> {
    const served = await this.#served();
    await ownTurn();
    const { refused } = examine(this.#draft.value, this.#node, { served, of: "body" });
    // A promise to people is not left out to make the rest fit.
    if (refused.some(({ path }) => path.split(".").includes("compliancePlan"))) this.#isReady = false;
    return this.#takeOutAll(
      refused.map(({ path, message }) => {
        const names = namesIn(path);
        // Something of a kind that is not used here is left out as a whole.
        const isOfKind = ["type", "provider"].includes(String(names.at(-1))) && names.length > 1;
        return { path: isOfKind ? names.slice(0, -1) : names, list: this.#mustChange, message };
      }),
    );
  }
}

/** A part that is to be taken out, and where that is told. */
interface Wrong {
  readonly path: Path;
  readonly list: Finding[];
  readonly message: string;
}

interface Finding {
  readonly path: string;
  readonly message: string;
}

function kindOf(exported: Fields): keyof typeof makers {
  if (Array.isArray(exported["members"])) return "squad";
  return Array.isArray(exported["nodes"]) ? "workflow" : "assistant";
}

/** Whether nobody would come of it: who has no settings says nothing, and a squad or workflow needs somebody in it. */
function isNothing(value: Fields, kind: keyof typeof makers): boolean {
  const parts = { assistant: value, squad: value["members"], workflow: value["nodes"] }[kind];
  return Object.keys(parts ?? {}).length === 0;
}

/** The assistants of an export, each with where it stands: "members.0.assistant.". */
function assistantsIn(value: Fields, kind: keyof typeof makers): readonly (readonly [place: string, Fields])[] {
  if (kind !== "squad") return [["", value]];
  return (value["members"] as readonly (Fields | null)[]).flatMap((member, index) => {
    const assistant = member?.["assistant"];
    return typeof assistant === "object" && assistant !== null
      ? [[`members.${index}.assistant.`, assistant as Fields] as const]
      : [];
  });
}

const namesIn = (path: string): Path => path.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));

/** Settings that earlier versions of the vendor's assistants had at their top, and where they are now. */
const earlierPlaces: Readonly<Record<string, readonly [plan: string, name: string]>> = {
  serverUrl: ["server", "url"],
  recordingEnabled: ["artifactPlan", "recordingEnabled"],
  videoRecordingEnabled: ["artifactPlan", "videoRecordingEnabled"],
  hipaaEnabled: ["compliancePlan", "hipaaEnabled"],
  responseDelaySeconds: ["startSpeakingPlan", "waitSeconds"],
  numWordsToInterruptAssistant: ["stopSpeakingPlan", "numWords"],
};

const withCredential =
  "Make a credential of the provider webhook, and name it in server.credentialId: it signs what is sent.";

/** What earlier versions asked for in settings that have no place of their own any more, and what does it now. */
const earlierWishes: Readonly<Record<string, string>> = {
  serverUrlSecret: withCredential,
  secret: withCredential,
  systemPrompt: "Write it into model.messages, with the role system.",
  functions: "Write each into model.tools, as a tool of the type function.",
  endCallFunctionEnabled: "Write a tool of the type endCall into model.tools.",
  dialKeypadFunctionEnabled: "Write a tool of the type dtmf into model.tools.",
  forwardingPhoneNumber: "Write a tool of the type transferCall into model.tools, with the number as its destination.",
  messagePlan: "Write it into hooks: customer.speech.timeout says words when nobody speaks.",
};

/** Moves the settings of earlier versions of one assistant to where they are now. What is there already stays. */
function moveEarlierSettings(assistant: Fields): readonly { readonly path: string; readonly to: string }[] {
  return Object.entries(earlierPlaces).flatMap(([path, [plan, name]]) => {
    if (!Object.hasOwn(assistant, path)) return [];
    const { [path]: value } = assistant;
    delete assistant[path];
    const kept = (assistant[plan] ?? {}) as Fields;
    if (value === null || value === undefined) return [];
    assistant[plan] = { [name]: value, ...kept };
    return [{ path, to: `${plan}.${name}` }];
  });
}
