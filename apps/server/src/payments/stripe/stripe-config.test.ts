import { describe, expect, test } from "vitest";
import type { Env } from "../../settings/env.ts";
import { readStripe } from "./stripe-config.ts";

const group = {
  STRIPE_SECRET_KEY: "sk_test_secret",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
};
const live = { ...group, STRIPE_SECRET_KEY: "sk_live_secret" };
const read = (env: Env, publicOrigin = "http://localhost:3000") => readStripe(env, publicOrigin);

test("the key says whether real money moves", () => {
  expect(read({})).toBeUndefined();
  expect(read(group)).toMatchObject({ livemode: false, publishableKey: "" });
  expect(read(live, "https://dilo.example")).toMatchObject({ livemode: true });
  expect(read({ ...group, STRIPE_SECRET_KEY: "rk_live_x" }, "https://dilo.example")).toMatchObject({ livemode: true });
});

test("a stand-in is on this machine, or nowhere", () => {
  const apiUrl = "http://127.0.0.1:4010";
  expect(read({ ...group, STRIPE_API_URL: apiUrl })).toMatchObject({ apiUrl });
});

describe("what would take no money, or be mistaken for it, is refused without repeating a secret", () => {
  test.each<[Env, string, string]>([
    [
      { ...group, STRIPE_SECRET_KEY: "pk_test_secret" },
      "http://localhost",
      "STRIPE_SECRET_KEY must begin with sk_test_",
    ],
    [{ ...group, STRIPE_PRICE_ID: "prod_secret" }, "http://localhost", "STRIPE_PRICE_ID must begin with price_."],
    [
      { ...group, STRIPE_WEBHOOK_SECRET: "we_secret" },
      "http://localhost",
      "STRIPE_WEBHOOK_SECRET must begin with whsec_.",
    ],
    [{ ...group, STRIPE_PUBLISHABLE_KEY: "sk_test_secret" }, "http://localhost", "STRIPE_PUBLISHABLE_KEY must begin"],
    [
      { ...group, STRIPE_PUBLISHABLE_KEY: "pk_live_secret" },
      "http://localhost",
      "must both be live keys, or both test",
    ],
    [live, "http://dilo.example", "PUBLIC_ORIGIN must begin with https://."],
    [{ ...group, NODE_ENV: "production" }, "https://dilo.example", "is a test key and charges nothing"],
    [{ ...group, STRIPE_API_URL: "https://pay.example" }, "http://localhost", "STRIPE_API_URL is for a stand-in"],
    [
      { ...group, STRIPE_API_URL: "http://localhost.evil.example" },
      "http://localhost",
      "STRIPE_API_URL is for a stand-in",
    ],
    [{ ...live, STRIPE_API_URL: "http://127.0.0.1:1" }, "https://dilo.example", "STRIPE_API_URL is for a stand-in"],
    [{ STRIPE_API_URL: "http://127.0.0.1:1" }, "http://localhost", "STRIPE_SECRET_KEY is missing"],
  ])("%o at %s", (env, origin, sentence) => {
    expect(() => read(env, origin)).toThrow(sentence);
    expect(() => read(env, origin)).not.toThrow(/secret(?!_|s)/);
  });

  test("a staging server may take test cards when it says so", () => {
    const env = { ...group, NODE_ENV: "production", ALLOW_FAKE_PAYMENTS: "i-understand" };
    expect(read(env, "https://dilo.example")).toMatchObject({ livemode: false });
  });
});
