import { expect, test } from "vitest";
import { platformOperations } from "./platform-operations.ts";
import { failuresOf, statusOf } from "./statuses.ts";

test.each([
  ["createAssistant", 201, [400, 401, 403, 409, 413, 429, 503]],
  ["getAssistant", 200, [401, 403, 404, 429]],
  ["deleteTool", 200, [401, 403, 404, 409, 429]],
  ["leaveOrg", 204, [401, 403, 404, 429]],
  ["receiveCredentialWebhook", 204, [400, 401, 404, 409, 413, 422, 429, 503]],
  ["createPhoneCall", 201, [400, 401, 403, 409, 413, 422, 429, 503]],
  ["listVoices", 200, [400, 401, 403, 404, 429, 503]],
] as const)("%s answers %i, or one of %j", (name, status, failures) => {
  expect(statusOf(platformOperations[name])).toBe(status);
  expect(failuresOf(platformOperations[name])).toEqual(failures);
});
