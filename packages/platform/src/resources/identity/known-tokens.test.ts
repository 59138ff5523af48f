import { beforeEach, expect, test } from "vitest";
import type { KnownCaller } from "../given.ts";
import { type KnownTokens, openKnownTokens } from "./known-tokens.ts";

const ana: KnownCaller = { kind: "private", orgId: "org", userId: "ana", role: "admin" };

let nowMs: number;
let known: KnownTokens;
let asked: number;
let answer: KnownCaller | undefined;
beforeEach(() => {
  nowMs = 1_000_000;
  known = openKnownTokens(() => new Date(nowMs));
  asked = 0;
  answer = ana;
});

const find = () =>
  known.find("hash", async () => {
    asked += 1;
    return answer;
  });

test("is looked up once a second", async () => {
  await find();
  nowMs += 999;
  expect(await find()).toEqual(ana);
  expect(asked).toBe(1);
  nowMs += 1;
  await find();
  expect(asked).toBe(2);
});

test("what changes here is heeded at once", async () => {
  await find();
  known.called("listTokens");
  await find();
  expect(asked).toBe(1);
  answer = undefined;
  known.called("deleteToken");
  expect(await find()).toBeUndefined();
});

test("what changes while it is looked up is not remembered", async () => {
  await known.find("hash", async () => {
    known.called("updateUserRole");
    return ana;
  });
  answer = undefined;
  expect(await find()).toBeUndefined();
});

test("nobody is looked up every time", async () => {
  answer = undefined;
  await find();
  await find();
  expect(asked).toBe(2);
});
