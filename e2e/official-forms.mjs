import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSource } from "./source.mjs";

const documents = "/apps/server/src/documents/official-forms";

/**
 * Makes a folder for OFFICIAL_FORMS_DIR, with forms that have the official ones' boxes and look nothing like them.
 * @returns {Promise<{ path: string, remove: () => Promise<void> }>}
 */
export async function makeFormsFolder() {
  const { knownForms } = await loadSource(`${documents}/boxes/known-forms.ts`);
  const { syntheticForm } = await loadSource(`${documents}/testing/synthetic-form.ts`);
  const path = await mkdtemp(join(tmpdir(), "dilo-forms-"));
  for (const [formType, form] of Object.entries(knownForms)) {
    await writeFile(join(path, `${formType.toLowerCase()}.pdf`), await syntheticForm(form));
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
