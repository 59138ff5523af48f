import { generateKeyPairSync, randomUUID, verify } from "node:crypto";
import type { LineListener } from "@dilo/telephone";
import { expect } from "vitest";
import type { CallObserver } from "../../../calls/call-observer.ts";
import type { Outbound } from "../../../outbound/outbound.ts";
import { openTestResources, type TestResources } from "../../core/testing/test-resources.ts";
import type { Carrier } from "./addresses.ts";

/** Accounts as the two carriers' published REST answers for them; whoever else asks is refused. */
export const twilio = {
  ...{ sid: "AC00000000000000000000000000000001", token: "a-made-up-auth-token" },
  ...{ key: "SK00000000000000000000000000000001", secret: "a-made-up-api-secret" },
};
export const vonage = { apiKey: "abcd1234", apiSecret: "a-made-up-secret" };
export const number = "+13055550111";

/** The key of the application that is made for a number of Vonage. */
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

type Begin = NonNullable<NonNullable<Parameters<typeof openTestResources>[0]>["beginCall"]>;
type ConnectLine = NonNullable<NonNullable<Parameters<Begin>[2]>["connect"]>;

const isUser = (authorization: string | undefined, user: string, password: string) =>
  authorization === `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

function answerOfTwilio({ method, url, body }: Asked, authorization: string | undefined): readonly [number, object] {
  const { pathname, searchParams } = new URL(url);
  const isKnownUser =
    isUser(authorization, twilio.sid, twilio.token) || isUser(authorization, twilio.key, twilio.secret);
  if (!isKnownUser) return [401, { code: 20_003, message: "Authenticate" }];
  const account = `/2010-04-01/Accounts/${twilio.sid}`;
  const one = { sid: "PN1", phone_number: number };
  const isKnown = searchParams.get("PhoneNumber") === number;
  const question = `${method} ${pathname}`;
  if (question === `GET ${account}/IncomingPhoneNumbers.json`)
    return [200, { incoming_phone_numbers: isKnown ? [one] : [] }];
  if (question === `POST ${account}/IncomingPhoneNumbers/PN1.json`) return [200, one];
  if (question === `POST ${account}/Calls.json`)
    return new URLSearchParams(body).get("To") === "+13055550188"
      ? [400, { code: 21_211, message: "Invalid 'To' Phone Number" }]
      : [201, { sid: "CA00000000000000000000000000000002", status: "queued" }];
  if (question.startsWith(`POST ${account}/Calls/CA`)) return [200, { status: "completed" }];
  return [404, {}];
}

/** Whether a question bears the token of the number's application (RS256). */
function isOfApplication(authorization = ""): boolean {
  const [, signed = "", signature = ""] = /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(authorization) ?? [];
  const isSigned = verify("RSA-SHA256", Buffer.from(signed), publicKey, Buffer.from(signature, "base64url"));
  const { application_id } = JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString() || "{}");
  return isSigned && application_id === "78d335fa";
}

function answerOfVonage({ method, url, body }: Asked, authorization: string | undefined): readonly [number, object] {
  const { host, pathname, searchParams } = new URL(url);
  if (host === "api.nexmo.com" && pathname.startsWith("/v1/calls")) {
    if (!isOfApplication(authorization)) return [401, { title: "Unauthorized" }];
    if (method === "POST") return [201, { uuid: "63f61863-out", status: "started", direction: "outbound" }];
    return method === "PUT" ? [204, {}] : [404, {}];
  }
  if (!isUser(authorization, vonage.apiKey, vonage.apiSecret)) return [401, { "error-code": "401" }];
  if (host === "rest.nexmo.com" && pathname === "/account/numbers") {
    const isKnown = searchParams.get("pattern") === "13055550111";
    return [200, isKnown ? { count: 1, numbers: [{ country: "US", msisdn: "13055550111" }] } : {}];
  }
  if (host === "api.nexmo.com" && pathname === "/v2/applications") {
    const keys = { private_key: privateKey.export({ type: "pkcs8", format: "pem" }) };
    return [201, { id: "78d335fa", keys, ...JSON.parse(body) }];
  }
  return host === "rest.nexmo.com" && pathname === "/number/update" ? [200, { "error-code": "200" }] : [404, {}];
}

/** The platform, and both carriers as they publish themselves. */
export interface Carriers {
  readonly fixture: TestResources;
  /** What the carriers were asked. */
  readonly asked: Asked[];
  /** What each call told of its line. */
  readonly told: string[];
  readonly lines: ReturnType<ConnectLine>[];
  readonly watching: CallObserver[];
  /** What each call begins with. */
  readonly begun: object[];
  isDown: boolean;
  begin(): void;
  imported(name: "importTwilioNumber" | "importVonageNumber", more?: object): ReturnType<TestResources["do"]>;
  idOf(name: "importTwilioNumber" | "importVonageNumber"): Promise<string>;
  credential(more?: object): Promise<string>;
  accept(carrier: Carrier, id: string, more?: object): Promise<Accepted>;
  /** The newest call of a number, as the API tells it. */
  callOf(phoneNumberId: string): Promise<Readonly<Record<string, unknown>>>;
}

interface Accepted {
  readonly stream: Awaited<ReturnType<TestResources["resources"]["acceptStream"]>>;
  readonly sent: (string | Uint8Array)[];
}

export const assistant = { name: "Ayuda", firstMessage: "Hola." };

export async function openCarriers(): Promise<Carriers> {
  const [asked, told, lines, watching]: [Asked[], string[], Carriers["lines"], CallObserver[]] = [[], [], [], []];
  const begun: object[] = [];
  const listener: LineListener = {
    ringing: () => told.push("ringing"),
    answered: () => told.push("answered"),
    heard: (frame) => told.push(`heard ${frame.length}`),
    passed: (mark) => told.push(`passed ${mark}`),
    digit: (digit) => told.push(`digit ${digit}`),
    ended: ({ cause, carrier }) => told.push(`ended ${cause}${carrier ? ` by ${carrier}` : ""}`),
  };
  const outbound: Outbound = async (url, { method = "POST", headers = {}, body = "" }) => {
    if (carriers.isDown) throw new Error("unreachable");
    const one = { method, url, body };
    asked.push(one);
    const answerOf = new URL(url).host === "api.twilio.com" ? answerOfTwilio : answerOfVonage;
    const [status, answer] = answerOf(one, headers["authorization"]);
    return { status, text: async () => (status === 204 ? "" : JSON.stringify(answer)), stream: undefined };
  };
  const fixture = await openTestResources({
    outbound,
    beginCall: async (body, watch, from) => {
      begun.push(body as object);
      const line = from.connect?.(listener);
      if (line) lines.push(line);
      watching.push(watch);
      const id = from.id ?? randomUUID();
      return { id, orgId: "", createdAt: "", updatedAt: "", webCallUrl: "", assistant: {} } as never;
    },
  });
  const carriers: Carriers = {
    ...{ fixture, asked, told, lines, watching, begun, isDown: false },
    begin: () => {
      for (const list of [asked, told, lines, watching, begun]) list.length = 0;
      carriers.isDown = false;
    },
    imported: async (name, more = {}) => {
      const made = await fixture.do("createAssistant", { body: assistant });
      const account =
        name === "importTwilioNumber"
          ? { twilioPhoneNumber: number, twilioAccountSid: twilio.sid, twilioAuthToken: twilio.token }
          : { vonagePhoneNumber: number, credentialId: await carriers.credential() };
      return fixture.do(name, { body: { assistantId: made.body["id"], ...account, ...more } });
    },
    idOf: async (name) => {
      const { status, body, text } = await carriers.imported(name);
      expect(status, text).toBe(201);
      return String(body["id"]);
    },
    credential: async (more = {}) =>
      String((await fixture.do("createCredential", { body: { provider: "vonage", ...vonage, ...more } })).body["id"]),
    accept: async (carrier, id, more = {}) => {
      const sent: (string | Uint8Array)[] = [];
      const socket = {
        send: (message: string | Uint8Array) => void sent.push(message),
        close: () => void sent.push("closed"),
      };
      const stream = await fixture.resources.acceptStream(
        { carrier, id, ticket: undefined, socket, ...more },
        () => false,
      );
      return { stream, sent };
    },
    callOf: async (phoneNumberId) => JSON.parse((await fixture.do("listCalls", { query: { phoneNumberId } })).text)[0],
  };
  return carriers;
}
