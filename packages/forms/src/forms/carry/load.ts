import type { Answers, FormType } from "../../answers/answer.ts";
import { atOnce, type Steps } from "../english.ts";
import { formTypes } from "../form-types.ts";
import { loadAll } from "../parts/load.ts";
import type { CarriedOver, ToldBefore } from "./carried.ts";
import { carryInSteps } from "./carry.ts";

/**
 * What each form may take over from forms of the same payment: from the newest that tells what it asks.
 * @param saved the saved forms, the newest first
 * @param inTurns does the reading while others have their turn; without it, at once
 */
export async function loadToldBefore(
  saved: readonly { readonly formType: FormType; readonly answers: Answers }[],
  inTurns: (
    steps: Steps<CarriedOver | undefined>,
  ) => CarriedOver | undefined | Promise<CarriedOver | undefined> = atOnce,
): Promise<ToldBefore> {
  const told = await Promise.all(
    formTypes.map(async (formType) => {
      const to = { formType, fields: await loadAll(formType) };
      for (const form of saved) {
        const carried = await inTurns(carryInSteps({ ...form, fields: await loadAll(form.formType) }, to));
        if (carried) return [[formType, carried] as const];
      }
      return [];
    }),
  );
  return Object.fromEntries(told.flat());
}
