// The N-400's first chapter by telephone: a person without a screen, on a bad line, says some answers and presses others.
import { setTimeout as wait } from "node:timers/promises";
import type { SavedForm } from "@dilo/api";
import { printAnswers } from "@dilo/forms";
import { record } from "@dilo/testing/espeak";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { openPayingPerson } from "@dilo/testing/paying-person";
import { rosa } from "@dilo/testing/people";
import { callByHand, payloadsOf, startServer } from "./by-hand.ts";
import { newAddress } from "./parties.ts";

const number = "+13055550112";
const wish = "quiero hacerme ciudadana";

/** What is pressed instead of said. */
const pressed: Readonly<Record<string, string>> = {
  fecha_nacimiento: "15031985",
  numero_alien: "089345678",
  telefono: "3055550123",
  fecha_residencia: "12052015",
};

/** Nobody goes on for longer. */
const mostTurns = 40;

/**
 * How many answers are right in English, and in how many turns: what is said or pressed after one has agreed to be heard.
 * @param tell is told the call line by line
 */
export async function firstChapter(tell: (line: string) => void = () => {}) {
  const spoken = [wish, ...rosa.answers.filter(([field]) => pressed[field] === undefined).map(([, says]) => says)];
  const answers = spoken.map((text) => ({ text, wav: record(text) }));
  const [transcriber, voice] = [await startFakeTranscriber({ answers }), await startFakeSynthesizer()];
  const caller = newAddress();
  const server = await startServer(caller, {
    ...{ PHONE_NUMBER: number, TRANSCRIBER_URL: transcriber.url, SPEECH_URL: voice.url },
  });
  try {
    await wait(5500);
    const person = openPayingPerson(server.origin);
    await person.pay(server.port);
    const asked = async (method: string, path: string) =>
      JSON.parse((await person.send(server.port, method, path)).text);
    const { code } = (await asked("POST", "/api/resume-code")) as { code: string };
    const call = await callByHand({ from: caller, to: server.address, number, lossEvery: 50 });
    let told = 0;
    /** Gives an answer, and listens until it is quiet. @returns what was said that had not been said before */
    const answered = async (what: string, give: (what: string) => Promise<unknown>) => {
      tell(`person: ${what}`);
      await give(what);
      await Promise.race([call.loud(), wait(15_000)]);
      await call.quiet();
      const news = voice.spoken.slice(told).map(({ input }) => input);
      told += news.length;
      for (const one of news) tell(`machine: ${one}`);
      return news.join(" ");
    };
    const press = (keys: string) => call.press(keys);
    const say = (words: string) => call.say(payloadsOf(words));
    await call.loud();
    // Questions are spoken ahead of the call.
    told = voice.spoken.length;
    await answered(code.replaceAll(" ", ""), press);
    await answered("1", press);
    let heard = await answered(wish, say);
    let turns = 1;
    for (; turns < mostTurns && !call.isOver(); turns += 1) {
      const { draft } = (await asked("GET", "/draft")) as { draft: { answers: object } | null };
      const open = rosa.answers.find(([field]) => !(field in (draft?.answers ?? {})));
      const keys = open && pressed[open[0]];
      if (heard.includes("Oí")) heard = await answered("1", press);
      else if (open === undefined) heard = await answered(heard.includes("más preguntas") ? "2" : "1", press);
      else heard = keys === undefined ? await answered(open[1], say) : await answered(keys, press);
    }
    await call.hangUp();
    const { draft } = (await asked("GET", "/draft")) as { draft: { saved?: { id: string } } | null };
    const saved = draft?.saved && ((await asked("GET", `/form/${draft.saved.id}`)) as SavedForm);
    return { turns, right: saved === undefined ? 0 : rightOf(saved), all: rosa.answers.length };
  } finally {
    await server.stop();
    await transcriber.close();
    await voice.close();
  }
}

function rightOf({ formType, data, heardAt, savedAt, places }: SavedForm): number {
  const answers = Object.entries(data).map(([field, said]) => {
    const known = places?.[field];
    return [field, { said, heardAt: heardAt[field] ?? savedAt, ...(known && { places: known }) }] as const;
  });
  const english = new Map(
    printAnswers(formType, Object.fromEntries(answers)).map((line) => [line.field.id, line.english]),
  );
  return rosa.answers.filter(([field, , printed]) => english.get(field) === printed).length;
}
