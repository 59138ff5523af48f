// What costs a server most of what others may ask of it, each as often as it is called.

import { setTimeout as wait } from "node:timers/promises";
import { forms } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { worstAnswers } from "../../apps/server/src/testing/worst-answers.ts";
import { payByOperator, type Sender } from "./people.ts";
import type { Send } from "./servers.ts";

/** Three loops within each other, three hundred times: 41 KB. */
const nested =
  "{% for a in (1..99) %}{% for b in (1..99) %}{% for c in (1..99) %}x{% endfor %}{% endfor %}{% endfor %}";
const templates = Array.from({ length: 300 }, () => ({ role: "system", content: nested }));
/** Compiles fast, and tries everything on an answer. */
const pattern = { type: "string", pattern: "^(([a-z])+.)+[A-Z]([a-z])+$" };
const schema = {
  name: "worst",
  schema: {
    type: "object",
    properties: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, pattern])),
  },
};
const values = { name: "worst", metadata: { list: Array.from({ length: 9000 }, () => ({})) } };
/** As many values as a body may have, each in a place that is looked at again on its way: for masks, secrets, references. */
const servers = Array.from({ length: 900 }, (_, at) => ({
  ...{ type: "function", function: { name: `tool${at}` } },
  server: { url: "https://dilo.example/hook", headers: { a: "b" } },
}));
const manyTools = { name: "tools", model: { provider: "openai", model: "none", tools: servers } };
const wrongTools = servers.map((tool) => ({ ...tool, unknown: 1 }));
const credentials = Array.from({ length: 900 }, (_, at) => ({ provider: "openai", apiKey: `sk-${at}` }));
const properties = Object.fromEntries(Array.from({ length: 390 }, (_, at) => [`p${at}`, { type: "string" }]));
const messages = Array.from({ length: 990 }, () => ({ role: "user", content: "a".repeat(500) }));
const templateAddress = `https://${"{{".repeat(100_000)}`;
/** As long as a form that is brought back may be: base64, and words that would take longest to be read as JSON. */
const pdfs = ["QUJD", "\\/ab", '",', '"[{', "\\u0041", "é"].map((words) => {
  const room = 8 * 2 ** 20 - 1024;
  return new Blob([`{"pdf":"${words.repeat(Math.floor(room / Buffer.byteLength(words)))}"}`]);
});

/** Of each of these rows a list has a MiB: forty are more than any list may hold, twenty are not. */
const longRow = { name: "long", metadata: { said: "a".repeat(1_000_000) } };
const longRows = 40;
/** Of what takes seconds each so many are under way at a time, or the last ones end long after the attack. */
const longOnesAtOnce = 4;
/** Words that are nobody's street, each as long as one may be to be looked up. */
const streets = Array.from({ length: 12 }, (_, at) => ({
  heard: Array.from({ length: 5 }, (__, more) => `jolliwu${"abcdefghijkl"[(at + more) % 12]}`).join(" "),
  as: "street-by-ear",
}));
const places = Array.from({ length: 8 }, () => ({ zip: "90012", names: streets }));
/** The answers to a form that take longest to be read, so many as fit in a request. */
function answersOf(formType: "N-400" | "I-130"): Readonly<Record<string, string>> {
  const asked = [...forms[formType].fields, ...furtherFields[formType]].slice(0, 140);
  return Object.fromEntries(Object.entries(worstAnswers(asked, "")).map(([id, { said }]) => [id, said]));
}

/** As many forms as a payment may have saved. */
const petitions = 20;

interface Needs {
  readonly send: Send;
  readonly sender: Sender;
  readonly token: string;
  readonly publicToken: string;
}

/** Makes what the attacks need. @returns each by what it is */
export async function openAttacks({ send, sender, token, publicToken }: Needs) {
  const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const post = (path: string, body: unknown, bearer = token) => send("POST", path, { headers: bearing(bearer), body });
  for (let made = 0; made < longRows; made += 1) await sender("POST", "/platform/assistant", bearing(token), longRow);
  const cookie = await payByOperator(sender);
  const save = async (payer: string, formType: "N-400" | "I-130", more = {}): Promise<string> => {
    const data = { ...answersOf(formType), ...more };
    return JSON.parse((await sender("POST", "/submit-form", { cookie: payer }, { formType, data })).body).id;
  };
  const id = await save(cookie, "N-400");
  const petitioner = await payByOperator(sender);
  for (let made = 0; made < petitions; made += 1) await save(petitioner, "I-130", { telefono_peticionario: `${made}` });
  const edited = JSON.parse((await sender("POST", "/platform/assistant", bearing(token), manyTools)).body).id as string;
  let [lists, brought] = [0, 0];
  return {
    "nobody asks for anything": () => wait(100),
    "templates of nested loops, with the public token": () =>
      post(
        "/platform/call/web",
        { assistant: { model: { provider: "openai", model: "none", messages: templates } } },
        publicToken,
      ),
    "schemas of patterns": () => post("/platform/structured-output", schema),
    "lists of forty rows of a MiB, and of twenty": few(() => {
      lists += 1;
      return send("GET", `/platform/assistant?limit=${lists % 2 === 0 ? 20 : longRows}`, { headers: bearing(token) });
    }),
    // Behind the lists: what it makes would be the newest of them.
    "bodies of 9,000 values": () => post("/platform/assistant", values),
    "a long list that is changed": () =>
      send("PATCH", `/platform/assistant/${edited}`, { headers: bearing(token), body: manyTools }),
    "an export of which nothing fits": () =>
      post("/platform/import/assistant", { ...manyTools, model: { ...manyTools.model, tools: wrongTools } }),
    "bodies of 900 secrets": () => post("/platform/assistant", { name: "secrets", credentials }),
    "functions of 390 arguments": () =>
      post("/platform/tool", {
        type: "function",
        function: { name: "worst", parameters: { type: "object", properties } },
      }),
    "chats of 990 messages": () => post("/platform/chat", { assistantId: edited, input: messages }),
    "lists of such chats": few(() => send("GET", "/platform/chat?limit=20", { headers: bearing(token) })),
    "addresses of templates that never end": () =>
      post("/platform/tool", { type: "function", function: { name: "worst" }, server: { url: templateAddress } }),
    "a form of 8 MiB that is brought back": few(async () => {
      const payer = await payByOperator(sender);
      brought += 1;
      await send("POST", "/api/take-up-pdf", { headers: { cookie: payer }, body: pdfs[brought % pdfs.length] });
    }),
    "96 names of streets that nobody has": few(() =>
      send("POST", "/api/places", { headers: { cookie }, body: { places } }),
    ),
    "a form of the answers that take longest, read for its boxes": few(() =>
      send("GET", `/form/${id}/boxes`, { headers: { cookie } }),
    ),
    "the list of twenty petitions": few(() => send("GET", "/forms", { headers: { cookie: petitioner } })),
    "letters, each of which lists what its payment has": few(async () => {
      const payer = await payByOperator(sender);
      const form = await save(payer, "I-130");
      const body = { id: form, email: "rosa@example.test", includePDF: false };
      await send("POST", "/email-form", { headers: { cookie: payer }, body });
    }),
  } satisfies Record<string, () => Promise<unknown>>;
}

/** Work that is done a few times at once; who comes besides waits a moment. */
function few(work: () => Promise<unknown>) {
  let underWay = 0;
  return async () => {
    if (underWay === longOnesAtOnce) return wait(100);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
