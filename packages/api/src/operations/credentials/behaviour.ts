import { acts, byKind, label, type Mark, warned } from "../../behaviour/marks.ts";
import { credentialKinds } from "./new-credential.ts";

const unused = warned("It is kept, encrypted; nothing here uses a credential of this vendor.");

/** What becomes of a credential, by its vendor. */
export const credentialBehaviour = byKind(
  "provider",
  Object.fromEntries(
    credentialKinds.map(({ shape }) => [
      shape.provider.value,
      Object.fromEntries(
        Object.keys(shape).map((name): [string, Mark] => [
          name,
          name === "provider" ? acts : name === "name" ? label : unused,
        ]),
      ),
    ]),
  ),
);
