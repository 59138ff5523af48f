import { maskSecrets } from "../core/rows/secrets.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a developer's server is told with each message: whom it is about, and what was said so far. */
interface Told {
  /** The call's or chat's row, or as much of it as there is. */
  readonly row: Fields;
  /** The assistant that began, overrides put in. */
  readonly assistant: Fields;
  /** The values of template variables that were sent. */
  readonly values: Fields;
  readonly artifact: Fields;
}

/** What could be a secret of the org is for the server it was written for, not for that of a tool. */
const secrets: ReadonlySet<string> = new Set(["credentials", "headers", "webCallUrl"]);

/**
 * The fields the vendor's messages have around their own (platform contract): `call`, `assistant`, `customer`, `phoneNumber`
 * and `artifact`. A web call has no number: it is null.
 */
export function callEnvelope(told: Told): Fields {
  const { assistant, customer, artifact, more } = partsOf(told);
  const {
    id,
    orgId,
    type = "webCall",
    status,
    startedAt,
    endedAt,
    endedReason,
    createdAt,
    updatedAt,
    ...row
  } = told.row;
  const when = { status, startedAt, endedAt, endedReason, createdAt, updatedAt };
  const call = { id, orgId, type, ...when, ...talkersIn(row), ...more, artifact };
  return cleaned({ call, assistant, customer, phoneNumber: row["phoneNumber"] ?? null, artifact });
}

/** The same for a chat. */
export function chatEnvelope(told: Told): Fields {
  const { assistant, customer, artifact, more } = partsOf(told);
  const { id, orgId, sessionId, previousChatId, name } = told.row;
  const chat = { id, orgId, sessionId, previousChatId, name, ...talkersIn(told.row), ...more };
  return cleaned({ chat, assistant, customer, artifact });
}

function partsOf({ row, assistant, values, artifact: said }: Told) {
  const customer = row["customer"] ?? values["customer"];
  const artifact = { ...said, variableValues: values };
  return { assistant, customer, artifact, more: { customer, metadata: assistant["metadata"], variableValues: values } };
}

function talkersIn(row: Fields): Fields {
  const { assistantId, assistantOverrides, squadId, squad, workflowId, workflow, workflowOverrides } = row;
  return { assistantId, assistantOverrides, squadId, squad, workflowId, workflow, workflowOverrides };
}

/** Without secrets, and without what is not there. */
function cleaned(told: Fields): Fields {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, one]) =>
        secrets.has(name) || one === undefined ? [] : [[name, walk(one)]],
      ),
    );
  };
  return JSON.parse(maskSecrets(JSON.stringify(walk(told)))) as Fields;
}
