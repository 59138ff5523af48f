import { type FakeLanguageModel, startFakeLanguageModel } from "@dilo/testing/fake-language-model";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type LanguageModel, openLanguageModel } from "./language-model.ts";

const question = { kind: "date", words: "tenía [n1], nací el [n2] de mayo de [n3]" } as const;
let fake: FakeLanguageModel;
let model: LanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel({ recorded: { [question.words]: ["[n2] de mayo de [n3]"] } });
  model = openLanguageModel({ url: fake.env.MODEL_URL, key: "k", name: "small" });
});
afterAll(() => fake.close());
afterEach(() => fake.become("honest"));

describe("a language model", () => {
  test("is asked once, with its key and name, and gives the pieces", async () => {
    const before = fake.asked.length;
    expect(await model.find(question)).toEqual(["[n2] de mayo de [n3]"]);
    expect(fake.asked.slice(before)).toMatchObject([{ ...question, model: "small", authorization: "Bearer k" }]);
  });

  test.each([
    ["broken", "It answered with status 500."],
    ["babbling", "Its answer is not the JSON that was asked for."],
    ["endless", "Its answer is too long."],
  ] as const)("that is %s is tried once more, then said to fail", async (behaviour, sentence) => {
    fake.become(behaviour);
    const before = fake.asked.length;
    await expect(model.find(question)).rejects.toThrow(sentence);
    expect(fake.asked).toHaveLength(before + 2);
  });

  test("that never answers is given up by whoever asked, and not tried again", async () => {
    fake.become("mute");
    const before = fake.asked.length;
    const giveUp = new AbortController();
    const asked = model.find(question, giveUp.signal);
    await expect.poll(() => fake.asked.length).toBe(before + 1);
    giveUp.abort();
    await expect(asked).rejects.toThrow("It took too long.");
    expect(fake.asked).toHaveLength(before + 1);
  });

  test("that nobody runs cannot be reached", async () => {
    const nobody = openLanguageModel({ url: "http://127.0.0.1:1/v1/", key: "", name: "small" });
    await expect(nobody.find(question)).rejects.toThrow("It cannot be reached.");
  });
});
