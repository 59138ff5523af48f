type Fields = Record<string, unknown>;

/** Settings that earlier versions of the vendor's assistants had at their top, and where they are now. */
const places: Readonly<Record<string, readonly [plan: string, name: string]>> = {
  serverUrl: ["server", "url"],
  recordingEnabled: ["artifactPlan", "recordingEnabled"],
  videoRecordingEnabled: ["artifactPlan", "videoRecordingEnabled"],
  hipaaEnabled: ["compliancePlan", "hipaaEnabled"],
};

/** Moves the settings of earlier versions of one assistant to where they are now. What is there already stays. */
export function moveEarlierSettings(assistant: Fields): readonly { readonly path: string; readonly to: string }[] {
  return Object.entries(places).flatMap(([path, [plan, name]]) => {
    if (!Object.hasOwn(assistant, path)) return [];
    const { [path]: value } = assistant;
    delete assistant[path];
    const kept = (assistant[plan] ?? {}) as Fields;
    if (value === null || value === undefined) return [];
    assistant[plan] = { [name]: value, ...kept };
    return [{ path, to: `${plan}.${name}` }];
  });
}
