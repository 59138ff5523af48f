import type { FormType } from "@dilo/forms";
import { useEffect, useRef, useState } from "react";
import type { FormCall } from "./form-call.ts";
import { type FormCallParts, useFormCall } from "./use-form-call.ts";

/** The call that was asked for before its code was here. */
export interface CallRequest {
  readonly formType: FormType | undefined;
}

type Props = FormCallParts & {
  readonly request: CallRequest | undefined;
  /** Told of the call whenever something of it has changed; its functions stay the same. */
  readonly onChange: (call: FormCall) => void;
};

/** Runs the call of the form page, and shows nothing itself. */
export function CallHost({ request, onChange, ...parts }: Props): null {
  const call = useFormCall(parts);
  const latest = useRef(call);
  latest.current = call;
  const [stable] = useState(() => ({
    prepare: () => latest.current.prepare(),
    start: (formType?: FormType) => latest.current.start(formType),
    stop: () => latest.current.stop(),
    done: () => latest.current.done(),
    resumePlayback: () => latest.current.resumePlayback(),
  }));
  // It is here because a call is likely: the code that carries it comes meanwhile.
  useEffect(() => stable.prepare(), [stable]);
  const started = useRef<CallRequest>(undefined);
  const told = useRef<FormCall>(undefined);
  useEffect(() => {
    if (request !== undefined && started.current !== request) {
      started.current = request;
      stable.start(request.formType);
      // What becomes of it is told with the change that it makes.
      return;
    }
    const now = { ...call, ...stable };
    if (isSame(told.current, now)) return;
    told.current = now;
    onChange(now);
  });
  return null;
}

function isSame(before: FormCall | undefined, now: FormCall): boolean {
  return before !== undefined && (Object.keys(now) as (keyof FormCall)[]).every((key) => before[key] === now[key]);
}
