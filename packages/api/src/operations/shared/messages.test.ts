import { expect, test } from "vitest";
import { chatInput } from "./messages.ts";

const said = { role: "user", content: "Hola." };

test("a chat takes a thousand messages at one time", () => {
  expect(chatInput.safeParse(Array.from({ length: 1000 }, () => said)).success).toBe(true);
  expect(chatInput.safeParse(Array.from({ length: 1001 }, () => said)).success).toBe(false);
});

test("a message is read by its role alone: what is wrong in it is told of that role", () => {
  const { error } = chatInput.safeParse([{ role: "tool", content: "5" }]);
  expect(JSON.stringify(error?.issues)).toContain("tool_call_id");
  expect(JSON.stringify(error?.issues)).not.toContain("originalMessage");
  expect(chatInput.safeParse([{ role: "nobody", content: "Hola." }]).success).toBe(false);
});
