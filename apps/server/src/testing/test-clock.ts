/** A clock tests turn by hand. */
export interface TestClock {
  (): Date;
  advance(ms: number): void;
}

export function testClock(start = "2026-11-20T12:00:00.000Z"): TestClock {
  let now = new Date(start).getTime();
  return Object.assign(() => new Date(now), {
    advance(ms: number) {
      now += ms;
    },
  });
}
