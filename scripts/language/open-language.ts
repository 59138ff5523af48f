// The readers of answers, the interview and their lookup tables: used by `interpret`, `interview` and benches.

import * as forms from "@dilo/forms";
import { readLearned } from "@dilo/forms/learned";
import * as whole from "@dilo/forms/whole";
import { findPlace, openLookups } from "../../apps/server/src/answers/language/lookups.ts";

/** The readers and the interview, with the lookup tables that only the server has. */
export type Language = typeof forms &
  typeof whole & {
    readonly findPlace: typeof findPlace;
    readonly openLookups: typeof openLookups;
  };

/** Opens them as people meet them: from now on what was learned is read by as well, in all of this process. */
export function openLanguage(): Language {
  readLearned();
  return { ...forms, ...whole, findPlace, openLookups };
}
