import { ServerError } from "../server-error.ts";
import { type Env, textOf } from "./env.ts";

/** Who runs the service. */
export interface Operator {
  readonly name: string;
  readonly contact: string;
  /** What else everybody is to read before they pay, in words of the operator's own. */
  readonly notice?: { readonly es: string; readonly en: string };
}

/**
 * Who pays real money must know whom, and where to ask for it back.
 * @throws ServerError `invalid-settings` naming what is missing or too long
 */
export function readOperator(env: Env, { isRequired }: { readonly isRequired: boolean }): Operator {
  const read = (name: string) => {
    const text = textOf(env, name);
    if (text === undefined && isRequired) {
      throw new ServerError(
        "invalid-settings",
        `Live payments are set, but ${name} is missing: people must know whom they pay.`,
      );
    }
    return text ?? "";
  };
  const notice = readNotice(env);
  return { name: read("OPERATOR_NAME"), contact: read("OPERATOR_CONTACT"), ...(notice && { notice }) };
}

/** Longer notices are no notices any more. Characters. */
const longestNotice = 1000;

function readNotice(env: Env): Operator["notice"] {
  const [es, en] = [textOf(env, "OPERATOR_NOTICE"), textOf(env, "OPERATOR_NOTICE_EN")];
  if (es === undefined && en === undefined) return undefined;
  if (es === undefined || en === undefined)
    throw new ServerError(
      "invalid-settings",
      `${es === undefined ? "OPERATOR_NOTICE" : "OPERATOR_NOTICE_EN"} is missing: the notice is read in Spanish and in English.`,
    );
  if (Math.max(es.length, en.length) <= longestNotice) return { es, en };
  throw new ServerError(
    "invalid-settings",
    `OPERATOR_NOTICE and OPERATOR_NOTICE_EN must have at most ${longestNotice} characters each.`,
  );
}
