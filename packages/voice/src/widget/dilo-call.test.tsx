import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { webCall } from "../call/testing.ts";
import { FakeRoom, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { type DiloCallElement, defineDiloCall } from "./dilo-call.ts";
import { widgetTexts } from "./widget.texts.ts";

let rooms: FakeRoom[];

beforeEach(() => {
  defineDiloCall();
  rooms = [];
  vi.stubGlobal("fetch", async () => Response.json(webCall, { status: 201 }));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function place(attributes: string, options: DiloCallElement["options"] = {}) {
  document.body.innerHTML = `<dilo-call ${attributes}></dilo-call>`;
  const element = document.querySelector("dilo-call") as DiloCallElement;
  element.options = {
    rooms: () => {
      const room = new FakeRoom({});
      rooms.push(room);
      return room;
    },
    audioSource: silentTrack(),
    ...options,
  };
  const shown = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`.${name}`);
  const status = () => element.shadowRoot?.querySelector("[role=status]")?.textContent;
  const visible = () => ["call", "end", "mute", "resume"].filter((name) => shown(name)?.hidden === false);
  return { element, shown, status, visible };
}

const right = 'base-url="https://platform.example" token="t" assistant="a-1"';

test("calls, mutes and hangs up by its buttons, and says what happens in the page's language", async () => {
  const { element, shown, status, visible } = place(`${right} lang="es-MX"`);
  const heard: string[] = [];
  for (const event of ["call-start", "call-end"]) element.addEventListener(event, () => heard.push(event));
  expect(shown("call")?.textContent).toBe("Hable con nosotros");
  shown("call")?.click();
  expect([status(), visible()]).toEqual(["Conectando…", ["end"]]);
  await vi.waitFor(() => expect(rooms[0]?.state).toBe("joined"));
  rooms[0]?.say("listening");
  expect([status(), visible()]).toEqual(["Le escuchamos.", ["end", "mute"]]);
  rooms[0]?.say({ type: "transcript", role: "assistant", transcriptType: "final", transcript: "<b>Hola</b>" });
  expect(shown("caption")?.textContent).toBe("<b>Hola</b>");
  shown("mute")?.click();
  expect([shown("mute")?.textContent, shown("mute")?.ariaPressed]).toEqual(["Activar el micrófono", "true"]);
  expect(element.call?.isMuted()).toBe(true);
  shown("end")?.click();
  await vi.waitFor(() => expect(status()).toBe("La llamada terminó."));
  expect([visible(), heard]).toEqual([["call"], ["call-start", "call-end"]]);
});

test("does not promise to listen when nobody hears", async () => {
  const { element, shown, status } = place(`${right} lang="es"`);
  shown("call")?.click();
  await vi.waitFor(() => expect(rooms[0]?.state).toBe("joined"));
  rooms[0]?.say("listening");
  rooms[0]?.say({ type: "hang", reason: "transcriber-failed" });
  expect(status()).toBe(widgetTexts.es.unheard);
  for (const said of ["started", "stopped"]) {
    rooms[0]?.say({ type: "speech-update", role: "assistant", status: said });
  }
  expect(status()).toBe(widgetTexts.es.unheard);
  await element.stop();
});

test("says plainly when a call cannot be made, and keeps its own label", async () => {
  const wrong = place('label="Ask" token="t" assistant="a"');
  vi.spyOn(console, "error").mockImplementation(() => {});
  wrong.shown("call")?.click();
  await vi.waitFor(() => expect(wrong.status()).toBe(widgetTexts.en.failed));
  expect([wrong.visible(), wrong.shown("call")?.textContent]).toEqual([["call"], "Ask"]);

  const muteless = place(right, {
    openMicrophone: async () => Promise.reject(new DOMException("no", "NotAllowedError")),
  });
  muteless.shown("call")?.click();
  await vi.waitFor(() => expect(muteless.status()).not.toBe(widgetTexts.en.connecting));
  expect(muteless.visible()).toEqual(["call"]);
});

test("hangs up when it is taken off the page", async () => {
  const { element, shown } = place(right);
  shown("call")?.click();
  await vi.waitFor(() => expect(rooms[0]?.state).toBe("joined"));
  element.remove();
  await vi.waitFor(() => expect(rooms[0]?.state).toBe("left"));
});

test("has the same words in both languages", () => {
  expect(Object.keys(widgetTexts.es)).toEqual(Object.keys(widgetTexts.en));
});

test.each([
  ["permissions", widgetTexts.es.microphone],
  ["not-found", widgetTexts.es.noMicrophone],
  ["in-use", widgetTexts.es.microphoneInUse],
] as const)("a microphone that fails by %s has its own sentence", async (code, sentence) => {
  const openMicrophone = () => Promise.reject(new VoiceError(code, "The microphone could not be opened."));
  const { element, status } = place(`${right} lang="es"`, { audioSource: true, openMicrophone });
  await element.start();
  await expect.poll(status).toBe(sentence);
});
