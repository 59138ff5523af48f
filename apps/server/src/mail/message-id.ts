import { isIPv4 } from "node:net";

const part = "[A-Za-z0-9_-]{1,100}";
/** A name, or an address in brackets. */
const host = "(?:[A-Za-z0-9.-]{1,200}|\\[[A-Za-z0-9.:]{1,60}\\])";
const shape = new RegExp(`^<(${part})\\.(${part})@${host}>$`);

/**
 * Makes the Message-ID of a letter: the same for every attempt, and named after what it is about, so that the letters
 * about it can be found and deleted.
 * @param about the id of the form or the order
 * @param host as `mailHost` says it, such as "dilo.example"
 */
export function messageIdOf({ about, jobId, host }: Readonly<{ about: string; jobId: string; host: string }>): string {
  const id = `<${about}.${jobId}@${host}>`;
  if (readMessageId(id) === undefined) throw new Error("A Message-ID is made of letters, digits, '-' and '_'.");
  return id;
}

/** Takes a Message-ID apart, or gives undefined when `messageIdOf` did not make it. */
export function readMessageId(id: string): { readonly about: string; readonly jobId: string } | undefined {
  const [, about, jobId] = shape.exec(id) ?? [];
  return about === undefined || jobId === undefined ? undefined : { about, jobId };
}

/**
 * Names this site in letters and towards mail servers: a numeric address is in brackets there
 * (RFC 5321, 4.1.3).
 */
export function mailHost(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1)}`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}
