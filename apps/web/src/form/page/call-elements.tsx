import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { ErrorBox } from "../../components/error-box.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { ActionButtons } from "../actions/action-buttons.tsx";
import { DecisionButtons } from "../ask/current-answer.tsx";
import { VoiceStart } from "../consent/voice-start.tsx";
import { HearText } from "../hear/hear.tsx";
import type { FormCardState } from "./use-form-card.ts";

const callParts = () => import("../call/call-parts.ts");
const VoiceDock = lazyPart(async () => (await callParts()).VoiceDock, Empty);
const CaptionList = lazyPart(
  async () => (await callParts()).CaptionList,
  () => <div className="spoken-lines" />,
);

/** The buttons of the step: resume, or confirm what was read back, and what is done most often. */
export function StepButtons({ card }: { card: FormCardState }) {
  const { ask } = useFormWords();
  const { actions, command, view, writing } = card;
  // The text box under the words that nobody could read is the way to write them.
  const isWriting = view.kind === "asking" && view.answer.kind === "unread" && writing.hasTextBox;
  const decisions = isWriting ? actions.confirmation.filter((one) => one.command !== "write") : actions.confirmation;
  return (
    <>
      {isPausedNow(card) ? (
        <button className="button main" type="button" aria-keyshortcuts="Alt+G" onClick={() => command("resume")}>
          {ask.resume}
        </button>
      ) : (
        <DecisionButtons actions={decisions} isSecondary={isWriting} onCommand={command} />
      )}
      <ActionButtons actions={actions.primary.filter((action) => action.command !== "resume")} onCommand={command} />
    </>
  );
}

/** The status of an active call, with the buttons of the step. */
export function CallDock({ card }: { card: FormCardState }) {
  const { ask } = useFormWords();
  const { call, config, writing } = card;
  if (!call.isActive) return null;
  const goOnWriting = () => {
    call.stop();
    writing.prefer();
  };
  const hint = isPausedNow(card) ? ask.pausedHint : isConfirming(card) ? ask.readBack : "";
  return (
    <VoiceDock
      status={call.status}
      assistantName={config.assistantName}
      hint={hint}
      level={call.level}
      onStop={call.stop}
      onWrite={goOnWriting}
      onDone={call.done}
    >
      <StepButtons card={card} />
    </VoiceDock>
  );
}

/** The button that starts a call, unless one is active. */
export function CallStart({ card }: { card: FormCardState }) {
  const { call, config, writing } = card;
  if (call.isActive) return null;
  return (
    <VoiceStart
      recognizer={card.recognizer}
      isTestVoice={config.voice.speaker.isTest}
      hasConsented={card.hasConsented}
      isConnecting={call.isConnecting}
      isTyping={writing.isTyping || card.view.kind === "reviewing"}
      failure={call.failure}
      reason={call.reason}
      onPrepare={call.prepare}
      onStart={card.startCall}
      onWrite={writing.prefer}
    />
  );
}

/** What the call has to say beside its dock: blocked sound, a failure, why it ended, and what was said. */
export function CallNotices({ card }: { card: FormCardState }) {
  const { ask } = useFormWords();
  const { call, config } = card;
  return (
    <>
      {call.isPlaybackBlocked && (
        <button className="button" type="button" onClick={call.resumePlayback}>
          {ask.hearSound}
        </button>
      )}
      {call.isActive && call.failure !== "" && <ErrorBox>{call.failure}</ErrorBox>}
      {call.isOtherLanguage && (
        <p className="notice" role="status">
          {ask.otherLanguageCall}
        </p>
      )}
      <CallsLeft count={call.callsLeft} />
      {call.endNote !== "" && (
        <div className="beside" data-heard="" data-own="">
          <p role="status">{call.endNote}</p>
          <HearText />
        </div>
      )}
      {(call.isActive || call.captions.length > 0) && (
        <CaptionList captions={call.captions} assistantName={config.assistantName} />
      )}
    </>
  );
}

/** So few calls are left that one says so: nobody is to be surprised by the last. */
const fewCalls = 2;

/** How many calls are left, where that is few. */
export function CallsLeft({ count }: { count: number | undefined }) {
  const { ask } = useFormWords();
  if (count === undefined || count < 0 || count > fewCalls) return null;
  return (
    <p className="notice" role="status">
      {ask.callsLeft(count)}
    </p>
  );
}

function isPausedNow({ view }: FormCardState): boolean {
  return view.kind !== "complete" && view.isPaused;
}

function isConfirming({ view }: FormCardState): boolean {
  return view.kind === "asking" && view.confirmingId !== undefined;
}
