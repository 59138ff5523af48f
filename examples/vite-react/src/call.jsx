import { useAudioDevices, useVoiceCall } from "@dilo/voice/react";
import { assistant, platform } from "./config.js";

/** A button that calls, what both sides say, and a choice of microphones. */
export function Call() {
  const call = useVoiceCall(platform);
  const { microphones } = useAudioDevices();
  return (
    <>
      {call.isActive || call.isConnecting ? (
        <button type="button" onClick={() => void call.stop()}>
          Colgar
        </button>
      ) : (
        <button type="button" onClick={() => void call.start({ assistant })}>
          Llamar
        </button>
      )}
      <p role="status">{call.isActive ? "Le escuchamos" : call.isConnecting ? "Conectando" : call.error || "Listo"}</p>
      {call.isPlaybackBlocked && (
        <button type="button" onClick={() => void call.resumePlayback()}>
          Oír al asistente
        </button>
      )}
      <select
        aria-label="Micrófono"
        onChange={({ target }) => void call.setInputDevice(target.value)}
        disabled={!call.isActive}
      >
        {microphones.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label || "Micrófono"}
          </option>
        ))}
      </select>
      <ol>
        {call.captions.map(({ role, text }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
          <li key={line}>
            {role}: {text}
          </li>
        ))}
      </ol>
    </>
  );
}
