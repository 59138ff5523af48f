import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useParams } from "react-router";
import { Listen } from "../live/listen/listen.tsx";
import { SteerCall } from "../live/steer-call.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { useAssistants } from "./assistant-names.ts";
import { lengthOf } from "./calls-page.tsx";
import { LatencyTable } from "./latency-table.tsx";
import { RecordingPlayer } from "./recording-player.tsx";
import { type Call, timelineOf } from "./timeline.ts";
import { TimelineList } from "./timeline-list.tsx";

/** How often a call under way is asked for again. Milliseconds. */
const liveEvery = 2000;

/** One call: what it came to, its recording, and all that happened in it on one time line. */
export function CallPage() {
  const { id = "" } = useParams();
  const { call: words, calls } = useConsoleWords();
  const query = useQuery({
    queryKey: ["call", id],
    queryFn: ({ signal }) => platform.getCall({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === "ended" ? false : liveEvery),
  });
  return (
    <Page title={words.title} aside={<Link to="/calls">{words.back}</Link>}>
      {query.data && query.isError ? (
        <>
          <p className="notice warn" role="status">
            {words.stale}
          </p>
          <Failure error={query.error} onRetry={() => void query.refetch()} />
          <Known call={query.data} />
        </>
      ) : (
        <Loaded query={query}>
          {(call) => (
            <>
              {call.status !== "ended" && (
                <p className="notice" role="status">
                  {words.live} {calls.statuses[call.status ?? ""]}
                </p>
              )}
              <Known call={call} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Known({ call }: { readonly call: Call }) {
  const { call: words } = useConsoleWords();
  const may = useMay();
  const audio = useRef<HTMLAudioElement>(null);
  const happenings = timelineOf(call);
  const isRecorded = call.status === "ended" && call.artifact?.recordingUrl !== undefined;
  const play = (seconds: number) => {
    const player = audio.current;
    if (player === null) return;
    player.currentTime = seconds;
    void player.play();
  };
  return (
    <div className="two stack">
      <section className="stack" aria-label={words.timeline}>
        <h2>{words.timeline}</h2>
        {happenings.length === 0 ? (
          <p>{words.nothingSaid}</p>
        ) : (
          <TimelineList happenings={happenings} onPlay={isRecorded ? play : undefined} />
        )}
      </section>
      <div className="stack">
        {call.status === "in-progress" && may("getCall") && <Listen callId={call.id} />}
        {call.status === "in-progress" && may("updateCall") && <SteerCall callId={call.id} />}
        <Facts call={call} />
        <section className="card stack close" aria-label={words.recording}>
          <h2>{words.recording}</h2>
          {isRecorded ? <RecordingPlayer callId={call.id} audio={audio} /> : <p>{words.noRecording}</p>}
        </section>
        <LatencyTable metrics={call.artifact?.performanceMetrics} />
      </div>
    </div>
  );
}

/** What a call came to. */
function Facts({ call }: { readonly call: Call }) {
  const { call: words, calls } = useConsoleWords();
  const format = useFormat();
  const { nameOf } = useAssistants();
  const { endedReason = "", status = "", servedBy, analysis, type = "" } = call;
  const seconds = lengthOf(call);
  const served = [servedBy?.model, servedBy?.voice, servedBy?.transcriber].filter(Boolean).join(" · ");
  const facts: readonly (readonly [string, string | undefined])[] = [
    [calls.began, format.time(call.startedAt ?? call.createdAt)],
    [calls.assistant, nameOf(call) ?? calls.noAssistant],
    [calls.status, calls.statuses[status] ?? status],
    [calls.ended, calls.endings[endedReason] ?? endedReason],
    [calls.lasted, seconds === undefined ? undefined : format.length(seconds)],
    [calls.kind, calls.kinds[type] ?? type],
    [calls.cost, format.dollars(call.cost)],
    [words.servedBy, served],
    [words.summary, analysis?.summary],
    [words.success, analysis?.successEvaluation],
    [words.id, call.id],
  ];
  return (
    <section className="card stack close" aria-label={words.facts}>
      <h2>{words.facts}</h2>
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
