import { beforeEach, expect, test } from "vitest";
import type { AuthenticatedCaller } from "../operations/operation-request.ts";
import { openTokenCache, type TokenCache } from "./token-cache.ts";

const ana: AuthenticatedCaller = { kind: "private", orgId: "org", userId: "ana", role: "admin" };

let nowMs: number;
let known: TokenCache;
let asked: number;
let answer: AuthenticatedCaller | undefined;
beforeEach(() => {
  nowMs = 1_000_000;
  known = openTokenCache(() => new Date(nowMs));
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
  known.invalidateAfter("listTokens");
  await find();
  expect(asked).toBe(1);
  answer = undefined;
  known.invalidateAfter("deleteToken");
  expect(await find()).toBeUndefined();
});

test("what changes while it is looked up is not remembered", async () => {
  await known.find("hash", async () => {
    known.invalidateAfter("updateUserRole");
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
