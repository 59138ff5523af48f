import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { changedSince, published } from "./published-fields.ts";
import { lineItems, newCharge, newEvent, newSession, paidChanges } from "./stripe-objects.ts";
import { knownParameters } from "./stripe-wire.ts";

const { resolve } = createRequire(import.meta.url);
const resources = join(dirname(resolve("stripe")), "../esm/resources");
const facts = { id: "cs_test_1", livemode: false, created: 1, amount: 999, priceId: "price_1" };
const session = newSession({ ...facts, wanted: {}, url: "http://127.0.0.1/" });
const items = lineItems(facts);
const [item] = items.data as [(typeof items.data)[number] & object];
const event = newEvent({ id: "evt_1", type: "x", created: 1, livemode: false, object: session, apiVersion: "x" });

/** The fields an interface of the SDK declares: every one, and those that are always there. */
async function declared(file: string, name: string, indent = "") {
  const text = await readFile(join(resources, file), "utf8");
  const [, body = ""] =
    new RegExp(`\\n${indent}(?:export )?interface ${name} \\{\\n([\\s\\S]*?)\\n${indent}\\}`).exec(text) ?? [];
  const fields = [...body.matchAll(new RegExp(`^${indent}    (\\w+)(\\??):`, "gm"))];
  return {
    all: fields.map(([, field = ""]) => field),
    required: fields.filter(([, , mark]) => mark === "").map(([, field = ""]) => field),
  };
}

test.each<[string, string, object]>([
  ["Checkout/Sessions.d.ts", "Session", session],
  ["LineItems.d.ts", "LineItem", item],
  ["Prices.d.ts", "Price", item.price],
  ["Events.d.ts", "EventBase", event],
  ["Charges.d.ts", "Charge", newCharge({ ...facts, refunded: 999, paymentIntent: "pi_1" })],
])("the fake's objects have the fields the SDK declares in %s", async (file, name, object) => {
  const { all, required } = await declared(file, name);
  expect(required.length).toBeGreaterThan(5);
  expect(Object.keys(object)).toEqual(expect.arrayContaining(required.filter((field) => field !== "deleted")));
  expect(all).toEqual(expect.arrayContaining(Object.keys(object)));
});

test.each<[string, object, string?, string?]>([
  ["checkout.session", session, "Checkout/Sessions.d.ts", "Session"],
  ["checkout.session.automatic_tax", session.automatic_tax],
  ["checkout.session.custom_text", session.custom_text],
  ["checkout.session.customer_details", paidChanges.customer_details],
  ["list", items],
  ["item", item, "LineItems.d.ts", "LineItem"],
  ["price", item.price],
  ["event", event],
  ["event.request", event.request],
])(
  "the fake's %s is Stripe's published example field by field, but for what the API changed since",
  async (kind, object, file, name) => {
    const known = published[kind] ?? {};
    const { added = [], gone = [] } = changedSince[kind] ?? {};
    const values: Record<string, unknown> = { ...object };
    const now = [...Object.values(known).flat(), ...added].filter((field) => !gone.includes(field));
    expect(Object.keys(object).sort()).toEqual(now.sort());
    for (const [type, fields] of Object.entries(known)) {
      const said = fields.filter((field) => type !== "null" && values[field] != null);
      expect(said.map((field) => [field, typeOf(values[field])])).toEqual(said.map((field) => [field, type]));
    }
    if (file === undefined || name === undefined) return;
    const { all } = await declared(file, name);
    expect(all).toEqual(expect.arrayContaining([...added]));
    expect(all.filter((field) => gone.includes(field))).toEqual([]);
  },
);

const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

test("the parameters the fake takes are parameters of this API version", async () => {
  const { all } = await declared("Checkout/Sessions.d.ts", "SessionCreateParams", "    ");
  const names = knownParameters.map((name) => name.replace(/\[.*/, ""));
  expect(all.length).toBeGreaterThan(30);
  expect(all).toEqual(expect.arrayContaining(names));
});
