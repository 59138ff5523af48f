import { ernesto, rosa } from "@dilo/testing/people";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";
import { phoneTexts } from "./phone.texts.ts";
import { TestingCaller } from "./testing-phone.ts";

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
});

const codeOf = async () => (await browser.send("POST", "/api/resume-code")).json<{ code: string }>().code;
const keysOf = (code: string) => code.replaceAll(" ", "");
const draftOf = async () => (await browser.send("GET", "/draft")).json().draft;
const said = (field: string) => rosa.answers.find(([id]) => id === field)?.[1] ?? "";

/** A call whose interview has begun. */
async function opened(caller = new TestingCaller(server)): Promise<TestingCaller> {
  await caller.press(keysOf(await codeOf()));
  expect(caller.last).toBe("¿Está de acuerdo?");
  await caller.press("1");
  return caller;
}

/** A call that asks the N-400's first question. */
async function asked(): Promise<TestingCaller> {
  const caller = await opened();
  await caller.say("quiero hacerme ciudadano");
  if (!caller.last.includes("nombre completo")) await caller.press("1");
  expect(caller.last).toContain("nombre completo");
  return caller;
}

describe("the code", () => {
  test.each([
    ["pressed at once", (code: string) => [keysOf(code)], "press"],
    ["pressed group by group", (code: string) => code.split(" "), "press"],
    ["said in digits", (code: string) => [code], "say"],
    ["said group by group", (code: string) => code.split(" "), "say"],
  ] as const)("%s opens the form", async (_how, pieces, way) => {
    const caller = new TestingCaller(server);
    for (const piece of pieces(await codeOf())) await caller[way](piece);
    expect(caller.last).toBe("¿Está de acuerdo?");
    await caller.say("sí, está bien");
    expect(caller.heard).toContain(phoneTexts.how);
  });

  test("mistyped is begun again with the asterisk", async () => {
    const caller = new TestingCaller(server);
    await caller.press("123*");
    expect(caller.last).toBe(phoneTexts.codeCleared);
    await caller.press(keysOf(await codeOf()));
    expect(caller.last).toBe("¿Está de acuerdo?");
  });

  test("wrong three times ends the call, and counts as everywhere", async () => {
    const caller = new TestingCaller(server);
    for (let time = 1; time <= 3; time += 1) {
      expect(caller.hasEnded).toBe(false);
      await caller.press(`00000${time}123456789`);
    }
    expect([caller.last, caller.hasEnded]).toEqual([phoneTexts.codeWrongLast, true]);
    const again = new TestingCaller(server);
    for (let time = 4; time <= 6; time += 1) await again.press(`00000${time}123456789`);
    expect([again.last, again.hasEnded]).toEqual([phoneTexts.tooMany, true]);
    const other = new TestingCaller(server, "+13055550199");
    await other.press(keysOf(await codeOf()));
    expect(other.last).toBe("¿Está de acuerdo?");
  });

  test("that has expired is answered like a wrong one, and nothing is read aloud", async () => {
    await browser.send("PUT", "/draft/answers/nombre_completo", {
      body: { formType: "N-400", said: said("nombre_completo"), heardAt: server.clock().toISOString() },
    });
    const code = await codeOf();
    server.clock.advance(73 * 3_600_000);
    const caller = new TestingCaller(server);
    await caller.press(keysOf(code));
    expect(caller.last).toBe(phoneTexts.codeWrong);
    expect(caller.heard.join(" ")).not.toContain("Rosa");
  });

  test("of somebody who says nothing is asked for, and then the call ends", async () => {
    const caller = new TestingCaller(server);
    await caller.wait(0);
    for (let time = 0; time < 5; time += 1) await caller.wait(15_000);
    expect(caller.heard).toEqual([phoneTexts.codeAgain, phoneTexts.codeAgain, phoneTexts.codeAgain, phoneTexts.noCode]);
    expect(caller.hasEnded).toBe(true);
  });
});

describe("what is agreed to", () => {
  test("is written down before the first question", async () => {
    await asked();
    const rows = JSON.stringify(await server.services.store.db.execute("select consent from consents"));
    expect(rows).toContain("phone-1");
  });

  test("refused, nothing is asked", async () => {
    const caller = new TestingCaller(server);
    await caller.press(keysOf(await codeOf()));
    await caller.press("2");
    expect([caller.last, caller.hasEnded]).toEqual([phoneTexts.declined, true]);
  });
});

test("the N-400 by voice and keys is saved, and nothing speaks of a screen", async () => {
  const caller = await asked();
  const keyed: Readonly<Record<string, string>> = {
    fecha_nacimiento: "15031985",
    numero_alien: "089345678",
    telefono: "3055550123",
    fecha_residencia: "12052015",
  };
  let turns = 0;
  for (const [field, words] of rosa.answers) {
    const keys = keyed[field];
    if (keys === undefined) await caller.say(words);
    else await caller.press(keys);
    turns += 1;
    for (; caller.last.startsWith("Oí") && turns < 40; turns += 1) await caller.press("1");
  }
  for (; !caller.hasEnded && turns < 40; turns += 1)
    await caller.press(caller.last.includes("más preguntas") ? "2" : "1");
  expect(caller.last).toContain("Ya guardé su formulario");
  expect(turns).toBeLessThanOrEqual(25);
  const { saved } = await draftOf();
  const { data } = (await browser.send("GET", `/form/${saved.id}`)).json();
  expect(data).toMatchObject({
    fecha_nacimiento: "15 de marzo de 1985",
    numero_alien: "089345678",
    telefono: "3055550123",
    fecha_residencia: "12 de mayo de 2015",
    estado_civil: said("estado_civil"),
  });
  expect(caller.heard.join(" ")).not.toMatch(/pantalla|toque|esta página/i);
});

describe("a call that ends in the middle", () => {
  test("has lost nothing, and goes on at the question it had come to", async () => {
    const caller = await asked();
    await caller.say(said("nombre_completo"));
    if (caller.last.startsWith("Oí")) await caller.press("1");
    await caller.press("15031985");
    await caller.press("1");
    caller.hangUp();
    expect((await draftOf()).answers).toMatchObject({ fecha_nacimiento: { said: "15 de marzo de 1985" } });
    const again = await opened();
    expect(again.heard).toContain(phoneTexts.goOn);
    expect(again.last).toContain("país");
  });

  test("goes on at the form that was begun, whichever it is", async () => {
    const [[field, words]] = ernesto.answers as unknown as [[string, string]];
    await browser.send("PUT", `/draft/answers/${field}`, {
      body: { formType: "I-130", said: words, heardAt: server.clock().toISOString() },
    });
    const caller = await opened();
    expect(caller.last).toContain("¿Cuál es su fecha de nacimiento?");
  });

  test("of whoever says nothing any more is said goodbye to", async () => {
    const caller = await asked();
    for (let time = 0; time < 6 && !caller.hasEnded; time += 1) await caller.wait(25_000);
    expect([caller.last, caller.hasEnded]).toEqual([phoneTexts.stillNothing, true]);
  });

  test("by an erasure elsewhere keeps nothing more", async () => {
    const caller = await asked();
    await browser.send("DELETE", "/my-data");
    await caller.say(said("nombre_completo"));
    if (!caller.hasEnded) await caller.press("1");
    expect([caller.last, caller.hasEnded]).toEqual([phoneTexts.elsewhere, true]);
    expect(await draftOf()).toBeNull();
  });
});

describe("keys", () => {
  test("the asterisk says it again, zero asks for a person, and letters cannot be pressed", async () => {
    const caller = await asked();
    await caller.press("*");
    expect(caller.last).toContain("nombre");
    await caller.press("0");
    expect(caller.last).toContain("Aquí no hay una persona en la línea");
    await caller.press("5");
    expect(caller.last).toBe(phoneTexts.noKeys);
  });

  test("a date pressed at its read-back is the one that was meant, though it begins with the yes", async () => {
    const caller = await asked();
    await caller.say(said("nombre_completo"));
    if (caller.last.startsWith("Oí")) await caller.press("1");
    await caller.say("tres de agosto de mil novecientos noventa");
    expect(caller.last).toContain("1990");
    await caller.press("15031985");
    expect(caller.last).toContain("15 de marzo de 1985");
  });

  test("two in a read-back asks again", async () => {
    const caller = await asked();
    await caller.say(said("nombre_completo"));
    if (caller.last.startsWith("Oí")) await caller.press("1");
    await caller.press("15031985");
    await caller.press("2");
    expect((await draftOf())?.answers).not.toHaveProperty("fecha_nacimiento");
  });
});
