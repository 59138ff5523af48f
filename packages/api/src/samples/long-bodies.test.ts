import { expect, test } from "vitest";
import type { z } from "zod";
import { platformOperations } from "../catalogue/platform-operations.ts";
import { mostToldWhole, readBody } from "../catalogue/wire.ts";
import type { OperationSpec } from "../operation.ts";
import { filled, fullest } from "./samples.ts";

/** Each mistake takes as long as reading ten values that fit, each option of a choice that is tried too. */
const mostNoted = 100;

const isFew = (count: number) => count <= mostNoted;

const noted = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + 1 + ("errors" in issue ? issue.errors.flat().length : 0), 0);

/** Of operations whose bodies hold the same, as making and changing a row do, the last. */
const asking = Object.entries(platformOperations as Readonly<Record<string, OperationSpec>>).flatMap(
  ([name, { body }]) => (body === undefined ? [] : [{ name, body, whole: fullest(body) }]),
);
const different = new Map(asking.map((one) => [JSON.stringify(one.whole), one]));

test.each([...different.values()])(
  "of a long body of $name few mistakes are noted, whatever it is filled with",
  ({ body, whole }) => {
    for (const { where, value } of filled(whole, mostToldWhole + 200)) {
      const read = readBody(body, value);
      if (!read.isValid) expect([where, noted(read.issues)]).toEqual([where, expect.toSatisfy(isFew)]);
    }
  },
);
