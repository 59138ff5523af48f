import { frameSamples } from "../rtp/jitter-buffer.ts";

/** The two tones of each key (ITU-T Q.23). Hz. */
const rows = [697, 770, 852, 941] as const;
const columns = [1209, 1336, 1477, 1633] as const;
const keypad = ["123A", "456B", "789C", "*0#D"] as const;

/** A key sounds for 100 ms, with as much silence behind it. Frames of 20 ms. */
const lasting = { sound: 5, silence: 5 } as const;
const rate = 8000;
const loudness = 8000;

/** The sound of a key, 20 ms each; none for what is no key. */
export function toneOf(key: string): readonly Int16Array[] {
  const row = keypad.findIndex((keys) => keys.includes(key));
  const [low, high] = [rows[row], columns[keypad[row]?.indexOf(key) ?? -1]];
  if (low === undefined || high === undefined) return [];
  const tone = (hz: number, at: number) => Math.sin((2 * Math.PI * hz * at) / rate);
  return Array.from({ length: lasting.sound + lasting.silence }, (_, frame) =>
    Int16Array.from({ length: frameSamples }, (_sample, at) => {
      if (frame >= lasting.sound) return 0;
      const time = frame * frameSamples + at;
      return Math.round(loudness * (tone(low, time) + tone(high, time)));
    }),
  );
}
