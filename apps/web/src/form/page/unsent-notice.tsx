import type { Late } from "../session/form-session.ts";
import { useFormWords } from "./use-form-words.ts";

/** Says that something given is not on the server yet, and where it is meanwhile. */
export function LateNotice({ late }: { late: Late }) {
  const { ask } = useFormWords();
  if (late === "no") return null;
  return (
    <p className="notice warn" role="status">
      {late === "held-on-device" ? ask.heldOnDevice : ask.heldInPage}
    </p>
  );
}
