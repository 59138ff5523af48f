import { expect, test } from "vitest";
import { isAllowed, type TokenRestrictions, type WantedAssistant } from "./token-restrictions.ts";

const kept: WantedAssistant = { origin: "https://dilo.example", assistantId: "a", isTransient: false };
const transient: WantedAssistant = { origin: "https://dilo.example", isTransient: true };

test.each<[TokenRestrictions | undefined, WantedAssistant, boolean]>([
  [undefined, kept, true],
  [{}, transient, true],
  [{ enabled: false }, kept, false],
  [{ enabled: false, allowedOrigins: ["https://dilo.example"] }, kept, false],
  [{ enabled: true }, kept, true],
  [{ enabled: true }, transient, true],
  [{ allowedOrigins: ["https://other.example", "https://dilo.example"] }, kept, true],
  [{ allowedOrigins: ["HTTPS://Dilo.example:443/"] }, kept, true],
  [{ allowedOrigins: ["https://other.example"] }, kept, false],
  [{ allowedOrigins: ["http://dilo.example"] }, kept, false],
  [{ allowedOrigins: ["https://dilo.example.evil.example"] }, kept, false],
  [{ allowedOrigins: ["not an origin"] }, kept, false],
  [{ allowedOrigins: ["null"] }, { ...kept, origin: "null" }, false],
  [{ allowedOrigins: ["https://dilo.example"] }, { ...kept, origin: undefined }, false],
  [{ allowedOrigins: [] }, { ...kept, origin: undefined }, true],
  [{ allowedAssistantIds: ["a"] }, kept, true],
  [{ allowedAssistantIds: ["b"] }, kept, false],
  [{ allowedAssistantIds: ["b"] }, { ...kept, assistantId: undefined }, false],
  [{ allowTransientAssistant: false }, transient, false],
  [{ allowTransientAssistant: false }, kept, true],
  [{ allowedAssistantIds: ["a"], allowTransientAssistant: true }, transient, false],
  [{ allowedOrigins: ["https://other.example"], allowTransientAssistant: true }, transient, false],
])("%j lets %j pass: %s", (restrictions, wanted, isLetThrough) => {
  expect(isAllowed(restrictions, wanted)).toBe(isLetThrough);
});
