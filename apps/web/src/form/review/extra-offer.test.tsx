import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExtraOffer } from "./extra-offer.tsx";

const part = { part: 8, title: { spanish: "sus viajes", english: "your trips" }, questions: 2 };
const nothing = () => undefined;

test.each([
  [true, part, true],
  [false, part, false],
  // The few more questions are read aloud by anybody.
  [true, undefined, false],
])("where parts are written (%s), the offer of one says so, and of no other questions", (isWritten, offered, says) => {
  const offer = { extra: "offered", part: offered, isWritten } as const;
  render(<ExtraOffer {...offer} onWanted={nothing} onDeclined={nothing} />);
  expect(screen.queryByText("Estas preguntas se contestan por escrito.") !== null).toBe(says);
});
