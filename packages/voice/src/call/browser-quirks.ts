/** Phones and tablets settle their permissions more slowly than computers. */
export function isMobile(): boolean {
  return /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(userAgent());
}

/** What the browser calls itself; "" outside one. */
export function userAgent(): string {
  return typeof navigator === "undefined" ? "" : navigator.userAgent;
}

/** Waits; an abort ends the wait at once and leaves no timer. */
export function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener("abort", done);
  });
}
