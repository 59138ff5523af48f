import { writeOpenApi } from "../../packages/api/src/catalogue/openapi.ts";
import { elsewhere } from "../../packages/api/src/operations/elsewhere.table.ts";
import { differencesTable } from "./platform-differences.ts";

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
