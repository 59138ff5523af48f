import { expect, test } from "vitest";
import { promptByPhone } from "./by-phone.ts";
import { topicAnswers } from "./topics.ts";
import { type WordingKey, wordings } from "./wordings.ts";

const ofScreen = /pantalla|\btoque\b|\btocar\b|esta página|cerrar la página|escríb|(?<!se )escribir|computadora/i;
const keys = Object.keys(wordings) as readonly WordingKey[];

test.each(keys)("'%s' by telephone speaks of no screen, however often it was said", (key) => {
  for (const level of [0, 1, 2]) expect(promptByPhone({ key }, level)).not.toMatch(ofScreen);
});

// That nobody needs to write is true of a telephone as well.
const others = Object.entries(topicAnswers).filter(([topic]) => topic !== "by-voice-alone");

test.each(others)("what is true of '%s' by telephone speaks of no screen", (_topic, { spanish, english }) => {
  expect(promptByPhone({ text: spanish, english })).not.toMatch(ofScreen);
});

test("slots are filled, and what is not said otherwise is said as beside a page", () => {
  expect(promptByPhone({ key: "keep-unread", slots: { label: "el nombre", said: "la tía Luz" } }, 1)).toBe(
    "¿Guardo tal cual: la tía Luz?",
  );
  expect(promptByPhone({ key: "still-there" })).toBe("¿Sigue ahí?");
});
