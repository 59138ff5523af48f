import { ByKind, Guarded, Mark, type Node } from "../../packages/api/src/behaviour/marks.ts";
import { operationBehaviour } from "../../packages/api/src/catalogue/behaviour.ts";
import { writeOpenApi } from "../../packages/api/src/catalogue/openapi.ts";
import { elsewhere } from "../../packages/api/src/operations/elsewhere.table.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly "x-behaviour"?: string;
}

/** What an operation does, in a word. */
const states: Readonly<Record<string, string>> = {
  works: "acts",
  "not-offered": "422",
};

const methods = ["get", "post", "put", "patch", "delete"];

/** The table of all operations of the platform, as their catalogue has them, by resource. @returns Markdown */
export function operationsTable(): string {
  const rows = Object.entries(writeOpenApi("/platform").paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod as Readonly<Record<string, Operation>>)
      .filter(([method, { tags }]) => methods.includes(method) && tags[0] !== "Rooms")
      .map(([method, operation]) => ({ ...operation, route: `${method.toUpperCase()} ${path}` })),
  );
  const lines = rows.map(
    ({ operationId, route, description, "x-behaviour": state = "" }) =>
      `| \`${route}\` | \`${operationId}\` | ${states[state] ?? "acts"} | ${meaningOf(description)} |`,
  );
  const missing = elsewhere.flatMap(({ instead, routes }) =>
    routes.map((route) => `| \`${route}\` | | 404 | Not here. ${instead} |`),
  );
  return ["| request | operation | | what it does |", "| --- | --- | --- | --- |", ...lines, ...missing].join("\n");
}

/** The status stands in a column of its own. */
const meaningOf = (description: string) => description.replace("It is answered 422 here. ", "").replaceAll("|", "\\|");

const [begin, end] = ["<!-- The table below is written by npm run generate. -->", "<!-- End of the table. -->"];

/** The page of the platform with its table as the catalogue has it. */
export const withOperations = (page: string): string => withTable(page, operationsTable());

/** The page of guides with its table as the marks of the fields give it. */
export const withDifferences = (page: string): string => withTable(page, differencesTable());

function withTable(page: string, table: string): string {
  const [before = "", rest = ""] = page.split(begin);
  const after = rest.split(end)[1] ?? "";
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

/** What a developer writes, by the word that begins its paths. */
const bodies = {
  tool: "createTool",
  credential: "createCredential",
  assistant: "createAssistant",
  squad: "createSquad",
  workflow: "createWorkflow",
  call: "createWebCall",
  chat: "createChat",
  session: "createSession",
  phoneCall: "createPhoneCall",
  phoneNumber: "createPhoneNumber",
  structuredOutput: "createStructuredOutput",
  eval: "createEval",
  testSuite: "createTestSuite",
  campaign: "createCampaign",
  knowledgeBase: "createKnowledgeBase",
  template: "createTemplate",
  org: "createOrg",
} as const satisfies Record<string, keyof typeof operationBehaviour>;

/** How a field that does not do what its name says is treated. */
const words: Readonly<Record<string, string>> = {
  refused: "refused",
  warned: "no effect",
  acts: "in part",
};

/**
 * The fields that do something else here than at the vendor, or nothing, in the table's own words: those of one reason
 * in one row. @returns Markdown
 */
export function differencesTable(): string {
  const rows = new Map<string, { readonly mark: Mark; readonly paths: Set<string> }>();
  const entered = new Set<Node>();
  for (const [name, operation] of Object.entries(bodies)) walk(operationBehaviour[operation].body ?? {}, name);
  const lines = [...rows.values()].map(({ mark, paths }) => {
    const fields = grouped(withoutKinds(withoutParts([...paths])));
    return `| ${fields} | ${words[mark.behaviour] ?? ""} | ${mark.message.replaceAll("|", "\\|")} |`;
  });
  return ["| fields | | what happens here |", "| --- | --- | --- |", ...lines].join("\n");

  function walk(node: Node, path: string): void {
    if (node instanceof Mark) {
      tell(node, path);
      return;
    }
    // What many places share is told of the first of them.
    if (entered.has(node)) return;
    entered.add(node);
    if (node instanceof Guarded) {
      tell(node.mark, path);
      walk(node.inside, path);
    } else if (node instanceof ByKind) {
      for (const [kind, inside] of Object.entries(node.kinds)) walk(inside, `${path}(${kind})`);
    } else for (const [name, inside] of Object.entries(node)) walk(inside, `${path}.${name}`);
  }

  function tell(mark: Mark, path: string): void {
    if (mark.message === "") return;
    const key = `${mark.behaviour} ${mark.message}`;
    const row = rows.get(key) ?? { mark, paths: new Set() };
    rows.set(key, row);
    // What holds for an assistant's field holds for the same field of a squad's member or a workflow.
    const isKnown = [...row.paths].some((one) => rootOf(one) !== rootOf(path) && nameOf(one) === nameOf(path));
    if (!isKnown) row.paths.add(path);
  }
}

/** More places than these are not named one by one: the answer to a request names the one that it is about. */
const mostPlaces = 10;

/** The fields of one place once: "`assistant.voice`: `speed`, `model`". */
function grouped(paths: readonly string[]): string {
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const [, place = "", name = path] = /^(.*)\.([^.()]+)$/.exec(path) ?? [];
    places.set(place, [...(places.get(place) ?? []), name]);
  }
  const all = [...places].map(([place, names]) => {
    const words = names.map((name) => `\`${name}\``).join(", ");
    if (place === "") return words;
    return names.length === 1 ? `\`${place}.${names[0]}\`` : `\`${place}\`: ${words}`;
  });
  const more = all.length - mostPlaces;
  return (
    all.slice(0, mostPlaces).join("; ") + (more > 0 ? `; and ${more} more places, each marked in the reference` : "")
  );
}

const rootOf = (path: string) => /^\w+/.exec(path)?.[0];
const nameOf = (path: string) => path.split(".").at(-1);

/** Where what tells a kind is named, the whole kind is meant: its other fields need no names. */
function withoutParts(paths: readonly string[]): readonly string[] {
  const wholes = paths.filter((path) => /\)\.(?:type|provider)$/.test(path));
  const isPart = (path: string) =>
    wholes.some((whole) => path !== whole && path.startsWith(whole.slice(0, whole.lastIndexOf(".") + 1)));
  return paths.filter((path) => !isPart(path));
}

/** More kinds than these are not named one by one. */
const mostKinds = 8;

/** Fields that differ in one kind alone, as one: "model(openai, google).thinking". */
function withoutKinds(paths: readonly string[]): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const [, before = path, kind, after = ""] = /^(.*)\(([^()]+)\)([^()]*)$/.exec(path) ?? [];
    const place = kind === undefined ? path : `${before}(*)${after}`;
    kinds.set(place, [...(kinds.get(place) ?? []), ...(kind === undefined ? [] : [kind])]);
  }
  return [...kinds].map(([place, all]) => {
    const named = all.length > mostKinds ? [...all.slice(0, mostKinds), `${all.length - mostKinds} more`] : all;
    return place.replace("(*)", `(${named.join(", ")})`);
  });
}
