import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { Choice } from "../parts/choice.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { useAssistants } from "./assistant-names.ts";

/** The filters that an address names, as the platform takes them. Days are those of whoever looks. */
export function readFilters(search: URLSearchParams) {
  const named = (name: string) => search.get(name) || undefined;
  const [from, until] = [dayOf(named("from"), 0), dayOf(named("until"), 1)];
  const [assistantId, endedReason] = [named("assistant"), named("ended")];
  return {
    ...(assistantId && { assistantId }),
    ...(endedReason && { endedReason }),
    ...(from && { createdAtGe: from }),
    ...(until && { createdAtLt: until }),
  };
}

/** When a day begins, or the one so many days after it; undefined where the text names no day. */
function dayOf(text: string | undefined, daysAfter: number): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? "") ?? [];
  if (year === undefined) return undefined;
  const begin = new Date(Number(year), Number(month) - 1, Number(day) + daysAfter);
  return Number.isNaN(begin.getTime()) ? undefined : begin.toISOString();
}

/** By assistant, by time, and by how the call ended. A change goes back to the first page. */
export function CallFilters() {
  const { calls: words, common } = useConsoleWords();
  const all = { value: "", text: common.all };
  const [search, setSearch] = useSearchParams();
  const { assistants } = useAssistants();
  const endings = useEndings();
  const set = (name: string, value: string) =>
    setSearch((before) => {
      if (value === "") before.delete(name);
      else before.set(name, value);
      before.delete("page");
      return before;
    });
  const chosen = (name: string) => search.get(name) ?? "";
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
      <Day label={words.from} value={chosen("from")} onChoose={(value) => set("from", value)} />
      <Day label={words.until} value={chosen("until")} onChoose={(value) => set("until", value)} />
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
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Day({ label, value, onChoose }: Chooser) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChoose(event.target.value)} />
    </div>
  );
}
