import { expect, test } from "vitest";
import { mailHost, messageIdOf, readMessageId } from "./message-id.ts";

test.each([
  ["https://dilo.example", "<form-1.job-1@dilo.example>"],
  ["http://localhost:3000", "<form-1.job-1@localhost>"],
  ["http://127.0.0.1:3000", "<form-1.job-1@[127.0.0.1]>"],
  ["http://[::1]:3000", "<form-1.job-1@[IPv6:::1]>"],
])("a letter of %s is %s, and tells what it is about and its job again", (origin, id) => {
  expect(messageIdOf({ about: "form-1", jobId: "job-1", host: mailHost(origin) })).toBe(id);
  expect(readMessageId(id)).toEqual({ about: "form-1", jobId: "job-1" });
});

test.each(["<a.b@>", "<a.b@[::1>", "<a.b@[x y]>", "<a.b@c>\r\nBcc: otra@example.com", "a.b@c"])(
  "%j is none of ours",
  (id) => expect(readMessageId(id)).toBeUndefined(),
);
