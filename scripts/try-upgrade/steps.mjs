import { mkdir } from "node:fs/promises";
import { openPerson } from "./person.mjs";
import { startVersion } from "./server.mjs";

const origin = "http://localhost:3000";

/** @param {readonly (string | undefined)[]} reasons @returns {boolean} */
function tell(step, ...reasons) {
  const why = reasons.filter(Boolean).join(", ");
  console.log(`  ${step.padEnd(46)}${why === "" ? "as it was" : `NO: ${why}`}`);
  return why === "";
}

/**
 * One version after the other on one store.
 * @param {{ older: string, newer: string }} versions their folders
 * @param {{ place: string, databaseUrl?: string }} on
 * @returns {Promise<boolean>} whether the newer one reads what the older one kept, each time
 */
export async function tryInPlace({ older, newer }, on) {
  await mkdir(on.place);
  const person = openPerson(origin);
  const where = { ...on, origin };

  const first = await startVersion(older, where);
  await person.pay(first.port);
  const form = await person.save(first.port);
  tell("a form of the older version", await person.whyNotThere(first.port, form));
  await first.stop();

  const second = await startVersion(newer, where);
  const upgraded = tell(
    "upgraded: the form, its PDF",
    await person.whyNotThere(second.port, form),
    await person.whyNoPdf(second.port, form),
  );
  await second.stop();

  try {
    const third = await startVersion(older, where);
    tell("gone back: the form", await person.whyNotThere(third.port, form));
    await third.stop();
  } catch (error) {
    tell("gone back: the older version starts", error.message);
  }

  const fourth = await startVersion(newer, where);
  const again = tell("upgraded again: the form", await person.whyNotThere(fourth.port, form));
  const code = await fourth.stop();
  return upgraded && again && code === 0;
}

/** The newer version starts beside the older one, on the same database. */
export async function tryRolling({ older, newer }, on) {
  await mkdir(on.place);
  const where = { ...on, origin };
  const [early, late] = [openPerson(origin), openPerson(origin)];
  const a = await startVersion(older, { ...where, name: "a" });
  await early.pay(a.port);
  const old = await early.save(a.port);
  let b;
  try {
    b = await startVersion(newer, { ...where, name: "b" });
  } catch (error) {
    console.log(`  the newer version refuses to start beside it: ${error.message}`);
    await a.stop();
    b = await startVersion(newer, { ...where, name: "b" });
    const isThere = tell("the older one stopped: its form", await early.whyNotThere(b.port, old));
    await b.stop();
    return isThere;
  }
  await late.pay(b.port);
  const fresh = await late.save(b.port);
  const isThere = tell("the older one's form, at the newer one", await early.whyNotThere(b.port, old));
  const stays = tell("its own form, at the older one still", await early.whyNotThere(a.port, old));
  const isRead = tell("the newer one's form, at the older one", await late.whyNotThere(a.port, fresh));
  await a.stop();
  await b.stop();
  return isThere && stays && isRead;
}
