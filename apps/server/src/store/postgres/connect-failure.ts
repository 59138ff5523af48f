import { ServerError } from "../../server-error.ts";

/** What an operator can fix, by the code of the system, of TLS or of PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "there is no such socket or file",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "there is no such host",
  ETIMEDOUT: "there was no answer",
  "28P01": "the password is wrong",
  "28000": "the server does not let this user in this way",
  "3D000": "there is no such database",
  "42501": "the user may not create tables",
  "53300": "the server has no connection left",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not trusted: name the authority in sslrootcert",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is not trusted: name the authority in sslrootcert",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is not trusted: name the authority in sslrootcert",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not trusted: name the authority in sslrootcert",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
};

/** Says why the database could not be opened at the start. The sentence holds a reason, and no part of the address. */
export function connectFailure(cause: unknown): ServerError {
  const message = `The database at DATABASE_URL could not be opened: ${reasonOf(cause)}.`;
  return new ServerError("store-not-opened", message, { cause });
}

function reasonOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return "the reason is unknown";
  const { code, errors } = error as { code?: unknown; errors?: readonly unknown[] };
  // A host with several addresses fails with one error for each.
  if (typeof code !== "string" && errors?.[0] !== undefined) return reasonOf(errors[0], depth + 1);
  if (typeof code === "string") return reasons[code] ?? `code ${code}`;
  if (error.cause !== undefined) return reasonOf(error.cause, depth + 1);
  if (/SSL/.test(error.message)) return "the server does not speak TLS";
  return /timeout/i.test(error.message) ? "there was no answer" : "the connection broke";
}
