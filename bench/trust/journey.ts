// What one payer asks of the server, from the payment to the erasure, and what a developer asks of the platform meanwhile.

import { Agent, request } from "node:http";
import { type OperationInput, type ProductOperations, productRoutes } from "@dilo/api";
import { sampleForm } from "@dilo/forms";
import { opsToken } from "./servers.ts";

export interface Times {
  /** milliseconds each took, but for PDFs */
  readonly requests: number[];
  /** the same of PDFs, which are made one at a time for each payer */
  readonly pdfs: number[];
  /** how many were told to be before theirs, of each PDF that was asked about while it was made */
  readonly ahead: number[];
  /** how often each request was refused or broke, by its route and why */
  readonly errors: Map<string, number>;
}

/** What was asked and not given. */
class Refused extends Error {}

/** As a page does, which tells people their place in line. Milliseconds. */
const lookEveryMs = 2000;

export const noTimes = (): Times => ({ requests: [], pdfs: [], ahead: [], errors: new Map() });

/** Notes what failed of a journey. */
function note(times: Times, error: unknown) {
  const why = error instanceof Refused ? error.message : `a journey: ${error}`;
  times.errors.set(why, (times.errors.get(why) ?? 0) + 1);
}

/**
 * Asks for a PDF as a page does: again for as long as it waits in line, and meanwhile for its place there.
 * @throws Refused when it is refused
 */
async function pdfInLine(times: Times, ask: () => Promise<unknown>, askForPlace: () => Promise<number | null>) {
  const startedAt = performance.now();
  const places: number[] = [];
  const look = () =>
    askForPlace().then(
      (ahead) => ahead !== null && places.push(ahead),
      (error) => note(times, error),
    );
  const looking = setInterval(() => void look(), lookEveryMs);
  try {
    while (!(await isMade(ask)));
  } finally {
    clearInterval(looking);
  }
  times.pdfs.push(performance.now() - startedAt);
  if (places.length > 0) times.ahead.push(Math.max(...places));
}

async function isMade(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof Refused && error.message.includes("pdf-in-line")) return false;
    throw error;
  }
}

/**
 * Opens journeys to a server; all share connections that stay open, as a proxy's do.
 * @param server with a private token of its platform
 */
export function openJourneys({
  origin,
  token,
  connections = 64,
}: {
  origin: string;
  token: string;
  connections?: number;
}) {
  const { hostname, port, host } = new URL(origin.replace("localhost", "127.0.0.1"));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let begun = 0;

  /** @throws Error when it was refused */
  async function send(
    times: Times,
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<{ body: string; cookie: string }> {
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const route = `${method} ${path.replace(/[\w-]{16,}/g, ":id")}`;
    try {
      const answer = await exchange({ method, path, headers: { host, origin, ...headers }, text });
      if (answer.status >= 400) throw new Error(`${answer.status} ${answer.body.slice(0, 100)}`);
      if (path !== "/generate-pdf") times.requests.push(performance.now() - startedAt);
      return answer;
    } catch (error) {
      throw new Refused(`${route}: ${error instanceof Error ? error.message : "?"}`);
    }
  }

  function exchange({
    method,
    path,
    headers,
    text,
  }: {
    method: string;
    path: string;
    headers: Record<string, string>;
    text: string | undefined;
  }): Promise<{ status: number; body: string; cookie: string }> {
    const length =
      text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, agent, headers: { ...headers, ...length } }, (answer) => {
        let body = "";
        answer.setEncoding("latin1");
        answer.on("data", (part) => {
          body += part;
        });
        answer.on("error", reject);
        answer.on("end", () => {
          const cookie = String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";
          resolve({ status: answer.statusCode ?? 0, body, cookie });
        });
      });
      sent.on("error", reject);
      sent.end(text);
    });
  }

  /** @param place which journey it is: every third is erased, every fifth mailed */
  async function payer(times: Times, place: number) {
    const address = { "x-forwarded-for": `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}` };
    const { cookie } = await send(times, "POST", "/ops/test-order", {
      headers: { ...address, authorization: `Bearer ${opsToken}` },
    });
    const own = { headers: { ...address, cookie } };
    for (const page of ["/", "/form"]) await send(times, "GET", page, own);

    /** What the page asks: the compiler holds it to the operation. */
    const ask = async <Name extends keyof ProductOperations>(
      name: Name,
      input: OperationInput<ProductOperations[Name]>,
    ) => {
      const { method, path } = productRoutes[name];
      const { body, ...values } = input as Readonly<Record<string, unknown>>;
      const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part]));
      return (await send(times, method, filled, { ...own, body })).body;
    };

    await ask("config", {});
    const { formType, said: data } = sampleForm;
    for (const [field, said] of Object.entries(data).slice(0, 10)) {
      await ask("keepAnswer", { field, body: { formType, said, heardAt: new Date().toISOString() } });
    }
    await ask("getDraft", {});
    await ask("findPlaces", { body: { places: [{ zip: "90012", names: [{ heard: "los angeles", as: "city" }] }] } });
    const { id } = JSON.parse(await ask("submitForm", { body: { formType, data } }));
    await ask("listForms", {});
    await ask("getForm", { id });
    await ask("getBoxes", { id });
    await pdfInLine(
      times,
      () => ask("generatePdf", { body: { formId: id, formType } }),
      async () => JSON.parse(await ask("getPdfTurn", {})).ahead,
    );
    if (place % 5 === 0) await ask("emailForm", { body: { id, email: "ana@correo.example", includePDF: true } });
    if (place % 3 === 0) await ask("eraseData", {});
  }

  async function developer(times: Times) {
    const headers = { authorization: `Bearer ${token}` };
    const body = { name: "Recepción", firstMessage: "Buenos días." };
    const { id } = JSON.parse((await send(times, "POST", "/platform/assistant", { headers, body })).body);
    await send(times, "GET", `/platform/assistant/${id}`, { headers });
    await send(times, "PATCH", `/platform/assistant/${id}`, { headers, body: { firstMessage: "Buenas tardes." } });
    await send(times, "GET", "/platform/assistant?limit=10", { headers });
    await send(times, "DELETE", `/platform/assistant/${id}`, { headers });
  }

  return {
    /** One whole journey; what fails of it is in the times. */
    async one(times: Times) {
      begun += 1;
      await Promise.all([payer(times, begun), developer(times)]).catch((error) => note(times, error));
    },
    close: () => agent.destroy(),
  };
}
