import { type CarrierSocket, OperationError, type Resources } from "@dilo/platform/resources";
import type { IncomingCall } from "@dilo/telephone";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { bearerOf, platformPath, platformRoute } from "../resources/routes.ts";

interface Needs {
  readonly resources: Resources;
  /** Takes calls that are the product's own, and tells that it did. */
  readonly takeFirst: (call: IncomingCall) => boolean;
}

type Params = { readonly carrier: string; readonly id: string };

const carriers = ["twilio", "vonage", "asterisk"] as const;

/** What comes before it is known whose call it is. Messages: a second of sound. */
const mostEarly = 50;

/** How the body of a carrier's request is read; it is kept as it came, for that is what was signed. */
const readBody: Readonly<Record<string, (body: string) => unknown>> = {
  "application/x-www-form-urlencoded": (body) => Object.fromEntries(new URLSearchParams(body)),
  "application/json": JSON.parse,
};

interface CarrierBody {
  readonly raw: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Mounts what carriers ask when a number of theirs is called, and the websockets by which they bring the call. */
export async function mountCarriers(scope: FastifyInstance, { resources, takeFirst }: Needs): Promise<void> {
  const path = `${platformPath}/carriers/:carrier/:id`;
  scope.get(`${path}/stream`, { ...platformRoute, websocket: true }, (socket, request) => {
    bring(socket, { resources, takeFirst, request });
  });
  await scope.register(async (own) => {
    own.removeAllContentTypeParsers();
    for (const [type, read] of Object.entries(readBody)) {
      own.addContentTypeParser(type, { parseAs: "string" }, async (_request: unknown, raw: string) => ({
        ...{ raw, fields: fieldsOf(raw, read) },
      }));
    }
    own.post(path, platformRoute, async (request, reply) => {
      const { k: key, t: ticket, about } = request.query as Readonly<Record<"k" | "t" | "about", string | undefined>>;
      const { raw: body = "", fields = {} } = (request.body ?? {}) as Partial<CarrierBody>;
      const { authorization, "x-twilio-signature": signature } = request.headers;
      const asked = {
        ...{ carrier: carrierOf(request), id: (request.params as Params).id, fields, body, key, ticket, authorization },
        signature: typeof signature === "string" ? signature : undefined,
      };
      if (about === "event") {
        await resources.hearCarrier(asked);
        return reply.status(204).send();
      }
      const answer = await resources.answerCarrier(asked);
      return reply.type(answer.type).send(answer.body);
    });
  });
}

/** What is no body of a carrier has no fields, and no signature fits it. */
function fieldsOf(raw: string, read: (body: string) => unknown): CarrierBody["fields"] {
  try {
    return { ...(read(raw) as CarrierBody["fields"]) };
  } catch {
    return {};
  }
}

/** Hands what comes by a socket to its call, as soon as it is known whose that is. */
function bring(
  socket: WebSocket,
  { resources, takeFirst, request }: Needs & { readonly request: FastifyRequest },
): void {
  let to: CarrierSocket | undefined;
  let isClosed = false;
  const early: (string | Uint8Array)[] = [];
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    const message = isBinary ? data : data.toString();
    if (to) to.receive(message);
    else if (early.length < mostEarly) early.push(message);
  });
  socket.on("ping", (data: Buffer) => socket.pong(data));
  socket.on("error", () => socket.close());
  socket.on("close", () => {
    isClosed = true;
    to?.closed();
  });
  const open = async () => {
    const { t, from } = request.query as { readonly t?: string; readonly from?: string };
    const opened = await resources.acceptStream(
      {
        ...{ carrier: carrierOf(request), id: (request.params as Params).id, ticket: t, from, token: tokenOf(request) },
        socket: { send: (message) => socket.send(message), close: () => socket.close() },
      },
      takeFirst,
    );
    to = opened;
    for (const message of early.splice(0)) opened.receive(message);
    if (isClosed) opened.closed();
  };
  open().catch(() => socket.close(1008, "not ours"));
}

function carrierOf(request: FastifyRequest): (typeof carriers)[number] {
  const { carrier } = request.params as Params;
  const known = carriers.find((one) => one === carrier);
  if (known === undefined) throw new OperationError("not-found", "There is no such carrier.");
  return known;
}

/** Of an Asterisk: `websocket_client.conf` knows a user and a password, which is a private token. */
function tokenOf(request: FastifyRequest): string | undefined {
  const [, basic] = /^Basic ([\w+/=]+)$/.exec(request.headers.authorization ?? "") ?? [];
  if (basic === undefined) return bearerOf(request);
  const text = Buffer.from(basic, "base64").toString();
  return text.slice(text.indexOf(":") + 1);
}
