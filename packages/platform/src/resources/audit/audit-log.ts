import type { OperationAnswer } from "@dilo/api";
import { type PlatformOperations, platformOperations } from "@dilo/api/operations";
import { and, asc, count, desc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { OperationName } from "../core/access/authorize.ts";
import { OperationError, statusOfError } from "../core/operations/operation-error.ts";
import type { AuthenticatedCaller } from "../core/operations/operation-request.ts";
import { storableInstant } from "../core/store/in-sql.ts";
import { type Db, platformAudit as entries, platformAuditResults as results } from "../core/store/schema.ts";

/** What is done at an address that a row links to. */
const ofLinks = ["readRecording", "readFile", "controlCall", "listenIn"] as const;

/** What is done: an operation of the catalogue, or what a row links to. */
type AuditedName = OperationName | (typeof ofLinks)[number];

/** Somebody's wish, before it is carried out. */
export interface Asked {
  readonly name: AuditedName;
  readonly caller: AuthenticatedCaller;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Where it comes from: one text for all addresses of a line. */
  readonly address?: string | undefined;
}

/** What came of it, to be told once. */
interface Done {
  readonly status: number;
  /** Of the row that was made. */
  readonly madeId?: unknown;
}

type Entries = OperationAnswer<PlatformOperations["listAuditEntries"]>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** Who did what to which row. It is only added to, and holds ids alone: no word of a request or an answer. */
export interface AuditLog {
  /**
   * Carries something out once it is written down who wants it, and writes down what came of it.
   * @throws what the store throws when that cannot be written: nothing is carried out then
   */
  around<Answer>(asked: Asked, carryOut: () => Promise<Answer>, done: (answer: Answer) => Done): Promise<Answer>;
  /** One page of an org's entries, the newest first unless asked otherwise. */
  page(orgId: string, query: Query | undefined): Promise<Entries>;
}

/** Entries of a page when no limit is asked for (platform contract). */
const defaultLimit = 100;

/** Opens the log over a database. */
export function openAuditLog({ db, now, newId, warn }: Needs): AuditLog {
  async function write(id: string, { name, caller, parameters, body, address }: Asked): Promise<void> {
    const isMember = caller.kind === "private";
    await db.insert(entries).values({
      id,
      orgId: caller.orgId,
      createdAt: now(),
      operation: name,
      role: isMember ? caller.role : "page",
      userId: isMember ? caller.userId : null,
      tokenId: caller.tokenId ?? null,
      rowId: rowNamed(name, parameters, body),
      // A page's address is that of the person who talks.
      address: isMember ? (address ?? null) : null,
    });
  }

  /** What was done is done: that its end could not be written down is no failure of it. */
  async function close(id: string, { status, madeId }: Done): Promise<void> {
    await db
      .insert(results)
      .values({ id, status, rowId: idOrNull(madeId) })
      .catch(warn);
  }

  return {
    around: async (asked, carryOut, done) => {
      if (!isAudited(asked)) return carryOut();
      const id = newId();
      await write(id, asked);
      try {
        const answer = await carryOut();
        await close(id, done(answer));
        return answer;
      } catch (error) {
        await close(id, { status: error instanceof OperationError ? statusOfError[error.code] : 500 });
        throw error;
      }
    },
    page: async (orgId, query = {}) => {
      const { limit = defaultLimit, page = 1, sortOrder = "DESC" } = query;
      const [itemsPerPage, currentPage] = [Number(limit), Number(page)];
      const passing = and(eq(entries.orgId, orgId), ...conditions(query));
      const order = sortOrder === "ASC" ? asc : desc;
      const found = await db
        .select({ entry: entries, result: results })
        .from(entries)
        .leftJoin(results, eq(results.id, entries.id))
        .where(passing)
        .orderBy(order(entries.createdAt), order(sql`${entries.id} collate "C"`))
        .limit(itemsPerPage)
        .offset(Math.min((currentPage - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER));
      const [counted] = await db
        .select({ total: count() })
        .from(entries)
        .leftJoin(results, eq(results.id, entries.id))
        .where(passing);
      return {
        results: found.map(({ entry, result }) => shown(entry, result)),
        metadata: { itemsPerPage, totalItems: counted?.total ?? 0, currentPage },
      };
    },
  };
}

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly warn: (error: unknown) => void;
}

/** Deletes entries whose time is over: the only way in which any goes. */
export async function endAuditEntries(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('platform.audit_ends', 'on', true)`);
    await tx.delete(entries).where(lt(entries.createdAt, before));
  });
}

/** What is read here is what people said: who opened it is written down, as is every change. */
const opening =
  /^\/(v2\/)?(call|chat|session|file|campaign|eval\/run|test-suite\/\{testSuiteId\}\/run|server-message\/\{id\})(\/|$)/;

/** Nobody's token signs what services report. */
function isAudited({ name, caller }: Asked): boolean {
  if (caller.orgId === "") return false;
  if (isOfLink(name)) return true;
  const { method, path } = platformOperations[name];
  return method !== "GET" || opening.test(path);
}

function isOfLink(name: AuditedName): name is (typeof ofLinks)[number] {
  return ofLinks.some((one) => one === name);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The row a request is about. Anything else that stands in an id's place may be somebody's words. */
function rowNamed(name: AuditedName, parameters: Asked["parameters"], body: unknown): string | null {
  const { userId } = (name === "updateUserRole" ? body : {}) as { readonly userId?: unknown };
  const { memberId, id, testSuiteId } = parameters;
  return [memberId, userId, id, testSuiteId].map(idOrNull).find((named) => named !== null) ?? null;
}

function idOrNull(value: unknown): string | null {
  return typeof value === "string" && uuid.test(value) ? value : null;
}

const rowOf = sql<string | null>`coalesce(${entries.rowId}, ${results.rowId})`;

function conditions(query: Query): (SQL | undefined)[] {
  const dates = Object.entries({ Gt: gt, Lt: lt, Ge: gte, Le: lte }).map(([name, compare]) => {
    const instant = query[`createdAt${name}`];
    return instant === undefined ? undefined : compare(entries.createdAt, storableInstant(String(instant)));
  });
  const fields = { operation: entries.operation, userId: entries.userId, tokenId: entries.tokenId, rowId: rowOf };
  const equal = Object.entries(fields).map(([name, column]) => {
    const wanted = query[name];
    return wanted === undefined ? undefined : eq(column as SQL, wanted);
  });
  return [...dates, ...equal];
}

type Entry = typeof entries.$inferSelect;
type Result = typeof results.$inferSelect;

function shown({ id, orgId, createdAt, operation, role, ...more }: Entry, result: Result | null) {
  const { userId, tokenId, address } = more;
  const rowId = more.rowId ?? result?.rowId;
  const known = Object.entries({ userId, tokenId, rowId, address, status: result?.status });
  return {
    ...{ id, orgId, createdAt: createdAt.toISOString(), operation, role },
    ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== undefined)),
  };
}
