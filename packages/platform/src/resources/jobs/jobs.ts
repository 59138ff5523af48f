import { and, asc, eq, lt, notInArray, type SQL, sql } from "drizzle-orm";
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

/** A server reads one file after the other: those that wait for each other must not keep all other work waiting. */
const oneAtATime: JobKind = "file-text";

/** One piece of work, about one row. */
export interface Job {
  readonly orgId: string;
  readonly kind: JobKind;
  readonly rowId: string;
}

/** How jobs of a kind are done. */
export interface JobHandler {
  /**
   * Does the work.
   * @returns after how many milliseconds it goes on, on whichever server; undefined: it is done
   * @throws whatever went wrong: it is done again later
   */
  run(job: Job, signal: AbortSignal): Promise<number | undefined>;
  /** The work failed every time. */
  giveUp(job: Job): Promise<void>;
}

/** Does work outside of requests, each job by one server at a time, at least once. */
export interface Jobs {
  /** Takes a job; resolves when it is stored, not when it is done. @param waitMs it is not begun before */
  add(job: Job, waitMs?: number): Promise<void>;
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
  readonly newId: () => string;
  readonly handlers: Readonly<Record<JobKind, JobHandler>>;
  /** Kinds that this server leaves to others. */
  readonly leaves?: readonly JobKind[];
  /** Hears why a job failed. */
  readonly warn: (error: unknown) => void;
}

type StoredJob = typeof table.$inferSelect;

/** Opens the jobs over a database that has the platform's tables. */
export function openJobs({ db, newId, handlers, leaves = [], warn }: JobsParts): Jobs {
  const running = new Map<string, { readonly rowId: string; readonly calling: AbortController }>();
  const workers = new Set<Promise<void>>();
  const { take, done, beat, end, putOff, goOn } = inTurns(claimsOf(db, { newId, leaves }));
  /** Counts the reasons to look for work. */
  let looks = 0;
  let isStopped = false;

  async function carryOut(job: StoredJob): Promise<void> {
    const { id, rowId, kind, attempts } = job;
    const calling = new AbortController();
    running.set(id, { rowId, calling });
    if (isStopped) calling.abort();
    const heartbeat = async () => (await beat(job)) || calling.abort();
    const beating = setInterval(() => void heartbeat().catch(warn), heartbeatMs);
    try {
      // It never came to an end: reading some file may take a whole server with it, and would take each one that tries.
      if (attempts > mostAttempts) throw new OperationError("not-available", "A job's server died each time.");
      const waitMs = await handlers[kind].run(job, calling.signal);
      // Called off it is not done, also where its handler came to an end: another server, or the next start, has it.
      if (!calling.signal.aborted) await (waitMs === undefined ? end(job) : goOn(job, waitMs));
    } catch (error) {
      if (calling.signal.aborted) return;
      warn(error);
      // An operation that cannot be done at all is not tried again.
      if (attempts >= mostAttempts || error instanceof OperationError) {
        await handlers[kind].giveUp(job);
        await end(job);
      } else await putOff(job);
    } finally {
      clearInterval(beating);
      running.delete(id);
    }
  }

  /** Does one job after the other, until there is none. */
  async function work(): Promise<void> {
    while (!isStopped) {
      const seen = looks;
      const job = await take();
      if (job !== undefined) {
        // Where there is one job there may be more.
        look();
        await carryOut(job).catch(warn);
        done(job);
      } else if (seen === looks) return;
    }
  }

  /** Looks for work, without anybody waiting for it. */
  function look(): void {
    looks += 1;
    if (isStopped || workers.size >= mostAtOnce) return;
    const worker: Promise<void> = work()
      .catch(warn)
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  return {
    add: async (job, waitMs = -1) => {
      // Free from the beginning, or from then on: whoever looks first does it.
      const claimedUntil = after(waitMs);
      await db.insert(table).values({ ...job, id: newId(), attempts: 0, claimedUntil });
      look();
    },
    cancel: async (rowId) => {
      for (const one of running.values()) if (one.rowId === rowId) one.calling.abort();
      await db.delete(table).where(eq(table.rowId, rowId));
    },
    resume: async () => look(),
    idle: async () => {
      while (workers.size > 0) await Promise.all(workers);
    },
    stop: () => {
      isStopped = true;
      for (const { calling } of running.values()) calling.abort();
    },
  };
}

/** A moment from now by the database's clock: those of its servers may differ. */
function after(ms: number): SQL {
  return sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
}

/** Takes jobs for this server; one of the kind that is done one at a time only where none is under way or looked for. */
function inTurns({ claim, ...others }: ReturnType<typeof claimsOf>) {
  let hasTheOne = false;
  return {
    ...others,
    take: async (): Promise<StoredJob | undefined> => {
      if (hasTheOne) return claim(false);
      hasTheOne = true;
      let job: StoredJob | undefined;
      try {
        job = await claim(true);
      } finally {
        hasTheOne = job?.kind === oneAtATime;
      }
      return job;
    },
    done: ({ kind }: StoredJob): void => {
      if (kind === oneAtATime) hasTheOne = false;
    },
  };
}

/** How jobs are had by one server at a time. */
function claimsOf(db: Db, { newId, leaves }: Required<Pick<JobsParts, "newId" | "leaves">>) {
  /** Each claim counts an attempt: a server that was taken for dead no longer has the job. */
  const isStillMine = ({ id, attempts }: StoredJob) => and(eq(table.id, id), eq(table.attempts, attempts));

  return {
    /**
     * The job that has waited longest of those nobody is at work on, claimed for this server.
     * @param isForAny whether one of the kind that is done one at a time will do
     */
    claim: async (isForAny: boolean): Promise<StoredJob | undefined> => {
      const left = isForAny ? [...leaves] : [...leaves, oneAtATime];
      const free = db
        .select({ id: table.id })
        .from(table)
        .where(and(lt(table.claimedUntil, sql`now()`), left.length === 0 ? undefined : notInArray(table.kind, left)))
        .orderBy(asc(table.claimedUntil))
        .limit(1)
        .for("update", { skipLocked: true });
      const changes = { claimedUntil: after(leaseMs), attempts: sql`${table.attempts} + 1` };
      const [job] = await db.update(table).set(changes).where(eq(table.id, free)).returning();
      return job;
    },
    /** Says that this server is at work. @returns false when the job is gone, or another server's */
    beat: async (job: StoredJob): Promise<boolean> => {
      const mine = db
        .update(table)
        .set({ claimedUntil: after(leaseMs) })
        .where(isStillMine(job));
      return (await mine.returning({ id: table.id })).length > 0;
    },
    /** The job is done, or given up. */
    end: async (job: StoredJob): Promise<void> => {
      await db.delete(table).where(isStillMine(job));
    },
    /** The job goes on later, as one that was never begun: under a name of its own, lest an earlier server thinks it its. */
    goOn: async (job: StoredJob, waitMs: number): Promise<void> => {
      await db
        .update(table)
        .set({ id: newId(), attempts: 0, claimedUntil: after(waitMs) })
        .where(isStillMine(job));
    },
    /** The job failed, and is begun again after a pause. */
    putOff: async (job: StoredJob): Promise<void> => {
      await db
        .update(table)
        .set({ claimedUntil: after(pauseMs) })
        .where(isStillMine(job));
    },
  };
}
