import type { OperationSpec } from "@dilo/api";
import { fileContentRoute, platformOperations, productOperations, recordingRoutes } from "@dilo/api/operations";
import { type ZodType, z } from "zod";
import { oddTexts } from "./odd-values.ts";
import { openRandom, type Random } from "./random.ts";
import { makeValue, type ValueSchema } from "./values-of-schema.ts";

/** A request for one operation or page, as it goes over the wire. */
export interface OddRequest {
  /** The operation's name, or the page's path. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the requests show to be let in. */
export interface OddAccess {
  /** A private token of the platform. */
  readonly token: string;
  readonly publicToken: string;
  /** The cookies of a browser that has paid. */
  readonly cookie: () => string;
  readonly origin: string;
}

interface Target {
  readonly name: string;
  readonly base: string;
  readonly operation: OperationSpec;
  readonly body?: ValueSchema;
  readonly query?: ValueSchema;
}

/** What is there beside the operations. */
const pages: readonly (readonly [method: string, path: string])[] = [
  ...(["/", "/form", "/help", "/terms", "/healthz", "/readyz", "/metrics", "/ops", "/dev-checkout/x"] as const).map(
    (path) => ["GET", path] as const,
  ),
  ["POST", "/dev-checkout/x"],
  ["POST", "/ops/test-order"],
  ["POST", "/api/stripe-webhook"],
  ["GET", "/platform/openapi.json"],
  ["GET", "/platform/docs"],
  ["OPTIONS", "/platform/assistant"],
  ["GET", "/platform/room/x"],
  ["GET", "/platform/room/a/x"],
  ["GET", fileContentRoute.path],
  ...Object.values(recordingRoutes).map(({ path }) => ["GET", path] as const),
];

/** Operations that would take away what all the others need: they get ids of others alone. */
const needsOthers: readonly string[] = ["deleteOrg", "deleteToken", "updateToken", "updateOrg"];

/**
 * Makes odd requests from the catalogue: of every operation as often, with bodies, queries, ids and headers that mostly
 * pass and are seldom what anybody meant. Ids of what was made are told to `learn` and used in what comes next.
 */
export class OddRequests {
  readonly #random: Random;
  readonly #access: OddAccess;
  readonly #ids = new Map<string, string[]>();
  readonly #targets = [...targetsOf("", productOperations), ...targetsOf("/platform", platformOperations)];

  constructor(seed: number, access: OddAccess) {
    this.#random = openRandom(seed);
    this.#access = access;
  }

  next(): OddRequest {
    const random = this.#random;
    if (random.happens(0.03)) return pageRequest(random, this.#access);
    const target = random.pick(this.#targets);
    const { body, type } = this.#bodyOf(target);
    return {
      name: target.name,
      method: target.operation.method,
      path: this.#pathOf(target) + this.#queryOf(target),
      headers: { ...this.#headersOf(target), ...(type !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body }),
    };
  }

  /** Takes in what a request was answered: what it made can be named from now on. */
  learn({ path }: OddRequest, answer: string): void {
    const id = /"id":"([\w-]{8,64})"/.exec(answer)?.[1];
    if (id === undefined) return;
    const kind = (path.split("?")[0] ?? "").replace("/platform", "").split("/")[1] ?? "";
    if (kind === "org" || kind === "token") return;
    const known = this.#ids.get(kind) ?? [];
    this.#ids.set(kind, [...known.slice(-20), id]);
  }

  #idFor(name: string): string | undefined {
    const kind = name.replace(/Id$/, "").toLowerCase();
    const some = this.#ids.get(kind) ?? (this.#random.happens(0.5) ? [...this.#ids.values()].flat() : []);
    return some.length === 0 ? undefined : this.#random.pick(some);
  }

  #valueOf(schema: ValueSchema, oddShare: number): unknown {
    return makeValue(schema, { random: this.#random, oddShare, idFor: (name) => this.#idFor(name) });
  }

  #pathOf({ name, base, operation }: Target): string {
    const kind = operation.path.split("/")[1] ?? "";
    const filled = operation.path.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
      if (this.#random.happens(0.1)) return encoded(this.#random.pick(oddTexts));
      const known = needsOthers.includes(name) ? undefined : this.#idFor(parameter === "id" ? `${kind}Id` : parameter);
      return known ?? "00000000-0000-4000-8000-000000000000";
    });
    return base + filled;
  }

  #queryOf({ query }: Target): string {
    const random = this.#random;
    if (random.happens(0.02)) return `?${encoded(random.pick(oddTexts))}&a=%&=b&&limit=1&limit=2`;
    if (query === undefined || random.happens(0.3)) return "";
    const value = this.#valueOf(query, 0.08);
    if (typeof value !== "object" || value === null) return "";
    const pairs = Object.entries(value).map(
      ([name, part]) => `${encoded(name)}=${encoded(typeof part === "string" ? part : JSON.stringify(part))}`,
    );
    return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  }

  #headersOf({ base, name, operation }: Target): Record<string, string> {
    const random = this.#random;
    const { origin, cookie, token, publicToken } = this.#access;
    const headers: Record<string, string> = {};
    if (base === "") {
      headers["origin"] = random.happens(0.97) ? origin : "https://elsewhere.example";
      if (random.happens(0.9)) headers["cookie"] = cookie();
    } else {
      const shown = operation.access === "public" && random.happens(0.3) ? publicToken : token;
      headers["authorization"] = random.happens(0.97) ? `Bearer ${shown}` : headerText(random);
    }
    if (random.happens(0.1))
      headers["idempotency-key"] = random.happens(0.5) ? `key-${random.below(50)}` : headerText(random);
    if (random.happens(0.02)) headers[random.pick(oddHeaders)] = headerText(random);
    if (name === "generatePdf") headers["accept"] = "application/pdf";
    return headers;
  }

  #bodyOf({ body, operation }: Target): { readonly body?: string; readonly type?: string } {
    const random = this.#random;
    const type = "application/json";
    if (body === undefined) return random.happens(0.05) ? { body: "{}", type } : {};
    if (operation.encoding === "form" && random.happens(0.9)) return formOf(random);
    const text = JSON.stringify(this.#valueOf(body, random.pick([0, 0.01, 0.05, 0.2]))) ?? "";
    if (random.happens(0.02)) return { body: text.slice(0, random.below(text.length + 1)), type };
    return { body: text, type: random.happens(0.99) ? type : headerText(random) };
  }
}

function targetsOf(base: string, operations: Readonly<Record<string, OperationSpec>>): Target[] {
  return Object.entries(operations).map(([name, operation]) => ({
    ...{ name, base, operation },
    ...(operation.body && { body: schemaOf(operation.body) }),
    ...(operation.query && { query: schemaOf(operation.query) }),
  }));
}

function schemaOf(schema: ZodType): ValueSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ValueSchema;
}

const oddHeaders = ["accept-encoding", "range", "if-none-match", "expect", "x-forwarded-for", "cookie"];

/** A value that Node sends: what cannot stand in a header is left out. */
function headerText(random: Random): string {
  return random
    .pick(oddTexts)
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, 200);
}

function pageRequest(random: Random, { token, cookie, origin }: OddAccess): OddRequest {
  const [method, path] = random.pick(pages);
  const filled = path.replace("{id}", encoded(random.pick(oddTexts)));
  const odd = random.happens(0.3) ? `?${encoded(random.pick(oddTexts))}` : "";
  const headers = { origin, cookie: cookie(), authorization: `Bearer ${token}`, "accept-encoding": headerText(random) };
  const hasBody = method === "POST";
  const base = path.includes("{id}") ? "/platform" : "";
  return {
    ...{ name: path, method, path: base + filled + odd },
    headers: {
      ...headers,
      ...(hasBody && {
        "content-type": random.pick(["application/json", "text/plain", "application/x-www-form-urlencoded"]),
      }),
    },
    ...(hasBody && { body: random.pick(["", "{}", "decision=pay", '{"id":"evt_1"}', random.pick(oddTexts)]) }),
  };
}

/** A form with a file: with a boundary, or a damaged one. */
function formOf(random: Random): { readonly body: string; readonly type: string } {
  const name = random.pick(["a.txt", "a.pdf", "a.json", "", ...oddTexts]).replace(/["\r\n]/g, "");
  const content = random.pick(["hola", "%PDF-1.7 damaged", "{", "", ...oddTexts]);
  const part = (head: string, text: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const field = random.pick(["file", "files", "purpose", "__proto__"]);
  const whole =
    part(
      `name="${field}"; filename="${name}"\r\nContent-Type: ${random.pick(["text/plain", "application/pdf", "x"])}`,
      content,
    ) +
    part('name="purpose"', random.pick(["assistant", ...oddTexts])) +
    part('name="metadata"', random.pick(["{}", "{", '{"a":1}', ...oddTexts]));
  const end = random.happens(0.9) ? "--b--\r\n" : "";
  return { body: whole + end, type: `multipart/form-data${random.happens(0.95) ? "; boundary=b" : ""}` };
}

/** Percent-encoded as far as it can be: half of a pair cannot. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
