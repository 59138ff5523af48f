/** @typedef {{ command: any, input: any, isBefore?: boolean }} Question */

/**
 * The page of the probes: the real library's call object beside our rules. What either says is told, not judged.
 * @param {object} libraries
 * @param {any} libraries.Daily
 * @param {typeof import("../../packages/voice/src/room-commands/room-commands.ts").assertCommandAllowed} libraries.assertCommandAllowed
 */
export function openRulesPage({ Daily, assertCommandAllowed }) {
  const logged = [];
  console.error = (...parts) => logged.push(parts.join(" "));
  console.warn = () => {};
  const dailyConfig = { avoidEval: true, callObjectBundleUrlOverride: `${location.origin}/daily-call-machine.mjs` };
  let call;

  /** What our commands are called there, where the name or the arguments differ. */
  const special = {
    updatePermissions: ({ participantId, ...updatePermissions }) =>
      call.updateParticipant(participantId, { updatePermissions }),
    setUserData: ({ userData }) => call.setUserData(userData),
    startRemoteParticipantsAudioLevelObserver: ({ interval }) =>
      call.startRemoteParticipantsAudioLevelObserver(interval),
    stopRemoteMediaPlayer: ({ session_id: sessionId }) => call.stopRemoteMediaPlayer(sessionId),
  };

  /** What a call of the real library says: accepted, or refused with what it throws and logs. */
  const askReal = async (/** @type {Question} */ { command, input, isBefore }) => {
    logged.length = 0;
    try {
      const asked = special[command] ? special[command](input) : call[command](input);
      // What it has let through waits for its server, which is none here; before a call it loads its code first.
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, isBefore ? 1500 : 20))]);
      return { isAccepted: true, said: [] };
    } catch (error) {
      return { isAccepted: false, said: [sentenceOf(error), ...logged] };
    }
  };

  const askOurs = (/** @type {Question} */ { command, input, isBefore }) => {
    try {
      assertCommandAllowed(command, input, isBefore ? "new" : "joined");
      return { isAccepted: true, said: [] };
    } catch (error) {
      return { isAccepted: false, said: [sentenceOf(error)] };
    }
  };

  globalThis.askBoth = async (/** @type {Question[]} */ probes) => {
    call = Daily.createCallObject({ dailyConfig, subscribeToTracksAutomatically: false });
    const answers = [];
    let isIn = false;
    for (const probe of probes.toSorted(
      (one, other) => Number(other.isBefore ?? false) - Number(one.isBefore ?? false),
    )) {
      if (!probe.isBefore && !isIn) {
        isIn = true;
        await call.join({ url: "https://rooms.example.org/one" });
      }
      const ours = askOurs({ ...probe, input: restored(probe.input) });
      const real = await askReal({ ...probe, input: restored(probe.input) });
      answers.push({ probe, real, ours });
    }
    return answers;
  };
}

/** The library rejects with errors and with bare sentences. */
function sentenceOf(/** @type {any} */ error) {
  return error?.message ?? String(error);
}

function restored(value) {
  if (Array.isArray(value)) return value.map(restored);
  if (typeof value !== "object" || value === null) return value;
  if ("$" in value) return unspeakable[value.$]();
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, restored(one)]));
}

const unspeakable = {
  circle: () => {
    const circle = {};
    circle.self = circle;
    return circle;
  },
  function: () => () => {},
  bigint: () => 1n,
  bytes: () => new ArrayBuffer(8),
};
