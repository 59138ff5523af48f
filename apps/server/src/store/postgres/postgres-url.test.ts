import { expect, test } from "vitest";
import { isUnencrypted } from "./postgres-url.ts";

test.each([
  ["postgres://dilo@db.example/dilo", true],
  ["postgres://dilo@db.example/dilo?sslmode=disable", true],
  ["postgres://dilo@localhost/dilo?host=db.example", true],
  ["postgres://dilo@db.example/dilo?sslmode=verify-full&sslrootcert=/ca.pem", false],
  ["postgres://dilo@db.example/dilo?ssl=true", false],
  ["postgres://dilo@127.0.0.1:5433/dilo", false],
  ["postgres://dilo@[::1]/dilo", false],
  ["postgres:///dilo?host=/var/run/postgresql", false],
])("%s can be read on the way: %s", (url, isOpen) => expect(isUnencrypted(url)).toBe(isOpen));
