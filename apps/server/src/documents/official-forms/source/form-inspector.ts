import { createHash } from "node:crypto";
import type { FormType } from "@dilo/forms";
import type { FormWarning, OfficialForm } from "../official-forms.ts";
import type { Inspection } from "../template/template.ts";
import type { FormFile } from "./folder.ts";

/** What inspecting one file came to: a form, or why there is none, or a form with something to look at. */
export interface InspectedForm {
  readonly form: OfficialForm | undefined;
  readonly warning: FormWarning | undefined;
}

const unreadable: InspectedForm = { form: undefined, warning: "cannot-be-read" };

/** Inspects files that should be one official form, each file once: by its path, size and time. */
export class FormInspector {
  readonly #formType: FormType;
  readonly #inspect: (formType: FormType, bytes: Uint8Array) => Promise<Inspection>;
  readonly #byStamp = new Map<string, Promise<InspectedForm>>();

  constructor(formType: FormType, inspect: (formType: FormType, bytes: Uint8Array) => Promise<Inspection>) {
    this.#formType = formType;
    this.#inspect = inspect;
  }

  async inspectFile(file: FormFile): Promise<InspectedForm> {
    const begun = this.#byStamp.get(file.stamp) ?? this.#read(file);
    this.#byStamp.set(file.stamp, begun);
    const inspected = await begun;
    // What kept us from reading may pass while the file stays the same.
    const isForgotten = inspected.warning === "cannot-be-read" && this.#byStamp.get(file.stamp) === begun;
    if (isForgotten) this.#byStamp.delete(file.stamp);
    return inspected;
  }

  /** A worker thread that dies or hangs, or a pool that closes meanwhile, says nothing about the file. */
  inspectBytes(bytes: Uint8Array): Promise<InspectedForm> {
    return this.#inspect(this.#formType, bytes).then(
      (inspection) => inspectedForm(this.#formType, bytes, inspection),
      () => unreadable,
    );
  }

  #read(file: FormFile): Promise<InspectedForm> {
    return file.read().then(
      (bytes) => this.inspectBytes(bytes),
      () => unreadable,
    );
  }
}

function inspectedForm(formType: FormType, bytes: Uint8Array, inspection: Inspection): InspectedForm {
  if (inspection.kind === "refused") return { form: undefined, warning: inspection.reason };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (inspection.kind === "view-only") {
    const { edition, pages, reason } = inspection;
    return { form: { formType, bytes, sha256, edition, pages, template: undefined }, warning: reason };
  }
  const { template, pages } = inspection;
  return { form: { formType, bytes, sha256, edition: template.edition, pages, template }, warning: undefined };
}
