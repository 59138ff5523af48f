import {
  assistantBehaviour,
  ByKind,
  examine,
  type Finding,
  type Findings,
  type Node,
  operationBehaviour,
} from "@dilo/api/operations";
import type { OperationName } from "../access/authorize.ts";
import { inSteps, inTurns } from "../in-turns.ts";
import { OperationError } from "../operations/operation-error.ts";
import type { ResourceContext } from "../operations/resource-context.ts";
import { isStorable } from "../rows/storable.ts";

/**
 * Judges the body of a request by the table of what each field does, and the rows it names as if they were written there.
 * @returns the fields that are kept and have no effect
 * @throws OperationError bad-request that names the fields this server must not ignore
 */
export async function examineBody(
  context: ResourceContext,
  name: OperationName,
  request: Judged,
): Promise<readonly Finding[]> {
  const { state, body: node } = operationBehaviour[name];
  const { body, orgId, isPage, id } = request;
  // What is not offered says so itself.
  if (node === undefined || state === "not-offered") return [];
  const beside = id === undefined ? undefined : await changedRow(context, orgId, { name, id });
  // A page must not learn what rows hold.
  const [{ refused, warned } = none] = await judged(context, {
    ...{ orgId, values: [ofKind(body, node, beside)], node, of: "body", isPage, beside },
  });
  reject("The body's", refused);
  // A change is a part of a row: what it lacks as a whole, the row itself is told of.
  return beside === undefined ? warned : warned.filter(({ path }) => path !== ".");
}

interface Judged {
  readonly orgId: string;
  readonly body?: unknown;
  readonly isPage: boolean;
  /** Of the row that is changed; undefined where one is made. */
  readonly id: string | undefined;
}

/** A change with the kind of the row it changes, which it may leave out. */
function ofKind(body: unknown, node: Node, row: object | undefined): unknown {
  if (!(node instanceof ByKind) || row === undefined) return body;
  return { [node.by]: (row as Readonly<Record<string, unknown>>)[node.by], ...(body as object) };
}

/** The row an operation changes: what a change asks for is served by what the row names already. */
async function changedRow(
  context: ResourceContext,
  orgId: string,
  { name, id }: { readonly name: OperationName; readonly id: string },
): Promise<object | undefined> {
  const changed = /^update(\w+)$/.exec(name)?.[1];
  if (changed === undefined || !isStorable(id)) return undefined;
  const kind = changed.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return context.store.find({ kind, orgId }, id);
}

/**
 * Makes sure that nothing an assistant promises is ignored in a conversation: it may have been stored by an earlier
 * version, or when a credential was there that is gone now.
 * @throws OperationError bad-request that names the field
 */
export async function requireHeeded(context: ResourceContext, orgId: string, assistant: unknown): Promise<void> {
  const values = [assistant];
  const [found = none] = await judged(context, { orgId, values, node: assistantBehaviour, of: "row", isPage: false });
  reject("The assistant's", found.refused);
}

/** An answer with what its rows hold without effect, and what the request held. */
export async function withWarnings(
  context: ResourceContext,
  name: OperationName,
  { orgId, answer, asked, isPage }: Answered,
): Promise<unknown> {
  const { row: node } = operationBehaviour[name];
  const rows = rowsOf(answer);
  const found = node === undefined ? [] : await judged(context, { orgId, values: rows, node, of: "row", isPage });
  const warned = rows.map((row, index) => {
    const { refused, warned: own } = found[index] ?? none;
    const told = (row as { readonly warnings?: readonly Finding[] }).warnings ?? [];
    const all = [...own, ...refused, ...told, ...(row === answer ? asked : [])];
    const once = [...new Map(all.map((finding) => [finding.path, finding])).values()];
    // In the same order each time: the store keeps none.
    const sorted = once.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    return sorted.length === 0 ? row : { ...row, warnings: sorted };
  });
  if (Array.isArray(answer)) return warned;
  if (typeof answer === "object" && answer !== null && "results" in answer && Array.isArray(answer.results)) {
    return { ...answer, results: warned };
  }
  return rows.length === 0 ? answer : warned[0];
}

interface Answered {
  readonly orgId: string;
  readonly answer: unknown;
  /** What the request held without effect. */
  readonly asked: readonly Finding[];
  readonly isPage: boolean;
}

/** The rows an answer is made of: a list, a page of one, or the one row it is. */
function rowsOf(answer: unknown): readonly object[] {
  if (typeof answer !== "object" || answer === null) return [];
  if (Array.isArray(answer)) return answer as object[];
  return "results" in answer && Array.isArray(answer.results) ? (answer.results as object[]) : [answer];
}

interface Asked {
  readonly orgId: string;
  readonly values: readonly unknown[];
  readonly node: Node;
  readonly of: "body" | "row";
  /** Of a page no row is looked into. */
  readonly isPage: boolean;
  /** What stands beside the values where they are a change. */
  readonly beside?: object | undefined;
}

/** Rows name others, which name others again. */
const mostLevels = 6;

/** Judges, reads the rows that were named, and judges again, until all are read. */
async function judged(
  context: ResourceContext,
  { orgId, values, node, of, isPage, beside }: Asked,
): Promise<readonly Findings[]> {
  const rows = new Map<string, unknown>();
  const judge = async () => {
    const servedFor = await context.served(orgId, [...values, beside, ...rows.values()]);
    const read = isPage ? undefined : rows;
    return inTurns(
      inSteps(values, (one) => {
        const whole = beside === undefined ? one : { ...beside, ...(one as object) };
        return examine(one, node, {
          served: servedFor(whole),
          of,
          rows: read,
          isPart: beside !== undefined,
          servedFor,
        });
      }),
    );
  };
  let found = await judge();
  for (let level = 0; level < mostLevels && found.some(({ unread }) => unread.length > 0); level += 1) {
    const unread = found.flatMap((one) => one.unread);
    for (const kind of new Set(unread.map((one) => one.kind))) {
      const ids = [...new Set(unread.flatMap((one) => (one.kind === kind ? one.id : [])))];
      for (const id of ids) rows.set(id, undefined);
      const stored = await context.store.list({ kind, orgId }, { ids, limit: ids.length });
      for (const row of stored) rows.set(row.id, row);
    }
    found = await judge();
  }
  return found;
}

const none: Findings = { refused: [], warned: [], acted: [], unread: [] };

/** More are not told at once. */
const mostTold = 20;

/** @throws OperationError bad-request that names every refused field */
function reject(whose: string, refused: readonly Finding[]): void {
  if (refused.length === 0) return;
  const told = refused.slice(0, mostTold).map(({ path, message }) => `${whose} field ${path} is refused. ${message}`);
  throw new OperationError("bad-request", told.join(" "));
}
