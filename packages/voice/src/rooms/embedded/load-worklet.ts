import { VoiceError } from "../../voice-error.ts";
import workletCode from "./audio-worklet.js?raw";

/**
 * Loads the audio worklet into a context: from `workletUrl`, else from the text this package carries, which needs no
 * file beside the bundle.
 * @throws VoiceError `worklet-missing`
 */
export async function loadWorklet(context: AudioContext, workletUrl?: string | URL): Promise<void> {
  const ownUrl = workletUrl === undefined ? URL.createObjectURL(new Blob([workletCode], { type: scriptType })) : "";
  try {
    await context.audioWorklet.addModule(workletUrl ?? ownUrl);
  } catch (cause) {
    throw new VoiceError("worklet-missing", workletUrl === undefined ? blocked : notFound(workletUrl), { cause });
  } finally {
    if (ownUrl) URL.revokeObjectURL(ownUrl);
  }
}

const scriptType = "text/javascript";

const blocked =
  "The audio worklet could not be loaded from a blob: URL, most likely because of the page's content security policy. Serve @dilo/voice/worklet.js and pass its address as workletUrl, or allow blob: in script-src.";

function notFound(workletUrl: string | URL): string {
  return `The audio worklet could not be loaded from the workletUrl ${String(workletUrl)}: is it the address of @dilo/voice/worklet.js, and does the content security policy allow it?`;
}
