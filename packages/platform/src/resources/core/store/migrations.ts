import { sql } from "drizzle-orm";
import type { Db } from "./schema.ts";

/** The platform's tables, step by step. A step that has run anywhere is never changed: a new one comes after it. */
const steps: readonly (readonly string[])[] = [
  [
    // Of rows that have keys `data` holds what stays readable, and `sealed` the whole row.
    `create table platform_rows (
      kind text not null,
      id text not null,
      org_id text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      data jsonb not null,
      sealed bytea,
      primary key (kind, id)
    )`,
    `create index platform_rows_by_age on platform_rows (org_id, kind, created_at desc, id collate "C" desc)`,
    `create view platform_calls as select org_id, created_at, data from platform_rows where kind = 'call'`,
    `create table platform_tokens (
      hash text primary key,
      org_id text not null,
      user_id text,
      row_id text,
      expires_at timestamptz(3)
    )`,
    "create index platform_tokens_by_row on platform_tokens (row_id)",
    `create table platform_users (
      id text primary key,
      email text not null unique,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`,
    `create table platform_members (
      org_id text not null,
      user_id text not null references platform_users (id) on delete cascade,
      role text not null check (role in ('admin', 'editor', 'viewer')),
      primary key (org_id, user_id)
    )`,
    `create table platform_invitations (
      hash text primary key,
      org_id text not null,
      email text not null,
      role text not null check (role in ('admin', 'editor', 'viewer')),
      expires_at timestamptz(3) not null
    )`,
    `create table platform_answers (
      caller text not null,
      key text not null,
      org_id text not null,
      request text not null,
      sealed bytea,
      row_id text,
      expires_at timestamptz(3) not null,
      primary key (caller, key)
    )`,
    "create index platform_answers_by_row on platform_answers (org_id, row_id)",
    "create index platform_answers_by_end on platform_answers (expires_at)",
    `create table platform_messages (
      id text primary key,
      org_id text not null,
      call_id text not null,
      position bigint not null,
      sealed bytea,
      state text not null check (state in ('waiting', 'dead')),
      claimed_until timestamptz(3) not null
    )`,
    "create index platform_messages_by_call on platform_messages (call_id, position)",
    `create table platform_call_messages (
      call_id text not null,
      position integer not null,
      org_id text not null,
      sealed bytea,
      primary key (call_id, position)
    )`,
    `create table platform_jobs (
      id text primary key,
      org_id text not null,
      kind text not null,
      row_id text not null,
      attempts integer not null,
      claimed_until timestamptz(3) not null
    )`,
    "create index platform_jobs_by_row on platform_jobs (row_id)",
    `create table platform_call_owners (
      call_id text primary key,
      org_id text not null,
      owner text not null,
      beat_at timestamptz(3) not null default now(),
      is_to_end boolean not null default false,
      has_rung boolean not null default false,
      concluded_until timestamptz(3)
    )`,
    `create table platform_file_chunks (
      org_id text not null,
      id text not null,
      position integer not null,
      data bytea not null,
      primary key (org_id, id, position)
    )`,
    // A passage goes with the row of its file, and so with its org.
    `create table platform_file_passages (
      kind text not null default 'file' check (kind = 'file'),
      file_id text not null,
      position integer not null,
      words tsvector not null,
      sealed bytea not null,
      primary key (file_id, position),
      foreign key (kind, file_id) references platform_rows (kind, id) on delete cascade
    )`,
  ],
  [
    `create table platform_audit (
      id text primary key,
      org_id text not null,
      created_at timestamptz(3) not null,
      operation text not null,
      role text not null check (role in ('admin', 'editor', 'viewer', 'page')),
      user_id text,
      token_id text,
      row_id text,
      address text
    )`,
    `create index platform_audit_by_age on platform_audit (org_id, created_at desc, id collate "C" desc)`,
    "create index platform_audit_by_end on platform_audit (created_at)",
    `create table platform_audit_results (
      id text primary key references platform_audit (id) on delete cascade,
      status integer not null,
      row_id text
    )`,
    // What is written there stays as it is until its time is over (audit-log.ts).
    `create function platform.refuse_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and current_setting('platform.audit_ends', true) = 'on' then return old; end if;
      raise exception 'the audit log is only added to';
    end $$`,
    ...["platform_audit", "platform_audit_results"].map(
      (table) => `create trigger only_added before update or delete on ${table}
        for each row execute function platform.refuse_change()`,
    ),
  ],
];

/** Of the lock that lets one process at a time bring the tables up to date: any number, always the same. */
const lock = 4_207_711_930;

/** Brings the platform's tables to their newest step. May run at every start, in several processes at once. */
export async function migrateResources(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    // Apart from the tables, so that emptying those does not make them seem new.
    await tx.execute(sql`create schema if not exists platform`);
    await tx.execute(sql`create table if not exists platform.migrations (step integer primary key)`);
    for (const [step, statements] of steps.entries()) {
      const done = await tx.execute(sql`select step from platform.migrations where step = ${step}`);
      if ((done as unknown as { readonly rows: readonly unknown[] }).rows.length > 0) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into platform.migrations values (${step})`);
    }
  });
}
