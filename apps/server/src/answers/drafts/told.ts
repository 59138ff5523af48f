import type { HeardAnswer } from "@dilo/forms";
import { dayOf } from "../submissions/content.ts";

/** What an answer says, at whatever hour of its day it was heard. */
export function told({ said, heardAt, places }: HeardAnswer): string {
  return JSON.stringify([said, dayOf(heardAt), places]);
}
