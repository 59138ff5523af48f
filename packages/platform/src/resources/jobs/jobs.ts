import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { OperationError } from "../core/operations/operation-error.ts";
import type { Db, JobKind } from "../core/store/schema.ts";
import { platformJobs as table } from "../core/store/schema.ts";

/** A job whose server has not been heard of for this long is begun again by another. Milliseconds. */
const leaseMs = 30_000;

/** How often a server says that it is at work, and looks whether it still should be. Milliseconds. */
const heartbeatMs = 1000;

/** A job is begun this often, with pauses in between; then it is given up. */
const mostAttempts = 3;
const pauseMs = 30_000;

/** Jobs a server does at the same time; the others wait. */
const mostAtOnce = 4;

/** One piece of work, about one row. */
export interface Job {
  readonly orgId: string;
  readonly kind: JobKind;
  readonly rowId: string;
}

/** How jobs of a kind are done. */
export interface JobHandler {
  /** Does the work. @throws whatever went wrong: it is done again later */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** The work failed every time. */
  giveUp(job: Job): Promise<void>;
}

/** Does work outside of requests, each job by one server at a time, at least once. */
export interface Jobs {
  /** Takes a job; resolves when it is stored, not when it is done. */
  add(job: Job): Promise<void>;
  /** Calls off the jobs about a row, on whichever server they run: within a second. */
  cancel(rowId: string): Promise<void>;
  /** Takes over what another server, or this one before it ended, has left. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Stops: what is not done waits for `resume`. */
  stop(): void;
}

interface JobsParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly handlers: Readonly<Record<JobKind, JobHandler>>;
  /** Hears why a job failed. */
  readonly warn: (error: unknown) => void;
}

type StoredJob = typeof table.$inferSelect;

/** Opens the jobs over a database that has the platform's tables. */
export function openJobs({ db, now, newId, handlers, warn }: JobsParts): Jobs {
  const running = new Map<string, { readonly rowId: string; readonly calling: AbortController }>();
  const underWay = new Set<Promise<void>>();
  const { claim, beat } = claimsOf(db, now);
  let isStopped = false;

  async function carryOut(job: StoredJob): Promise<void> {
    const { id, rowId, kind, attempts } = job;
    const calling = new AbortController();
    running.set(id, { rowId, calling });
    const beating = setInterval(() => {
      void beat(id)
        .then((isWanted) => isWanted || calling.abort())
        .catch(warn);
    }, heartbeatMs);
    try {
      await handlers[kind].run(job, calling.signal);
      await db.delete(table).where(eq(table.id, id));
    } catch (error) {
      if (calling.signal.aborted) return;
      warn(error);
      // An operation that cannot be done at all is not tried again.
      if (attempts >= mostAttempts || error instanceof OperationError) {
        await handlers[kind].giveUp(job);
        await db.delete(table).where(eq(table.id, id));
      } else {
        const claimedUntil = new Date(now().getTime() + pauseMs);
        await db.update(table).set({ claimedUntil }).where(eq(table.id, id));
      }
    } finally {
      clearInterval(beating);
      running.delete(id);
    }
  }

  async function resume(): Promise<void> {
    while (!isStopped && running.size < mostAtOnce) {
      const jobs = await claim(mostAtOnce - running.size);
      if (jobs.length === 0) return;
      await Promise.all(jobs.map((job) => carryOut(job).catch(warn)));
    }
  }

  /** Looks for work, without anybody waiting for it. */
  function look(): void {
    const looking = resume().catch(warn);
    underWay.add(looking);
    void looking.finally(() => underWay.delete(looking));
  }

  return {
    add: async (job) => {
      // Free from the beginning: whoever looks first does it.
      const claimedUntil = new Date(now().getTime() - 1);
      await db.insert(table).values({ ...job, id: newId(), attempts: 0, claimedUntil });
      look();
    },
    cancel: async (rowId) => {
      for (const one of running.values()) if (one.rowId === rowId) one.calling.abort();
      await db.delete(table).where(and(eq(table.rowId, rowId)));
    },
    resume: async () => look(),
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => {
      isStopped = true;
      for (const { calling } of running.values()) calling.abort();
    },
  };
}

/** How jobs are had by one server at a time. */
function claimsOf(db: Db, now: () => Date) {
  const lease = () => new Date(now().getTime() + leaseMs);

  /** The jobs nobody is at work on, claimed for this server. */
  async function claim(most: number): Promise<readonly StoredJob[]> {
    const free = db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.claimedUntil, now()))
      .orderBy(asc(table.claimedUntil))
      .limit(most)
      .for("update", { skipLocked: true });
    const changes = { claimedUntil: lease(), attempts: sql`${table.attempts} + 1` };
    return db.update(table).set(changes).where(inArray(table.id, free)).returning();
  }

  /** Says that this server is at work. @returns false when the job is gone */
  async function beat(id: string): Promise<boolean> {
    const mine = await db
      .update(table)
      .set({ claimedUntil: lease() })
      .where(eq(table.id, id))
      .returning({ id: table.id });
    return mine.length > 0;
  }

  return { claim, beat };
}
