import { ServerError } from "../../server-error.ts";

/**
 * Reads MEDIA_UDP_PORTS, "40000-40100".
 * @throws ServerError `invalid-settings`
 */
export function readMediaPorts(text: string | undefined): { readonly min: number; readonly max: number } | undefined {
  return text === undefined ? undefined : readPorts("MEDIA_UDP_PORTS", text);
}

/**
 * Reads a range of ports.
 * @param name of the setting
 * @throws ServerError `invalid-settings`
 */
export function readPorts(name: string, text: string): { readonly min: number; readonly max: number } {
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  const [min, max] = [Number(first), Number(last)];
  if (min >= 1024 && max >= min && max <= 65_535) return { min, max };
  throw new ServerError("invalid-settings", `${name} must be two ports from 1024 to 65535, such as 40000-40100.`);
}
