import type { ZodType } from "zod";
import { Mark, type Node } from "../behaviour/marks.ts";
import type { OperationSpec } from "../operation.ts";
import { smallest } from "../samples/samples.ts";
import { type OperationBehaviour, operationBehaviour } from "./behaviour.ts";
import { operationSentence } from "./descriptions.ts";
import { examples } from "./examples.ts";
import { type MarkedSchema, markProperties } from "./openapi-behaviour.ts";
import { describeFields } from "./openapi-descriptions.ts";
import { mediaPaths } from "./openapi-media.ts";
import { type JsonSchema, type Schemas, writeSchemas } from "./openapi-schemas.ts";
import { operationsByResource, platformOperations } from "./platform-operations.ts";
import { failuresOf, statusOf } from "./statuses.ts";

const failureMeanings: Readonly<Record<number, string>> = {
  400: "The request is not as the schemas say; the message names the field.",
  401: "There is no valid token.",
  402: "The org's budget is used up.",
  403: "The token's role or kind may not do this.",
  404: "There is no such row in this org.",
  409: "The row is in use, or was changed by someone else meanwhile, or the idempotency key is another request's.",
  413: "The body is over 1 MiB, or the file in it over 10 MiB.",
  422: "What this needs is not configured here; the message names it.",
  429: "Too much at once: wait as long as retry-after says.",
  500: "The server failed.",
  503: "The server cannot do this now: wait as long as retry-after says, where it does.",
};

const failure: JsonSchema = {
  type: "object",
  properties: {
    statusCode: { type: "integer" },
    code: { type: "string", description: "One of a closed set of words." },
    message: { type: "string", description: "For developers, never for people." },
  },
  required: ["statusCode", "code", "message"],
};

/** An OpenAPI 3.1 document, ready to be served as JSON. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [part: string]: unknown;
}

/**
 * Writes the platform's contract as an OpenAPI 3.1 document, from the catalogue alone.
 * @param serverUrl where the platform is reached: "/platform", or a whole address
 */
export function writeOpenApi(serverUrl: string): OpenApiDocument {
  const operations = Object.values(operationsByResource).flatMap(Object.values<OperationSpec>);
  const schemas = writeSchemas(operations);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [resource, named] of Object.entries(operationsByResource)) {
    for (const [name, operation] of Object.entries(named)) {
      const path = paths[operation.path] ?? {};
      paths[operation.path] = {
        ...path,
        [operation.method.toLowerCase()]: describe(name, resource, operation, schemas),
      };
    }
  }
  const statuses = new Set(operations.flatMap(failuresOf));
  markProperties(judgedSchemas(schemas), schemas.components);
  describeFields([schemas.components, paths]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Voice platform",
      version: "1.0.0",
      description: introduction(serverUrl),
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }],
    tags: [...Object.keys(operationsByResource), "Rooms"].map((name) => ({ name })),
    paths: { ...paths, ...mediaPaths() },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { ...schemas.components, Failure: failure },
      responses: Object.fromEntries([...statuses].map((status) => [`Failure${status}`, failureResponse(status)])),
    },
  };
}

/** What a reader has to know before the first request: where it goes, and what the marks mean. Paragraphs, in Markdown. */
function introduction(serverUrl: string): string {
  return [
    "Assistants that talk: make them, call them, read what was said.",
    `The base address is \`${serverUrl}\`: every path here stands behind it, \`${serverUrl}/assistant\`. Each request has the header \`authorization: Bearer …\` with a token of your org, but for those that say they need none.`,
    "An operation's mark says what it does. `works`: its work. `not-offered`: it is answered 422, which says why.",
    "A field's mark says what becomes of it. `acts`: it has the effect its name says. `label`: it is kept, to be read again. `warned`: it is kept without effect, and every answer with the row says so in `warnings`. `refused`: 400 with its path and the reason, because ignoring it would break a promise or cost money. A field may have several, by its value or by what else is configured; one that is not described is refused.",
  ].join("\n\n");
}

/** The schemas of bodies, then those of rows, each with what the table says of it. */
function judgedSchemas(schemas: Schemas): readonly MarkedSchema[] {
  const judged = (part: "body" | "answer", nodeOf: (behaviour: OperationBehaviour) => Node | undefined) =>
    Object.entries<OperationSpec>(platformOperations).flatMap(([name, operation]) => {
      const node = nodeOf(operationBehaviour[name as keyof typeof operationBehaviour]);
      const schema = operation[part];
      return node === undefined || typeof schema !== "object" ? [] : [{ schema: schemas.of(schema), node }];
    });
  return [...judged("body", ({ body }) => body), ...judged("answer", ({ row }) => row)];
}

function describe(name: string, resource: string, operation: OperationSpec, schemas: Schemas): Record<string, unknown> {
  return {
    operationId: name,
    summary: inWords(name),
    tags: [resource],
    "x-behaviour": operationBehaviour[name as keyof typeof operationBehaviour].state,
    description: descriptionOf(name, operation),
    ...(operation.access === "open" && { security: [] }),
    ...parametersOf(operation, schemas),
    ...(operation.body && {
      requestBody: {
        required: !operation.body.safeParse(undefined).success,
        content: withExample(name, operation.body, contentOf(operation.body, operation.encoding, schemas)),
      },
    }),
    responses: {
      [statusOf(operation)]: answerOf(operation, schemas),
      ...Object.fromEntries(
        failuresOf(operation).map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
      ),
    },
  };
}

/** What an operation does here, in sentences. */
function descriptionOf(name: string, { access }: OperationSpec): string {
  const { state, body } = operationBehaviour[name as keyof typeof operationBehaviour];
  const what = {
    works: [],
    "not-offered": [`It is answered 422 here. ${body instanceof Mark ? body.message : ""}`],
  }[state];
  const who = access === "public" ? ["A page's public token may do this too."] : [];
  return [operationSentence(name), ...what, ...who].join(" ");
}

/** The content with a body that a test sends: the one written for it, else the least its schema takes. */
function withExample(name: string, body: ZodType, content: Record<string, unknown>): Record<string, unknown> {
  const json = content["application/json"];
  if (json === undefined) return content;
  return { "application/json": { ...json, example: examples[name as keyof typeof examples] ?? smallest(body) } };
}

function parametersOf(operation: OperationSpec, schemas: Schemas): { readonly parameters?: readonly unknown[] } {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const schema = operation.parameters?.[name];
    return { name, in: "path", required: true, schema: schema ? schemas.of(schema) : { type: "string" } };
  });
  const query: JsonSchema = operation.query ? schemas.of(operation.query) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: query.required?.includes(name) ?? false,
    // Lists repeat their name, which is the default; objects name their fields in brackets.
    ...(schema.type === "object" && { style: "deepObject", explode: true }),
    schema,
  }));
  const parameters = [...inPath, ...inQuery, ...(operation.method === "POST" ? [idempotencyKey] : [])];
  return parameters.length > 0 ? { parameters } : {};
}

/** Honoured by every POST. */
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same request with the same key is done once, and answered the same for a day.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function contentOf(schema: ZodType, encoding: OperationSpec["encoding"], schemas: Schemas): Record<string, unknown> {
  const type = encoding === "form" ? "multipart/form-data" : "application/json";
  return { [type]: { schema: schemas.of(schema) } };
}

function answerOf(operation: OperationSpec, schemas: Schemas): Record<string, unknown> {
  if (operation.answer === "empty") return { description: "Done." };
  if (operation.answer === "bytes") return { description: "The file.", content: { "text/csv": {} } };
  const events = operation.streams && { "text/event-stream": { schema: { type: "string" } } };
  return { description: "Done.", content: { ...contentOf(operation.answer, "json", schemas), ...events } };
}

function failureResponse(status: number): Record<string, unknown> {
  return {
    description: failureMeanings[status],
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  };
}

/** "createWebCall" as "Create web operation". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
