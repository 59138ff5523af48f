import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { givePageMicrophone } from "./page-microphone.mjs";
import { microphoneFlags, recordMicrophone, speak } from "./spoken.mjs";
import { choose, pay } from "./steps.mjs";

/**
 * Opens a form page that can be spoken to: a server with a transcriber that knows the recordings, a browser whose
 * microphone is in the story's hands, and a form paid for and chosen.
 * @param {import("./tell-story.mjs").Scene} scene
 * @param {object} options
 * @param {readonly string[]} options.says everything the person will say
 * @param {readonly string[]} [options.coughs] sounds that the transcriber makes nothing of
 * @param {"N-400" | "I-130"} options.form
 * @param {Record<string, string>} [options.env] more settings of the server
 * @param {(page: import("playwright-core").Page) => unknown} [options.prepare] before the page opens anything
 */
export async function openSpokenPage(
  { startServer, openBrowser },
  { says, coughs = [], form, env = {}, prepare = () => {} },
) {
  const spoken = {};
  for (const text of says) spoken[text] = await speak(text);
  const transcriber = await startFakeTranscriber({ answers: Object.values(spoken) });
  for (const sound of coughs) spoken[sound] = await speak(sound);
  const silence = await recordMicrophone([1]);
  const close = async () => {
    await transcriber.close();
    await silence.remove();
  };
  try {
    const hearing = {
      TRANSCRIBER_URL: transcriber.url,
      TRANSCRIBER_KEY: "key-of-this-story",
      TRANSCRIBER_MODEL: "fixture",
    };
    const server = await startServer({ env: { ...hearing, ...env } });
    const browser = await openBrowser(microphoneFlags(silence.path));
    const page = await browser.openPage();
    await givePageMicrophone(page);
    await prepare(page);
    await pay(page, server.origin);
    await choose(page, form);
    return { page, browser, server, transcriber, spoken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins to speak with the page: the button, the consent, and the call is there. */
export async function startVoice(page) {
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
}

/**
 * Rosa says that all is right, and yes to each name whose parts are asked about before the form is saved.
 * @param {import("playwright-core").Page} page
 * @param {(after: string, came: import("playwright-core").Locator) => Promise<void>} agree says yes after these words
 */
export async function acceptAloud(page, agree) {
  const asked = (words) => page.locator(".captions .dilo").last().filter({ hasText: words });
  const [own, spouse] = ["¿Sus apellidos son Prado Luna?", "¿Sus apellidos son Paz Muñoz?"];
  await agree("Terminamos las preguntas", asked(own));
  await agree(own, asked(spouse));
  await agree(spouse, page.getByRole("heading", { name: "Formulario Completado" }));
}
