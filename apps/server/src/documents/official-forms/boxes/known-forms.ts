import type { FormType } from "@dilo/forms";
import type { FormBoxes } from "./form-boxes.ts";
import { i130Boxes } from "./i130.ts";
import { n400Boxes } from "./n400.ts";

/** The edition of each form that we know how to fill. */
export const knownForms: Readonly<Record<FormType, FormBoxes>> = { "N-400": n400Boxes, "I-130": i130Boxes };
