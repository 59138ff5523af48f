import { finished } from "node:stream";
import type { OperationSpec, Route } from "@dilo/api";
import {
  fileContentRoute,
  platformOperations,
  recordingOfCall,
  recordingRoutes,
  recordingTracks,
  writeOpenApi,
} from "@dilo/api/operations";
import { couldBeToken, largestFile, OperationError, type Resources, statusOfError } from "@dilo/platform/resources";
import multipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { refuseEndless, refuseUnstorable } from "../http/edge.ts";
import { addressKey } from "../http/limits.ts";
import { mountOperations, type OperationMount } from "../http/mount.ts";
import { mountDocsPage } from "./docs-page.ts";
import type { Upload, Uploads } from "./uploads.ts";
import type { WrongTokens } from "./wrong-tokens.ts";

/** Below this path the voice platform answers. */
export const platformPath = "/platform";

/** Where people see the platform: its page, and the operations for those who are signed in there. */
export const consolePath = "/console";

/** Larger bodies are refused, but for files. Bytes. */
export const longestBody = 1024 * 1024;

/** Of one form: the voice clone takes several files. */
const mostParts = 20;

/** Of one field of a form that is no file. Bytes. */
const longestField = 64 * 1024;

/** How many files of their forms operations read. Of other forms' files only names and types are looked at. */
const mostFiles: ReadonlyMap<string, number> = new Map([
  ["createFile", 1],
  ["uploadFile", 1],
  ["cloneVoice", mostParts],
]);

/** All files of one form. Bytes. */
const largestForm = 20 * 1024 * 1024;

/** The tokens in these requests are no cookies: a page elsewhere that has one may use it. */
export const fromAnywhere = { config: { fromAnywhere: true } };

/** Options of the route of every platform operation. */
export const platformRoute = { ...fromAnywhere, bodyLimit: longestBody };

/** Bodies as they were sent, of requests whose signature is over them. */
const sentBodies = new WeakMap<FastifyRequest, string>();

export interface ResourceRoutes {
  readonly resources: Resources;
  readonly publicOrigin: string;
  readonly wrongTokens: WrongTokens;
  readonly uploads: Uploads;
}

/** Mounts the platform's operations, except the one that begins web calls, and their description. */
export async function mountResources(app: FastifyInstance, needs: ResourceRoutes): Promise<void> {
  const { resources, publicOrigin, wrongTokens, uploads } = needs;
  // Written when somebody first asks for it: it takes longer than all the rest of a start's routes.
  let description: string | undefined;
  const routes: FastifyPluginAsync = async (scope) => {
    letAnyPageAsk(scope);
    await openScope(scope, wrongTokens);
    scope.options(`${platformPath}/*`, fromAnywhere, async (_request, reply) => answerPreflight(reply));
    scope.get(`${platformPath}/openapi.json`, fromAnywhere, async (_request, reply) => {
      description ??= JSON.stringify(writeOpenApi(publicOrigin + platformPath));
      return reply.type("application/json").send(description);
    });
    mountBytes(scope, { resources, basePath: platformPath, route: fromAnywhere });
    mountControl(scope, { resources, basePath: platformPath, route: platformRoute });
    const { createWebCall: _, ...operations } = platformOperations;
    const answer = answerWith(resources, uploads);
    mountOperations(scope, { operations, basePath: platformPath, route: platformRoute, answer });
  };
  await app.register(routes);
  mountDocsPage(app, platformPath);
  // Calls are ended before the server closes: their last reports are written before the store is closed.
  app.addHook("onClose", () => resources.settled());
}

interface BytesMount {
  readonly resources: Resources;
  readonly basePath: string;
  readonly route?: RouteShorthandOptions;
}

/** What rows link to: calls' recordings, and uploaded files. Members of the row's org alone may have it. */
export function mountBytes(scope: FastifyInstance, { resources, basePath, route = {} }: BytesMount): void {
  // A route's address as Fastify writes it.
  const routeOf = ({ path }: Route) => basePath + path.replace("{id}", ":id");
  const idOf = (request: FastifyRequest) => (request.params as Readonly<Record<string, string>>)["id"] ?? "";
  for (const track of recordingTracks) {
    for (const place of [recordingRoutes[track], recordingOfCall(track)]) {
      scope.get(routeOf(place), route, async (request, reply) => {
        const { bytes, stream } = await resources.recording(senderOf(request), idOf(request), track);
        return reply.type("audio/wav").header("content-length", bytes).send(stream);
      });
    }
  }
  scope.get(routeOf(fileContentRoute), route, async (request, reply) => {
    const { bytes, stream, contentType } = await resources.file(senderOf(request), idOf(request));
    return reply
      .type(contentType)
      .header("content-disposition", "attachment")
      .header("content-length", bytes)
      .send(stream);
  });
}

/** Answers may be read by pages elsewhere, which have a token of their own. */
export function letAnyPageAsk(scope: FastifyInstance): void {
  scope.addHook("onRequest", async (_request, reply) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("access-control-expose-headers", "x-request-id, retry-after")
      .header("cross-origin-resource-policy", "cross-origin");
  });
}

/** Where a call that is up is steered from: a telephone call's row links to it. Members of the call's org alone may. */
export function mountControl(scope: FastifyInstance, { resources, basePath, route = {} }: BytesMount): void {
  scope.post(`${basePath}/call/:id/control`, route, async (request, reply) => {
    const { id = "" } = request.params as Readonly<Record<string, string>>;
    await resources.controlCall(senderOf(request), id, request.body);
    return reply.status(204).send();
  });
}

/** What every route of the platform has: its own way to read bodies, and one body for failures. */
export async function openScope(scope: FastifyInstance, wrongTokens: WrongTokens): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: largestFile, parts: mostParts, fieldSize: longestField } });
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  // Some clients name the type of a body they do not send.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (request.headers["webhook-signature"] !== undefined) sentBodies.set(request, body as string);
    refuseEndless(body as string);
    if (body === "") done(null, undefined);
    else void parse(request, body as string, done);
  });
  const counted = new WeakMap<FastifyRequest, string>();
  scope.addHook("onRequest", async (request, reply) => {
    reply
      .header("cache-control", "no-store")
      // What developers upload and write is never a page of ours, whatever a browser takes it for.
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
    const token = tokenTried(request);
    if (token !== undefined && (await wrongTokens.count(token, request.ip))) counted.set(request, token);
  });
  scope.addHook("onSend", async (request, reply) => {
    const token = counted.get(request);
    if (token === undefined || !counted.delete(request)) return;
    const isWrong = reply.statusCode === statusOfError.unauthorized;
    const isRight = reply.statusCode < 300;
    await wrongTokens.settle(token, request.ip, isWrong ? "wrong" : isRight ? "right" : "not looked at");
  });
  scope.setErrorHandler((error, request, reply) => {
    const failure = operationErrorOf(error);
    if (failure === undefined) throw error;
    const statusCode = statusOfError[failure.code];
    const { code, message, retryAfterSeconds } = failure;
    if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
    // Clients of the OpenAI API read what was wrong in `error` alone.
    const isOfOpenAi = request.routeOptions.url?.includes("/chat/responses") === true;
    const type = statusCode < 500 ? "invalid_request_error" : "server_error";
    const told = isOfOpenAi && { error: { message, type, code, param: null } };
    const body = { statusCode, code, message, ...told };
    return reply.code(statusCode).type("application/json").send(body);
  });
}

/**
 * Answers the platform's operations over HTTP.
 * @param uploads where forms are taken; without them none is
 */
export function answerWith(
  resources: Resources,
  uploads?: Uploads,
): OperationMount<typeof platformOperations>["answer"] {
  return async (name, { request, reply, parameters, query, body }) => {
    const token = bearerOf(request);
    const answer = async (sent: unknown) =>
      resources.answer(name, {
        ...senderOf(request),
        origin: request.headers.origin,
        parameters,
        query,
        body: sent,
        idempotencyKey: headerOf(request, "idempotency-key"),
        whenSent: (then) => {
          finished(reply.raw, then);
        },
        signed: name === "receiveCredentialWebhook" ? signatureOf(request) : undefined,
      });
    if (!request.isMultipart()) return answer(body);
    // Of a form for another operation nothing is read.
    const { encoding }: OperationSpec = platformOperations[name];
    if (encoding !== "form" || uploads === undefined)
      throw new OperationError("bad-request", "The body is wrong: it must be JSON.");
    await resources.admit(name, token);
    const upload = uploads.enter(token ?? "");
    try {
      return await answer(await readForm(request, upload, mostFiles.get(name)));
    } finally {
      await upload.leave();
    }
  };
}

/** How the sender of a notice signed it (Standard Webhooks); undefined when it did not. */
function signatureOf(request: FastifyRequest) {
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    headerOf(request, name),
  );
  const body = sentBodies.get(request);
  if (id === undefined || timestamp === undefined || signature === undefined || body === undefined) return undefined;
  return { id, timestamp, signature, body };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The bearer token of a request; undefined when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** Who asks, and from where. */
export function senderOf(request: FastifyRequest) {
  return { token: bearerOf(request), address: addressKey(request.ip) };
}

/** What a request shows, if it could be a token of the platform: the product's own call tokens are not. */
function tokenTried(request: FastifyRequest): string | undefined {
  const token = bearerOf(request);
  return token !== undefined && couldBeToken(token) ? token : undefined;
}

/**
 * A form's fields; those that come several times, and `files`, are lists.
 * @param most files that `upload` takes in; undefined where files are only named
 */
async function readForm(
  request: FastifyRequest,
  upload: Upload,
  most: number | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const form = new Map<string, unknown[]>();
  let bytes = 0;
  try {
    for await (const part of request.parts({ limits: { files: most ?? mostParts } })) {
      const value = part.type === "file" ? await readPart(part, most === undefined ? undefined : upload) : textOf(part);
      if (value instanceof File) bytes += value.size;
      if (bytes > largestForm) throw new OperationError("too-long", "The files of the form are over 20 MiB together.");
      form.set(part.fieldname, [...(form.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === "FST_FILES_LIMIT")
      throw new OperationError("bad-request", `The form may have ${most === 1 ? "one file" : `${mostParts} files`}.`);
    // What the parser itself says of a form without a boundary or an end has no status.
    if (typeof (error as { statusCode?: unknown }).statusCode === "number" || error instanceof OperationError)
      throw error;
    throw new OperationError("bad-request", "The form could not be read.", { cause: error });
  }
  const fields = Object.fromEntries(
    [...form].map(([name, values]) => [name, name === "files" ? values : values.at(-1)]),
  );
  refuseUnstorable(fields);
  return fields;
}

async function readPart({ file, filename, mimetype }: MultipartFile, upload: Upload | undefined): Promise<File> {
  if (upload !== undefined) {
    const taken = await upload.take(file, filename, mimetype);
    if (file.truncated) throw new OperationError("too-long", "The file is over 10 MiB.");
    return taken;
  }
  for await (const _ of file);
  return new File([], filename, { type: mimetype });
}

function textOf({ value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw new OperationError("too-long", "A field of the form is over 64 KiB.");
  return value;
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE")
    .header("access-control-allow-headers", "authorization, content-type, idempotency-key")
    .header("access-control-max-age", "86400")
    .send();
}

function operationErrorOf(error: unknown): OperationError | undefined {
  // Damage is the server's trouble: it is logged and answered like any unknown error.
  if (error instanceof OperationError) return error.code === "damaged-file" ? undefined : error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new OperationError("too-long", "The body is over 1 MiB.");
  if (code === "FST_REQ_FILE_TOO_LARGE") return new OperationError("too-long", "The file is over 10 MiB.");
  const isTheirs = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  return isTheirs ? new OperationError("bad-request", "The request could not be read.") : undefined;
}
