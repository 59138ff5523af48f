import type { FormType } from "../answers/answer.ts";
import type { Field } from "./definition.ts";
import { extraI130 } from "./i-130/extra.ts";
import { extraN400 } from "./n-400/extra.ts";

/** The extra questions by form: beside the specification's own, never among them. The site loads them on demand. */
export const extraFields: Readonly<Record<FormType, readonly Field[]>> = { "N-400": extraN400, "I-130": extraI130 };
