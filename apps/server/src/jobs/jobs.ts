import { exponentialBackoff, jittered } from "@dilo/foundation";
import { and, asc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import { newId } from "../payments/secrets.ts";
import { jobs } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";

/** A worker that stops answering loses its job to another one after this. Milliseconds. */
export const leaseMs = 60_000;

/** Work to be done once, later. */
export interface NewJob {
  readonly kind: JobKind;
  /** An id the work is about, never a person's data. */
  readonly ref: string;
  /** Of the jobs waiting with one key there is only one. */
  readonly dedupeKey: string;
  readonly runAt: Date;
  readonly maxAttempts: number;
  /** When the job itself is deleted. */
  readonly expiresAt: Date;
}

export type JobKind = "mail" | "code" | "retention";

/** A job this process holds until its lease ends. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  /** This attempt's number, from 1. */
  readonly attempts: number;
  readonly maxAttempts: number;
}

/**
 * Writes a job; call it in the transaction of its reason, so that there is never one without the other.
 * @returns the job's id, or that of the one already waiting, which is made due at once
 */
export async function enqueue(db: Db, job: NewJob): Promise<string> {
  const values = { id: newId("job"), ...job, state: "waiting" as const, attempts: 0 };
  const [row] = await db
    .insert(jobs)
    .values(values)
    .onConflictDoUpdate({ target: jobs.dedupeKey, targetWhere: sql`state = 'waiting'`, set: { runAt: job.runAt } })
    .returning({ id: jobs.id });
  if (row === undefined) throw new Error("A job was neither written nor found.");
  return row.id;
}

/** Which job is wanted: this one, or the oldest of a kind. */
type Wanted = { readonly id: string } | { readonly kind: JobKind };

/**
 * Takes the oldest due job of a kind, or a given one if it is due. Two workers never get the same one. A job whose last attempt
 * ended with its worker is given up instead: it may be what ended it.
 */
export async function claim(db: Db, clock: Clock, wanted: Wanted): Promise<Job | undefined> {
  const taken = await takeDue(db, clock, wanted);
  return taken === "given-up" ? claim(db, clock, wanted) : taken;
}

function takeDue(db: Db, clock: Clock, wanted: Wanted): Promise<Job | "given-up" | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now));
    const isWanted = "id" in wanted ? eq(jobs.id, wanted.id) : eq(jobs.kind, wanted.kind);
    const [due] = await tx
      .select({ id: jobs.id, attempts: jobs.attempts, maxAttempts: jobs.maxAttempts })
      .from(jobs)
      .where(and(eq(jobs.state, "waiting"), lte(jobs.runAt, now), isFree, isWanted))
      .orderBy(asc(jobs.runAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return undefined;
    if (due.attempts >= due.maxAttempts) {
      await tx.update(jobs).set({ state: "dead", lastError: "lease-lost" }).where(eq(jobs.id, due.id));
      return "given-up";
    }
    const lockedUntil = leaseFrom(now);
    const [job] = await tx
      .update(jobs)
      .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
      .where(eq(jobs.id, due.id))
      .returning();
    return job;
  });
}

/** Holds a job for longer, while it is being done. */
export async function renew(db: Db, clock: Clock, job: Job): Promise<void> {
  await db
    .update(jobs)
    .set({ lockedUntil: leaseFrom(clock()) })
    .where(isHeldAs(job));
}

/** Notes that a job is done. A worker that lost it meanwhile notes nothing. */
export async function complete(db: Db, job: Job): Promise<void> {
  await db.update(jobs).set({ state: "done", lockedUntil: null }).where(isHeldAs(job));
}

/**
 * Notes that an attempt failed: the job waits longer each time, and is given up after its last attempt.
 * @param how `end`: not to be tried again, by our fault ("dead") or nobody's ("declined"); `jitter`: a fraction from 0 to 1, so that jobs that failed together are not retried together
 */
export async function fail(
  db: Db,
  job: Job,
  how: {
    readonly clock: Clock;
    readonly error: string;
    readonly end: "dead" | "declined" | undefined;
    readonly jitter: number;
  },
): Promise<"waiting" | "dead" | "declined"> {
  const state = how.end ?? (job.attempts >= job.maxAttempts ? "dead" : "waiting");
  const runAt = new Date(how.clock().getTime() + (state === "waiting" ? backoffMs(job.attempts, how.jitter) : 0));
  await db.update(jobs).set({ state, runAt, lockedUntil: null, lastError: how.error }).where(isHeldAs(job));
  return state;
}

/** Jobs somebody should look at, until they are deleted with their data. */
export interface ProblemJobs {
  /** Given up by our fault. */
  readonly dead: number;
  /** Tried for five minutes and more, in vain so far. */
  readonly failing: number;
}

/** This many attempts take five minutes: 10 + 20 + 40 + 80 + 160 seconds are between them. */
const failingAfter = 6;

export async function countProblemJobs(db: Db): Promise<ProblemJobs> {
  const isDead = eq(jobs.state, "dead");
  const isFailing = and(eq(jobs.state, "waiting"), gte(jobs.attempts, failingAfter));
  const [dead, failing] = [await db.$count(jobs, isDead), await db.$count(jobs, isFailing)];
  return { dead, failing };
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Every claim counts an attempt: with another number, another worker has the job now. */
function isHeldAs({ id, attempts }: Job) {
  return and(eq(jobs.id, id), eq(jobs.state, "waiting"), eq(jobs.attempts, attempts));
}

const fullBackoffMs = exponentialBackoff({ firstMs: 10_000, longestMs: 3_600_000 });

/** 10 s, 20 s, 40 s ... at most an hour, and up to a quarter more. */
export function backoffMs(attempts: number, jitter: number): number {
  return jittered(fullBackoffMs(attempts), 0.25, jitter);
}
