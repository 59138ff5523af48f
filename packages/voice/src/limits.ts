/** The numbers of the voice-platform specification, section 9, and the few that are our own. */
export const limits = {
  /** Milliseconds between two readings of the audio levels. */
  audioLevelIntervalMs: 100,
  /** A summed level of this much is full volume. */
  volumeDivisor: 0.15,
  /** The assistant speaks while the summed level is above this. */
  speakingThreshold: 0.01,
  /** Milliseconds without such a level until speech has ended. */
  speechEndDelayMs: 1000,
  /** Phones get this long to settle their permissions before joining. Milliseconds. */
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
  /** A microphone below this level for this long, while the assistant is silent, hears nobody. Level and milliseconds. */
  unheard: { below: 0.005, afterMs: 8000 },
  /** More listeners of one event than this look like a leak. */
  listenersPerEvent: 10,
} as const;

/** What a call's video recording looks like (specification, sections 4 and 9). */
export const videoRecording = {
  width: 1280,
  height: 720,
  backgroundColor: "#FF1F2D3D",
  layout: { preset: "default" },
} as const;

/** The version of the third-party call library whose rules we keep. */
export const callLibraryVersion = "0.84.0";
