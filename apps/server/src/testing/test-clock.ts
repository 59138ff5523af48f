/** A clock tests turn by hand. */
export interface TestClock {
  (): Date;
  advance(ms: number): void;
  /** Turns it back to its start. */
  reset(): void;
}

export function testClock(start = "2026-11-20T12:00:00.000Z"): TestClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance(ms: number) {
      now += ms;
    },
    reset() {
      now = Date.parse(start);
    },
  });
}
