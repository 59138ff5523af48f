import { setTimeout as wait } from "node:timers/promises";

const longestMs = 3000;
const pieceMs = 100;

/**
 * Waits for what a person is told within three seconds. They pass in short pieces: those in which a busy machine gives
 * nobody a turn count once.
 * @throws Error when it takes longer
 */
export async function saidSoon<Said>(said: Promise<Said>): Promise<Said> {
  let isSaid = false;
  const done = () => {
    isSaid = true;
  };
  said.then(done, done);
  for (let passed = 0; passed < longestMs && !isSaid; passed += pieceMs) await wait(pieceMs);
  if (!isSaid) throw new Error(`Nothing is said within ${longestMs} ms.`);
  return said;
}
