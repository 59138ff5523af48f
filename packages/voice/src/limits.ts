/** The constants of the voice-platform specification, section 9, and a few of our own. */
export const limits = {
  /** Interval between two readings of the audio levels. Milliseconds. */
  audioLevelIntervalMs: 100,
  /** The summed level that counts as full volume. */
  volumeDivisor: 0.15,
  /** The assistant speaks while the summed level is above this. */
  speakingThreshold: 0.01,
  /** How long the level stays below the threshold until speech has ended. Milliseconds. */
  speechEndDelayMs: 1000,
  /** How long phones wait before joining, so that their permissions settle. Milliseconds. */
  mobilePermissionWaitMs: 1000,
  /** Characters of userData, as JSON. */
  userDataCharacters: 4096,
  dtmfTones: 20,
  extensionCharacters: 20,
  extensionWaitSeconds: 60,
  /** A display name is shorter than this. */
  displayNameCharacters: 200,
  userIdCharacters: 36,
  simulcastLayers: { fewest: 1, most: 3 },
  backgroundImage: { first: 1, last: 10 },
  mediaPlayerVolume: { lowest: 0, highest: 2 },
  /** A microphone below this level for this long, while the assistant is silent, picks up nobody. Level and milliseconds. */
  unheard: { below: 0.005, afterMs: 8000 },
  /** More listeners of one event than this suggest a leak. */
  listenersPerEvent: 10,
} as const;

/** The settings of a call's video recording (specification, sections 4 and 9). */
export const videoRecording = {
  width: 1280,
  height: 720,
  backgroundColor: "#FF1F2D3D",
  layout: { preset: "default" },
} as const;

/** The version of the third-party call library whose rules `room-commands` implements. */
export const callLibraryVersion = "0.84.0";
