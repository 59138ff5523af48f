import type { Client, ProductOperations } from "@dilo/api";

/** The one operation the test of the cookies needs. */
export type CookieCall = Pick<Client<ProductOperations>, "checkCookies">;

/** Whether the server's cookies come back from this browser; one that cannot be asked now is let through. */
export async function keepsCookies(calls: CookieCall): Promise<boolean> {
  if (navigator.cookieEnabled === false) return false;
  try {
    const isKept = async () => (await calls.checkCookies()).hasCookie;
    return (await isKept()) || (await isKept());
  } catch {
    return true;
  }
}
