import { Readable } from "node:stream";
import type { OperationAnswer, OperationSpec, PathParameters } from "@dilo/api";
import { parseRequest, type RequestParts, type WireAnswer, writeAnswer } from "@dilo/api/operations";
import { ownTurn, wordsOf } from "@dilo/platform/resources";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { ZodType, z } from "zod";
import { RequestError } from "./request-error.ts";

type Catalogue = Readonly<Record<string, OperationSpec>>;

/** A request for one operation, not yet validated, with Fastify's own request and reply. */
export interface IncomingRequest extends RequestParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Operations to be mounted, and what answers them. */
export interface OperationMount<Operations extends Catalogue> {
  readonly operations: Operations;
  /** Put before every operation's path; "" by default. */
  readonly basePath?: string;
  /** Fastify's options of every route. */
  readonly route?: RouteShorthandOptions;
  /** Validates a request by its operation's schemas and answers it. */
  readonly answer: (name: keyof Operations & string, incoming: IncomingRequest) => Promise<WireAnswer>;
}

/** Makes a route of every operation of a catalogue, and writes its answers to the wire. */
export function mountOperations<Operations extends Catalogue>(
  app: FastifyInstance,
  { operations, basePath = "", route = {}, answer }: OperationMount<Operations>,
): void {
  for (const [name, { method, path }] of Object.entries<OperationSpec>(operations)) {
    app.route({
      ...route,
      method,
      url: basePath + path.replace(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        // Each body may take as long to look at as one is allowed to: never two of them while others wait.
        if (request.body !== undefined) await ownTurn();
        const parameters = request.params as Readonly<Record<string, string>>;
        const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
        return send(reply, await answer(name, { request, reply, parameters, query, body: request.body }));
      },
    });
  }
}

function send(reply: FastifyReply, answer: WireAnswer): FastifyReply {
  reply.code(answer.status);
  switch (answer.kind) {
    case "json":
      if (answer.json === undefined) return reply.code(204).send();
      return reply.type("application/json").send(answer.json);
    case "bytes":
      if (answer.contentType !== undefined) reply.type(answer.contentType);
      return reply.send(answer.bytes);
    case "events":
      return reply.type("text/event-stream").send(Readable.from(answer.events));
  }
}

/** What a product handler is given: path parameters and validated body, and Fastify's own request and reply. */
type HandlerInput<Spec extends OperationSpec> = PathParameters<Spec["path"]> &
  (Spec extends { readonly body: infer Body extends ZodType } ? { readonly body: z.output<Body> } : unknown) & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

/** One handler for each operation of a catalogue. */
export type Handlers<Operations extends Catalogue> = {
  readonly [Name in keyof Operations]: (
    input: HandlerInput<Operations[Name]>,
  ) => Promise<OperationAnswer<Operations[Name]>>;
};

/** Answers operations by their handlers: validates what comes in, and lets out only what each answer's schema names. */
export function answerWith<Operations extends Catalogue>(
  operations: Operations,
  handlers: Handlers<Operations>,
): OperationMount<Operations>["answer"] {
  return async (name, incoming) => {
    const operation = operations[name] as OperationSpec;
    const parsed = parseRequest(operation, incoming);
    if (!parsed.isValid) throw badBody(parsed.issues);
    const { request, reply } = incoming;
    const body = operation.body === undefined ? {} : { body: parsed.body };
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    const answer = await handle({ ...parsed.parameters, ...body, request, reply });
    // The handler has set the file's type and name itself.
    if (operation.answer === "bytes") return { status: 200, kind: "bytes", bytes: answer as Uint8Array };
    return writeAnswer(operation, 200, answer);
  };
}

/** The message names the field and what it must be, never the value: a key inside or an answer could be somebody's name. */
function badBody([issue]: readonly z.core.$ZodIssue[]): RequestError {
  if (issue?.message === "Unknown form type") return new RequestError("unknown-form-type", "Unknown form type");
  const place = issue === undefined || issue.path.length === 0 ? "body" : String(issue.path[0]);
  const isUnknown = issue?.code === "unrecognized_keys";
  const words = isUnknown ? "it has a field that is not known here" : issue && wordsOf(issue);
  return new RequestError("bad-body", `The body is not as expected: ${[place, words].filter(Boolean).join(": ")}.`);
}
