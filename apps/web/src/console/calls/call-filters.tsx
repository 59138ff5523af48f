import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { Choice } from "../parts/choice.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { useAssistants } from "./assistant-names.ts";

/** The calls' filters, and how one is changed: all of them stand in the address but words that people said. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const state = useLocation().state as { readonly words?: string } | null;
  const words = state?.words ?? "";
  /** Back to the first page, unless it is the page that changes. */
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (name !== "words" && value !== "") before.set(name, value);
        else before.delete(name);
        if (name !== "page") before.delete("page");
        return before;
      },
      { state: { words: name === "words" ? value : words } },
    );
  return { search, words, set };
}

/** The filters as the platform takes them. Days are those of whoever looks. */
export function readFilters({ search, words: transcript }: Pick<ReturnType<typeof useFilters>, "search" | "words">) {
  const named = (name: string) => search.get(name) || undefined;
  const [from, until] = [dayOf(named("from"), 0), dayOf(named("until"), 1)];
  const [assistantId, endedReason] = [named("assistant"), named("ended")];
  const [costGe, costLe] = [amountOf(named("costs-from")), amountOf(named("costs-until"))];
  return {
    ...(assistantId && { assistantId }),
    ...(endedReason && { endedReason }),
    ...(from && { createdAtGe: from }),
    ...(until && { createdAtLt: until }),
    ...(transcript !== "" && { transcript }),
    ...(costGe !== undefined && { costGe }),
    ...(costLe !== undefined && { costLe }),
  };
}

/** US dollars; undefined where the text names no amount. */
function amountOf(text: string | undefined): number | undefined {
  const amount = Number(text ?? Number.NaN);
  return Number.isFinite(amount) ? amount : undefined;
}

/** When a day begins, or the one so many days after it; undefined where the text names no day. */
function dayOf(text: string | undefined, daysAfter: number): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? "") ?? [];
  if (year === undefined) return undefined;
  const begin = new Date(Number(year), Number(month) - 1, Number(day) + daysAfter);
  return Number.isNaN(begin.getTime()) ? undefined : begin.toISOString();
}

/** By assistant, time, ending, cost and what was said. */
export function CallFilters({ search, words: said, set }: ReturnType<typeof useFilters>) {
  const { calls: words, common } = useConsoleWords();
  const all = { value: "", text: common.all };
  const { assistants } = useAssistants();
  const endings = useEndings();
  const chosen = (name: string) => search.get(name) ?? "";
  const written = (name: string, value = chosen(name)) => ({ value, onChoose: (next: string) => set(name, next) });
  return (
    <search className="filters">
      <Choice
        label={words.assistant}
        value={chosen("assistant")}
        onChoose={(value) => set("assistant", value)}
        options={[all, ...assistants.map(({ id, name = "" }) => ({ value: id, text: name || id.slice(0, 8) }))]}
      />
      <Choice
        label={words.ended}
        value={chosen("ended")}
        onChoose={(value) => set("ended", value)}
        options={[all, ...endings.map((value) => ({ value, text: words.endings[value] ?? value }))]}
      />
      <Field type="date" label={words.from} value={chosen("from")} onChoose={(value) => set("from", value)} />
      <Field type="date" label={words.until} value={chosen("until")} onChoose={(value) => set("until", value)} />
      <Written key={`words ${said}`} type="search" label={words.said} {...written("words", said)} />
      <Written key={`from ${chosen("costs-from")}`} type="number" label={words.costsFrom} {...written("costs-from")} />
      <Written
        key={`until ${chosen("costs-until")}`}
        type="number"
        label={words.costsUntil}
        {...written("costs-until")}
      />
    </search>
  );
}

/** The ways in which calls of the last year ended. */
function useEndings(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ["endings"],
    queryFn: async ({ signal }) => {
      const start = new Date(Date.now() - 365 * 86_400_000).toISOString();
      const operations = [{ operation: "count" as const, column: "id" as const, alias: "calls" }];
      const query = { table: "call" as const, name: "endings", groupBy: "endedReason" as const };
      const asked = { ...query, timeRange: { start }, operations };
      const [report] = await platform.queryAnalytics({ body: { queries: [asked] } }, { signal });
      return (report?.result ?? []).map((row) => row["endedReason"]).filter((one) => typeof one === "string");
    },
  });
  return data;
}

interface Chooser {
  readonly type: "date" | "number" | "search";
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onLeave?: () => void;
}

function Field({ type, label, value, onChoose, onLeave }: Chooser) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        {...(type === "number" && { min: 0, step: "any", inputMode: "decimal" })}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === "Enter" && onLeave?.()}
      />
    </div>
  );
}

/** What is written letter by letter is looked for when it is finished. */
function Written({ value, onChoose, ...field }: Omit<Chooser, "onLeave">) {
  const [text, setText] = useState(value);
  return <Field {...field} value={text} onChoose={setText} onLeave={() => text !== value && onChoose(text)} />;
}
