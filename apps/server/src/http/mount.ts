import type { OperationAnswer, OperationSpec, PathParameters } from "@dilo/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodType, z } from "zod";
import { RequestError } from "./request-error.ts";

/** What a handler is given: the checked body and the path's parameters, beside the raw request and reply. */
type Given<Spec extends OperationSpec> = PathParameters<Spec["path"]> &
  (Spec extends { readonly body: infer Body extends ZodType } ? { readonly body: z.output<Body> } : unknown) & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

/** One function for each call of a catalogue. */
export type Handlers<Calls extends Record<string, OperationSpec>> = {
  readonly [Name in keyof Calls]: (given: Given<Calls[Name]>) => Promise<OperationAnswer<Calls[Name]>>;
};

/** Makes a route of every call: checks what comes in, and lets out only what the call's answer names. */
export function mountOperations<Calls extends Record<string, OperationSpec>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
): void {
  for (const name of Object.keys(calls) as (keyof Calls)[]) {
    const call = calls[name];
    if (call === undefined) continue;
    const handle = handlers[name] as (given: unknown) => Promise<unknown>;
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const body = call.body === undefined ? {} : { body: checkBody(call.body, request.body) };
        const answer = await handle({ ...(request.params as object), ...body, request, reply });
        if (call.answer === "empty") return reply.code(204).send();
        if (call.answer === "bytes") return reply.send(answer);
        return reply.send(call.answer.parse(answer));
      },
    });
  }
}

/** The failure names the place, never the value: an unknown key or an answer could be somebody's name. */
function checkBody(schema: ZodType, body: unknown): unknown {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.message === "Unknown form type") throw new RequestError("unknown-form-type", "Unknown form type");
  const place = issue === undefined || issue.path.length === 0 ? "body" : String(issue.path[0]);
  throw new RequestError("bad-body", `The body is not as expected: ${place}, ${issue?.code ?? "invalid"}.`);
}
