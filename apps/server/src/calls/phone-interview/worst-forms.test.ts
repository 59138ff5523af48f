import { forms } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { expect, test } from "vitest";
import { countPieces } from "../../testing/count-pieces.ts";
import { sharedTestServer } from "../../testing/test-server.ts";
import { worstAnswers } from "../../testing/worst-answers.ts";
import { TestingCaller } from "./testing-phone.ts";

test("a draft and four saved forms that take longest to be read are taken up while others have their turn", async () => {
  const server = await sharedTestServer();
  const browser = server.browser();
  await browser.enter();
  const heardAt = server.clock().toISOString();
  const answersOf = (formType: "N-400" | "I-130", name: string) => {
    const asked = [...forms[formType].fields, ...furtherFields[formType]].slice(0, 140);
    return { ...worstAnswers(asked, heardAt), [name]: { said: "Rosa Prado", heardAt } };
  };
  for (const formType of ["N-400", "I-130", "I-130", "I-130"] as const) {
    const named = answersOf(formType, formType === "N-400" ? "nombre_completo" : "nombre_peticionario");
    const data = Object.fromEntries(Object.entries(named).map(([id, { said }]) => [id, said]));
    const saved = await browser.send("POST", "/submit-form", { body: { formType, data } });
    expect(saved.statusCode).toBeLessThan(300);
  }
  const draft = Object.entries(answersOf("I-130", "nombre_peticionario")).slice(1, 30);
  for (const [id, { said }] of draft)
    await browser.send("PUT", `/draft/answers/${id}`, { body: { formType: "I-130", said, heardAt } });
  const { code } = (await browser.send("POST", "/api/resume-code")).json<{ code: string }>();

  const takeUp = async () => {
    const caller = new TestingCaller(server);
    await caller.press(code.replaceAll(" ", ""));
    await caller.press("1");
    return caller;
  };
  const pieces = countPieces();
  const caller = await takeUp();
  await caller.say("sí");
  // The draft and what the saved forms tell it: some four hundred. In one piece for each of them it would be a few.
  expect(pieces()).toBeGreaterThan(300);
  expect(caller.hasEnded).toBe(false);
});
