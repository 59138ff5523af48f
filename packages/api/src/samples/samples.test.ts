import { describe, expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { platformOperations } from "../catalogue/platform-operations.ts";
import type { OperationSpec } from "../operation.ts";
import { broken, fullest, smallest, variants } from "./samples.ts";

const operations: readonly (readonly [string, OperationSpec])[] = Object.entries(platformOperations);
const bodies = operations.flatMap(([name, operation]) => {
  const options = operation.body === undefined ? [] : variants(operation.body);
  return options.map(
    (option, index) => [options.length > 1 ? `${name} ${index + 1}` : name, operation.body, option] as const,
  );
});

/** A change may leave out its row's kind: then one of the body's options knows no such field. */
const mayLack = (body: ZodType, how: string) =>
  variants(body).some(
    (option) =>
      option instanceof z.ZodObject &&
      Object.entries(option.shape).some(
        ([name, field]) =>
          how === `without ${name}` && field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodUndefined,
      ),
  );

test("samples are what they say", () => {
  const schema = z.strictObject({ name: z.string().min(2), age: z.number().min(5).optional() });
  expect(smallest(schema)).toEqual({ name: "xxx" });
  expect(fullest(schema)).toEqual({ name: "xxx", age: 5 });
  expect(broken(schema)).toEqual([
    { how: "without name", value: { age: 5 } },
    { how: "wrong name", value: { name: null, age: 5 } },
    { how: "wrong age", value: { name: "xxx", age: null } },
  ]);
});

describe.each(bodies)("the body of %s", (_, body, option) => {
  const taken = (value: unknown) => (body as ZodType).safeParse(value);

  test("is taken at its smallest and at its fullest", () => {
    expect(taken(smallest(option)).error).toBeUndefined();
    expect(taken(fullest(option)).error).toBeUndefined();
  });

  test("is refused without a required field, and with a field of the wrong kind", () => {
    for (const { how, value } of broken(option)) expect(taken(value).success, how).toBe(mayLack(body as ZodType, how));
  });
});

test("answers can be sampled too: a server's tests start from them", () => {
  for (const [name, { answer }] of operations) {
    if (typeof answer === "string") continue;
    for (const option of variants(answer)) {
      expect(option.safeParse(smallest(option)).success, name).toBe(true);
      expect(option.safeParse(fullest(option)).success, name).toBe(true);
    }
  }
});
