/**
 * As much of vitest as a contract suite uses, for a page: `test` keeps its cases, and `expect` knows the matchers that
 * packages/voice/src/rooms/media-room.contract.ts asks for. What it does not know it does not pass: it is not there.
 */

/** @type {{ name: string, run: () => Promise<void> | void }[]} */
export const cases = [];
let group = "";

export function describe(name, define) {
  group = name;
  define();
}

export function test(name, run) {
  cases.push({ name: `${group}: ${name}`, run });
}

export function expect(actual) {
  return {
    ...matchersOf(actual),
    toThrow: (words) => check(thrownBy(actual)?.message?.includes(words), "to throw", words, actual),
    rejects: rejectionsOf(actual),
  };
}

expect.poll = (read) => {
  const retried = (matcher) => async (wanted) => {
    for (const until = performance.now() + 2000; ; ) {
      try {
        return matchersOf(await read())[matcher](wanted);
      } catch (error) {
        if (performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  return { toBe: retried("toBe"), toEqual: retried("toEqual"), toMatchObject: retried("toMatchObject") };
};

function matchersOf(actual) {
  return {
    toBe: (wanted) => check(Object.is(actual, wanted), "to be", wanted, actual),
    toEqual: (wanted) => check(contains(actual, wanted) && contains(wanted, actual), "to equal", wanted, actual),
    toMatchObject: (wanted) => check(contains(actual, wanted), "to match", wanted, actual),
    toBeGreaterThan: (least) => check(actual > least, "to be greater than", least, actual),
  };
}

function rejectionsOf(promise) {
  const rejection = async () => {
    const reason = await Promise.resolve(promise).then(
      () => undefined,
      (error) => error,
    );
    check(reason !== undefined, "to reject", "anything", promise);
    return reason;
  };
  return {
    toMatchObject: async (wanted) => matchersOf(await rejection()).toMatchObject(wanted),
    toBeInstanceOf: async (kind) => check((await rejection()) instanceof kind, "to reject with", kind.name, promise),
  };
}

/** @returns {any} whatever it throws */
function thrownBy(act) {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Everything wanted is in it, to any depth; lists are as long as each other. */
function contains(actual, wanted) {
  if (typeof wanted !== "object" || wanted === null) return Object.is(actual, wanted);
  if (typeof actual !== "object" || actual === null) return false;
  if (Array.isArray(wanted) && wanted.length !== actual.length) return false;
  return Object.keys(wanted).every((key) => contains(actual[key], wanted[key]));
}

function check(isRight, what, wanted, actual) {
  if (isRight) return;
  throw new Error(`expected ${say(actual)} ${what} ${say(wanted)}`);
}

function say(value) {
  return typeof value === "function" ? value.name || "a function" : JSON.stringify(value);
}
