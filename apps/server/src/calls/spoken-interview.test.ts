import { forms } from "@dilo/forms";
import { type FakeLanguageModel, startFakeLanguageModel } from "@dilo/testing/fake-language-model";
import { type Answer, ernesto, rosa } from "@dilo/testing/people";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type InterviewOptions, SpokenInterview } from "../testing/spoken-interview.ts";
import {
  type Browser,
  openTestServer,
  type SharedServer,
  sharedTestServer,
  type TestServer,
} from "../testing/test-server.ts";

const yes = "sí, está bien";

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
});

const start = (formType: InterviewOptions["formType"], options: Partial<InterviewOptions> = {}) =>
  SpokenInterview.start({ server, browser, formType, ...options });

/** Says an answer, and yes to what is read back. */
async function answer(interview: SpokenInterview, says: string): Promise<void> {
  await interview.say(says);
  if (interview.lastPrompt.startsWith("Oí:")) await interview.say(yes);
}

/** Nothing that was said or asked stands in a log. */
function expectNothingLogged(interview: SpokenInterview, answers: readonly Answer[]): void {
  const logs = server.logged() + JSON.stringify(interview.call.log);
  expect(logs).toContain("turn-ended");
  for (const [, says] of answers) expect(logs).not.toContain(says);
}

describe("a whole form by voice", () => {
  test("each answer as it comes: Ernesto's I-130 is saved and printed", async () => {
    const interview = await start("I-130", { confirm: "off" });
    for (const [index, [, says]] of ernesto.answers.entries()) {
      expect(interview.question).toBe(index + 1);
      await interview.say(says);
    }
    expect(interview.call.answers).toEqual(ernesto.answers.map(([, says]) => says));
    expect(interview.state).toMatchObject({ phase: "complete", saving: "saved" });
    expect(await interview.printed()).toEqual(
      Object.fromEntries(ernesto.answers.map(([field, , english]) => [field, english])),
    );
    expectNothingLogged(interview, ernesto.answers);
  });

  test("read back: Rosa's N-400, of which two answers were misheard and repaired by voice", async () => {
    const misheard: Readonly<Record<string, string>> = {
      numero_alien: "cuatro cinco cinco, uno cero dos, nueve nueve seis",
      fecha_residencia: "tres de agosto de mil novecientos noventa",
    };
    const interview = await start("N-400");
    for (const [index, [field, says]] of rosa.answers.entries()) {
      expect(interview.question).toBe(index + 1);
      const wrong = misheard[field];
      if (wrong !== undefined) {
        await interview.say(wrong);
        expect(interview.lastPrompt).toMatch(/^Oí:/);
        await interview.say("no, corregir por favor");
        const again = expect.stringContaining(forms["N-400"].fields[index]?.question ?? field);
        expect([interview.question, interview.lastPrompt]).toEqual([index + 1, again]);
      }
      await answer(interview, says);
    }
    expect(interview.state.phase).toBe("reviewing");
    expect(interview.lastPrompt).toContain("Terminamos las preguntas");
    await interview.say(yes);
    expect(interview.state).toMatchObject({ phase: "complete", saving: "saved" });
    expect(await interview.printed()).toEqual(
      Object.fromEntries(rosa.answers.map(([field, , english]) => [field, english])),
    );
    expectNothingLogged(interview, rosa.answers);
  });

  test("more boxes are offered, taken, one is answered and three are skipped", async () => {
    const interview = await start("N-400");
    for (const [, says] of rosa.answers.slice(0, 9)) await interview.write(says);
    await answer(interview, rosa.answers[9]?.[1] ?? "");
    expect(interview.state.phase).toBe("reviewing");
    expect(interview.lastPrompt).toContain("más preguntas");
    await interview.say("más casillas");
    expect([interview.question, interview.lastPrompt]).toEqual([11, expect.stringContaining("¿Cuál es su sexo?")]);
    await interview.say("soy mujer");
    expect(interview.lastPrompt).toContain("Anoté: femenino");
    for (const [number, asked] of [
      [12, "¿Con cuál razón"],
      [13, "¿Le llegan las cartas"],
      [14, "¿Dónde trabaja"],
    ] as const) {
      expect([interview.question, interview.lastPrompt]).toEqual([number, expect.stringContaining(asked)]);
      await interview.say("saltar");
    }
    expect(interview.state).toMatchObject({ phase: "reviewing", answers: { sexo: { said: "soy mujer" } } });
    expect(interview.lastPrompt).toContain("Terminamos");
    await interview.say(yes);
    // Written names are asked about once all was called right.
    expect(interview.lastPrompt).toContain("el segundo es Elena, y los apellidos son Prado Luna?");
    await interview.say(yes);
    expect(interview.state).toMatchObject({ phase: "complete", saving: "saved" });
    expect(await interview.printed()).toMatchObject({ sexo: "Female", motivo_solicitud: "Left blank" });
  });
});

/** Small words of Spanish that are no English; which words all the prompts have is asked in packages/forms. */
const isSpanish = (prompt: string) =>
  /[¿¡]|(?<!\p{L})(?:el|los|las|del|que|su|usted|diga|toque|para|con|una|mi|tengo|soy|por|está|oí|cinco|diez|casada)(?!\p{L})/u.test(
    prompt,
  );

describe("a call in English", () => {
  test("Rosa's N-400, answered in Spanish with a repair: no Spanish sentence is said", async () => {
    const interview = await start("N-400", { language: "en" });
    for (const [index, [field, says]] of rosa.answers.entries()) {
      expect(interview.question).toBe(index + 1);
      if (field === "fecha_residencia") {
        await interview.say("tres de agosto de mil novecientos noventa");
        await interview.say("no, corregir por favor");
      }
      await interview.say(says);
      if (interview.lastPrompt.startsWith("I heard:")) await interview.say("yes");
    }
    await interview.say("read my answers");
    await interview.say("go on");
    expect(interview.state.phase).toBe("reviewing");
    for (let round = 0; interview.state.phase === "reviewing" && round < 8; round += 1) await interview.say("yes");
    expect(interview.state.phase).toBe("complete");
    const { prompts } = interview.call;
    expect(prompts.length).toBeGreaterThan(20);
    expect(prompts.filter(isSpanish)).toEqual([]);
    expect(prompts[0]).toContain("I am a machine");
  });

  test("Ernesto's I-130 with each answer as it comes", async () => {
    const interview = await start("I-130", { language: "en", confirm: "off" });
    for (const [, says] of ernesto.answers) await interview.say(says);
    expect(interview.state).toMatchObject({ phase: "complete", saving: "saved" });
    expect(interview.call.prompts.length).toBeGreaterThan(10);
    expect(interview.call.prompts.filter(isSpanish)).toEqual([]);
  });
});

describe("an answer that nobody understood", () => {
  const birthday = "vendíamos cuarenta en la feria y yo nací el tres de mayo del ochenta";
  const masked = "vendíamos [n1] en la feria y yo nací el [n2] de mayo del [n3]";
  let model: FakeLanguageModel;
  let own: TestServer;
  beforeAll(async () => {
    model = await startFakeLanguageModel({ recorded: { [masked]: ["[n2] de mayo del [n3]"] } });
    own = await openTestServer({ env: model.env });
  });
  beforeEach(async () => {
    server = own;
    browser = server.browser();
    await browser.enter();
  });
  afterAll(async () => {
    await model.close();
    await own.close();
  });

  test("is a candidate to tap where a model points at words of it, and stored by nothing but the tap", async () => {
    const interview = await start("N-400");
    await interview.write("Rosa Prado");
    await interview.say(birthday);
    await Promise.all(interview.secondOpinions);
    expect(interview.question).toBe(2);
    expect(interview.state).toMatchObject({ turn: { opinion: { value: "1980-05-03" } } });
    expect(interview.state).not.toHaveProperty("answers.fecha_nacimiento");
    expect(model.asked.map(({ kind, words }) => ({ kind, words }))).toEqual([{ kind: "date", words: masked }]);
    await interview.happens({ kind: "picked", candidate: 0, at: "2026-11-20T12:00:30.000Z" });
    expect(interview.question).toBe(3);
    expect(server.logged()).not.toContain("mayo");
  });

  test("is asked again while a model never answers", async () => {
    model.become("mute");
    const interview = await start("N-400");
    await interview.write("Rosa Prado");
    await interview.write("3 de mayo de 1980");
    await interview.say("donde nacieron mis abuelos");
    expect(interview.secondOpinions).toHaveLength(1);
    expect([interview.question, interview.lastPrompt]).toEqual([3, expect.stringContaining("¿")]);
    expect(interview.state).not.toHaveProperty("turn.opinion");
    await interview.write("nací en México");
    expect(interview.question).toBe(4);
  });
});

describe("while the assistant speaks", () => {
  const [first, birthday] = ernesto.answers.map(([, says]) => says) as [string, string];

  /** The I-130 at its second question, which is being said and lasts. */
  async function overTheSecondQuestion(): Promise<SpokenInterview> {
    const interview = await start("I-130", { confirm: "off", promptMs: () => 5000 });
    await interview.call.answer(first);
    await interview.call.until(() => interview.call.isAssistantAudible);
    await interview.call.wait(2000);
    return interview;
  }

  test("words silence it, answer nothing, and bring the question again", async () => {
    const interview = await overTheSecondQuestion();
    const question = interview.lastPrompt;
    await interview.call.say("espere un momento por favor, no le entiendo bien");
    expect(interview.call.isAssistantAudible).toBe(false);
    await interview.hearOut();
    expect([interview.question, interview.lastPrompt]).toEqual([2, question]);
    await interview.say(birthday);
    expect(interview.question).toBe(3);
    expect(interview.state).toMatchObject({ answers: { fecha_nacimiento_peticionario: { said: birthday } } });
  });

  test("a cough silences it, and it says the question again by itself", async () => {
    const interview = await overTheSecondQuestion();
    const question = interview.lastPrompt;
    const times = () => interview.call.prompts.filter((prompt) => prompt === question).length;
    expect(times()).toBe(1);
    await interview.call.say("", { ms: 600 });
    expect(interview.call.isAssistantAudible).toBe(false);
    await interview.hearOut();
    expect([interview.question, times()]).toEqual([2, 2]);
    expect(interview.call.answers).toEqual([first]);
    await interview.say(birthday);
    expect(interview.question).toBe(3);
  });
});

test("an address with a pause in it is one answer, because the turn waits for what was asked", async () => {
  const interview = await start("N-400");
  for (const [, says] of rosa.answers.slice(0, 4)) await interview.write(says);
  expect(interview.question).toBe(5);
  await interview.call.say("mil doscientos treinta y cuatro Main Street");
  await interview.call.wait(1500);
  await interview.say("Los Ángeles, California, nueve cero cero uno dos");
  expect(interview.call.answers).toEqual([
    "mil doscientos treinta y cuatro Main Street Los Ángeles, California, nueve cero cero uno dos",
  ]);
  expect(interview.lastPrompt).toMatch(/^Oí:/);
});

test("a lost connection brings the question that was being asked again, and its answer is taken", async () => {
  const [first, birthday] = ernesto.answers.map(([, says]) => says) as [string, string];
  const interview = await start("I-130", { confirm: "off" });
  await interview.call.answer(first);
  await interview.call.until(() => interview.call.isAssistantAudible);
  const question = interview.lastPrompt;
  await interview.call.loseConnection();
  await interview.call.wait(3000);
  await interview.call.join();
  await interview.hearOut();
  expect([interview.question, interview.lastPrompt]).toEqual([2, question]);
  await interview.say(birthday);
  expect(interview.question).toBe(3);
});
