/** The host of a SIP address, without its port; undefined when it is none. */
export function parseSipHost(uri: string): string | undefined {
  const [, host] = /^sip:[\w.+*#~-]{1,64}@(\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(uri) ?? [];
  return host?.replace(/^\[|\]$/g, "").toLowerCase();
}
