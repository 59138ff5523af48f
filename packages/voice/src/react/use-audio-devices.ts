import { useEffect, useState } from "react";

/** The devices a page may offer to choose from. Browsers name them once the microphone was allowed. */
export interface AudioDevices {
  readonly microphones: readonly MediaDeviceInfo[];
  readonly speakers: readonly MediaDeviceInfo[];
}

const none: AudioDevices = { microphones: [], speakers: [] };

/** The microphones and loudspeakers, kept current when one is plugged in or out, or allowed. */
export function useAudioDevices(): AudioDevices {
  const [devices, setDevices] = useState(none);
  useEffect(() => {
    const media = typeof navigator === "undefined" ? undefined : navigator.mediaDevices;
    if (media?.enumerateDevices === undefined) return;
    let isMounted = true;
    const read = async () => {
      const all = await media.enumerateDevices().catch(() => []);
      const ofKind = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind);
      if (isMounted) setDevices({ microphones: ofKind("audioinput"), speakers: ofKind("audiooutput") });
    };
    const update = () => void read();
    update();
    media.addEventListener("devicechange", update);
    return () => {
      isMounted = false;
      media.removeEventListener("devicechange", update);
    };
  }, []);
  return devices;
}
