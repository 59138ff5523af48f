import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import type uPlot from "uplot";
import { colour, Plot } from "../parts/plot.tsx";
import { apiUrl } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { peaksOf } from "./waveform.ts";

/** Where a call's recording is, for whoever is signed in: both sides apart. */
function recordingUrl(callId: string): string {
  return `${apiUrl}/recording/${encodeURIComponent(callId)}/stereo.wav`;
}

interface Needs {
  readonly callId: string;
  readonly audio: RefObject<HTMLAudioElement | null>;
}

/** Plays a call's recording. A press on its waveform goes there. */
export function RecordingPlayer({ callId, audio }: Needs) {
  const { call: words, common } = useConsoleWords();
  const recording = useQuery({
    queryKey: ["recording", callId],
    queryFn: ({ signal }) => openRecording(callId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: false,
  });
  const url = useMemo(() => recording.data && URL.createObjectURL(recording.data.file), [recording.data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (recording.isError) return <p role="alert">{words.recordingGone}</p>;
  if (recording.data === undefined) return <p role="status">{common.oneMoment}</p>;
  return (
    <div className="stack close">
      <Waveform data={recording.data.data} audio={audio} label={words.waveform} />
      {/* Its words stand below, on the time line. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the same page */}
      <audio ref={audio} src={url} controls aria-label={words.recording} />
    </div>
  );
}

async function openRecording(callId: string, signal: AbortSignal) {
  const answer = await fetch(recordingUrl(callId), { signal });
  if (!answer.ok) throw new Error("The recording could not be read.");
  const file = await answer.blob();
  const context = new OfflineAudioContext(1, 1, 16_000);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  const { seconds, customer, assistant } = peaksOf(channels, sound.sampleRate);
  return { file, data: [[...seconds], [...customer], [...assistant]] satisfies uPlot.AlignedData };
}

function Waveform(props: {
  readonly data: uPlot.AlignedData;
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly label: string;
}) {
  const { data, audio, label } = props;
  const plot = useRef<uPlot | undefined>(undefined);
  const options = useMemo(waveformOptions, []);
  const onPlot = useCallback((opened: uPlot | undefined) => {
    plot.current = opened;
  }, []);
  useEffect(() => {
    const player = audio.current;
    if (player === null) return undefined;
    const follow = () => {
      const shown = plot.current;
      shown?.setCursor({ left: shown.valToPos(player.currentTime, "x"), top: 0 });
    };
    player.addEventListener("timeupdate", follow);
    return () => player.removeEventListener("timeupdate", follow);
  }, [audio]);
  const go = () => {
    const [player, shown] = [audio.current, plot.current];
    if (player && shown?.cursor.left !== undefined) player.currentTime = shown.posToVal(shown.cursor.left, "x");
  };
  return (
    // The player below does the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the audio's own controls are for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div onClick={go}>
      <Plot label={label} data={data} options={options} height={120} onPlot={onPlot} />
    </div>
  );
}

function waveformOptions(): Omit<uPlot.Options, "width" | "height"> {
  const [you, dilo] = [colour("--you-line"), colour("--dilo")];
  return {
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { show: false } },
    scales: { x: { time: false }, y: { range: [-1, 1] } },
    axes: [{ show: false }, { show: false }],
    series: [
      {},
      { stroke: you, fill: you, points: { show: false } },
      { stroke: dilo, fill: dilo, points: { show: false } },
    ],
  };
}
