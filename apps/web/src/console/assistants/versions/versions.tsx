import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Choice } from "../../parts/choice.tsx";
import { Loaded } from "../../parts/page.tsx";
import { useFormat } from "../../parts/use-format.ts";
import { platform } from "../../session/platform.ts";
import { useConsoleWords } from "../../words/use-console-words.tsx";

/** An assistant after one of its changes. */
interface Version {
  readonly version: number;
  readonly createdAt: string;
  readonly settings: object;
}

/** As many as can be compared; older ones are at the API. */
const mostVersions = 100;

/** What an assistant was after each of its changes, two of them compared: the newest and the one before, unless others are chosen. */
export function Versions({ assistantId }: { readonly assistantId: string }) {
  const { assistants } = useConsoleWords();
  const words = assistants.versions;
  const query = useQuery({
    queryKey: ["assistant versions", assistantId],
    queryFn: async ({ signal }) => {
      const asked = { id: assistantId, query: { limit: mostVersions } };
      const { results } = await platform.listAssistantVersions(asked, { signal });
      return results.map(read);
    },
  });
  return (
    <section className="card stack close" aria-label={words.title}>
      <h2>{words.title}</h2>
      <Loaded query={query}>
        {(versions) => (versions.length < 2 ? <p>{words.single}</p> : <Compared versions={versions} />)}
      </Loaded>
    </section>
  );
}

function read(row: unknown): Version {
  const {
    version,
    createdAt,
    id: _,
    orgId: __,
    updatedAt: ___,
    assistantId: ____,
    ...settings
  } = row as Version & {
    readonly [name: string]: unknown;
  };
  return { version, createdAt, settings };
}

function Compared({ versions }: { readonly versions: readonly Version[] }) {
  const { assistants } = useConsoleWords();
  const words = assistants.versions;
  const format = useFormat();
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const find = (number: string | undefined) => versions.find(({ version }) => String(version) === number);
  const to = find(chosen.to) ?? versions[0];
  const from = find(chosen.from) ?? versions[1];
  if (from === undefined || to === undefined) return null;
  const options = versions.map(({ version, createdAt }) => ({
    value: String(version),
    text: words.one(version, format.time(createdAt)),
  }));
  const choose = (side: "from" | "to") => ({
    label: words[side],
    value: String({ from, to }[side].version),
    options,
    onChoose: (value: string) => setChosen((before) => ({ ...before, [side]: value })),
  });
  return (
    <>
      <div className="filters">
        <Choice {...choose("from")} />
        <Choice {...choose("to")} />
      </div>
      <Changes from={from.settings} to={to.settings} />
    </>
  );
}

function Changes({ from, to }: { readonly from: object; readonly to: object }) {
  const { assistants } = useConsoleWords();
  const words = assistants.versions;
  const changes = changesBetween(from, to);
  if (changes.length === 0) return <p role="status">{words.same}</p>;
  return (
    // It has to be reached by the keyboard to be moved.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="table" aria-label={words.changes} tabIndex={0}>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{words.setting}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{before !== undefined && <del>{before}</del>}</td>
              <td>{after !== undefined && <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A setting that two versions have differently: its path, and what each has there; undefined where it has none. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What changed from one version to another, setting by setting, in the order of the newer one. */
export function changesBetween(before: object, after: object): readonly Change[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Every value that holds no other, with its path: "model.messages.0.content". */
function leavesOf(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (parts.length > 0) return parts.flatMap(([name, part]) => leavesOf(part, path === "" ? name : `${path}.${name}`));
  if (path === "") return [];
  return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
}
