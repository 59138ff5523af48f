import { useSyncExternalStore } from "react";
import type { FormSession, FormState } from "./form-session.ts";

/** The session's state, kept in step with the page. */
export function useFormState(session: FormSession): FormState {
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
