/**
 * Gives the page a microphone of its own that plays what a story hands it, so that a dialogue needs no fixed times.
 * `window.onsetOfSpeech` is when the first sound of the latest recording went in.
 * @param {import("playwright-core").Page} page before it opens anything
 */
export async function givePageMicrophone(page) {
  await page.addInitScript(() => {
    let context;
    let mouth;
    const open = () => {
      context ??= new AudioContext();
      mouth ??= context.createMediaStreamDestination();
    };
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", {
      value: async () => {
        open();
        await context.resume();
        return mouth.stream.clone();
      },
    });
    globalThis.sayIntoMicrophone = async (wav) => {
      open();
      const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(bytes.buffer);
      source.connect(mouth);
      const loudFrom = source.buffer.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.01);
      globalThis.onsetOfSpeech = performance.now() + (1000 * loudFrom) / source.buffer.sampleRate;
      await new Promise((resolve) => {
        source.onended = resolve;
        source.start();
      });
    };
  });
}

/**
 * Says a recording into the page's microphone, once the assistant has said something with these words and is silent.
 * @param {import("playwright-core").Page} page
 * @param {string} afterWords
 * @param {Buffer} wav
 */
export async function sayAfter(page, afterWords, wav) {
  await page.locator(".captions .dilo").last().filter({ hasText: afterWords }).waitFor();
  await page
    .locator(".status")
    .filter({ hasText: /Hablando|Speaking/ })
    .waitFor();
  await sayWhenAsked(page, wav);
}

/**
 * Says a recording like a person who was not understood would: again, up to twice, when nothing comes of it.
 * @param {import("playwright-core").Page} page
 * @param {string} afterWords
 * @param {Buffer} wav
 * @param {import("playwright-core").Locator} came what is seen once it was understood
 */
export async function sayUntil(page, afterWords, wav, came) {
  await sayAfter(page, afterWords, wav);
  for (let again = 0; again < 2; again += 1) {
    if (await isSeen(came)) return;
    await sayWhenAsked(page, wav);
  }
  await came.waitFor();
}

async function sayWhenAsked(page, wav) {
  await page
    .locator(".status")
    .filter({ hasText: /Escuchando|Listening/ })
    .waitFor();
  await page.evaluate((sound) => globalThis.sayIntoMicrophone(sound), wav.toString("base64"));
}

function isSeen(locator) {
  return locator.waitFor().then(
    () => true,
    () => false,
  );
}
