import type { PublicConfig } from "@dilo/api";
import { currentField, type DialogueCommand } from "@dilo/forms";
import { useEffect, useState } from "react";
import { Empty, partOf } from "../../browser/lazy-part.tsx";
import { MoreWays, Ways } from "../actions/action-buttons.tsx";
import { noWays, waysOfQuestion, waysOfReadBack, waysOfReview } from "../actions/available-actions.ts";
import { useCommandKeys } from "../actions/use-command-keys.ts";
import { useOncePressed } from "../actions/use-once-pressed.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { AskScreen } from "../ask/ask-screen.tsx";
import { ConfirmButtons } from "../ask/current-answer.tsx";
import { useFormCall } from "../call/use-form-call.ts";
import { ChooseScreen } from "../choose/choose-screen.tsx";
import { chooseRecogniser } from "../consent/recognizer.ts";
import { VoiceStart } from "../consent/voice-start.tsx";
import type { FormSession, FormState, Receipt } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { LateNotice } from "./unsent-notice.tsx";
import { useFormWords } from "./use-form-words.ts";

// They come while the first questions are answered.
const lastScreens = () => import("./deferred-screens.ts");
const Leaving = partOf(async () => (await lastScreens()).Leaving, Empty);
const VoiceDock = partOf(async () => (await lastScreens()).VoiceDock, Empty);
const CaptionList = partOf(async () => (await lastScreens()).CaptionList, Empty);
const ReviewScreen = partOf(async () => (await lastScreens()).ReviewScreen);
const CompleteScreen = partOf(async () => (await lastScreens()).CompleteScreen);
const EmailBox = partOf(async () => (await lastScreens()).EmailBox);

/** The voice form-filler card: which form, one question at a time, what was collected. */
export function FormCard(props: {
  session: FormSession;
  state: FormState;
  api: ProductApi;
  config: PublicConfig;
  onErased: (receipt: Receipt) => void;
}) {
  const { session, state, api, config } = props;
  const { interview } = state;
  const words = useFormWords();
  const call = useFormCall(session, api, config);
  const recogniser = chooseRecogniser(config, call.ownRecognition);
  const [hasConsented, setHasConsented] = useState(false);
  const [wantsToWrite, setWantsToWrite] = useState(false);
  // The read-back that is being answered in writing: the text box stands beside it only when it was asked for.
  const [writtenOver, setWrittenOver] = useState("");
  const isTyping = wantsToWrite || recogniser.kind === "none";

  const isBegun = interview.phase !== "choosing";
  useEffect(() => {
    if (isBegun) for (const part of [ReviewScreen, CompleteScreen, EmailBox]) void part.bring();
  }, [isBegun]);

  const startCall = (consent?: ConsentNote): void => {
    if (consent) session.consent(consent);
    setHasConsented(true);
    setWantsToWrite(false);
    call.start(interview.phase === "choosing" ? undefined : interview.formType);
  };

  const isAsking = interview.phase === "asking";
  const isPaused = (isAsking || interview.phase === "reviewing") && interview.isPaused;
  const confirming = isAsking && interview.turn.kind === "confirming" ? interview.turn.answer.heardAt : undefined;
  const hasTextBox =
    confirming === undefined ? isTyping || (isAsking && interview.isKeyboardOffered) : writtenOver === confirming;

  const command = useOncePressed((given: DialogueCommand): void => {
    if (given === "write") {
      setWantsToWrite(true);
      setWrittenOver(confirming ?? "");
    }
    session.dispatch({ kind: "command", command: given, at: new Date().toISOString() });
  });

  const late = <LateNotice late={state.late} />;
  const leaving = (
    <Leaving
      session={session}
      api={api}
      isSaved={interview.phase === "complete" && interview.saving === "saved"}
      onErased={props.onErased}
    />
  );
  const field = currentField(interview);
  const now =
    isAsking && field
      ? waysOfQuestion(interview, field, words)
      : interview.phase === "reviewing"
        ? waysOfReview(interview, words)
        : noWays;
  const verdicts = confirming === undefined ? [] : waysOfReadBack(words);
  useCommandKeys([...verdicts, ...now.nearest, ...now.others, ...now.rare], command);
  const steps = (
    <>
      {isPaused ? (
        <button className="button main" type="button" aria-keyshortcuts="Alt+G" onClick={() => command("resume")}>
          {words.ask.resume}
        </button>
      ) : (
        isAsking && <ConfirmButtons interview={interview} onCommand={command} />
      )}
      <Ways ways={now.nearest.filter((way) => way.command !== "resume")} onCommand={command} />
    </>
  );
  const others = <MoreWays now={now} extra={verdicts} onCommand={command} />;
  const dock = call.isActive && (
    <VoiceDock
      status={call.status}
      hint={isPaused ? words.ask.pausedHint : confirming === undefined ? "" : words.ask.readBack}
      level={call.level}
      onStop={call.stop}
      onDone={call.done}
    >
      {steps}
    </VoiceDock>
  );
  const start = !call.isActive && (
    <VoiceStart
      recogniser={recogniser}
      isTestVoice={config.voice.speaker.isTest}
      hasConsented={hasConsented}
      isConnecting={call.isConnecting}
      isTyping={isTyping || interview.phase === "reviewing"}
      failure={call.failure}
      onPrepare={call.prepare}
      onStart={startCall}
      onWrite={() => setWantsToWrite(true)}
    />
  );
  const sound = call.isPlaybackBlocked && (
    <button className="button" type="button" onClick={call.resumePlayback}>
      {words.ask.hearSound}
    </button>
  );
  const heard = (
    <>
      {sound}
      {call.isActive && call.failure !== "" && <p role="alert">{call.failure}</p>}
      {call.endNote !== "" && <p role="status">{call.endNote}</p>}
      <CaptionList captions={call.captions} assistantName={config.assistantName} />
    </>
  );

  switch (interview.phase) {
    case "complete":
      return (
        <CompleteScreen
          interview={interview}
          api={api}
          late={late}
          email={interview.saving === "saved" && interview.saved && <EmailBox api={api} savedId={interview.saved.id} />}
          onSaveAgain={() => session.dispatch({ kind: "save-again" })}
          onCorrect={(id) => session.dispatch({ kind: "correct", field: id })}
          leaving={leaving}
        />
      );
    case "choosing":
      return (
        <ChooseScreen
          onChoose={(formType) => session.dispatch({ kind: "form-chosen", formType })}
          isRepeated={interview.repeat === "no-form-named"}
          voice={
            <>
              {late}
              {start}
              {heard}
              {dock}
            </>
          }
        />
      );
    case "reviewing":
      return (
        <ReviewScreen
          interview={interview}
          onCorrect={(id) => session.dispatch({ kind: "correct", field: id })}
          onConfirmName={(id, name) =>
            session.dispatch({ kind: "name-confirmed", field: id, ...name, at: new Date().toISOString() })
          }
          onExtra={(isWanted) => session.dispatch({ kind: isWanted ? "extra-wanted" : "extra-declined" })}
          onAccept={() => session.dispatch({ kind: "review-accepted" })}
          late={late}
          steps={!call.isActive && steps}
          captions={
            <>
              {recogniser.kind !== "none" && start}
              {heard}
              {others}
            </>
          }
          leaving={leaving}
          dock={dock}
        />
      );
    case "asking":
      return (
        <AskScreen
          interview={interview}
          hasTextBox={hasTextBox}
          late={late}
          onTyped={(text) => session.dispatch({ kind: "typed", text, at: new Date().toISOString() })}
          onCorrect={(id) => session.dispatch({ kind: "correct", field: id })}
          onHelp={() => call.isActive && command("why")}
          onPick={(candidate) => session.dispatch({ kind: "picked", candidate, at: new Date().toISOString() })}
          steps={!call.isActive && steps}
          start={start}
          captions={
            <>
              {heard}
              {others}
            </>
          }
          leaving={leaving}
          dock={dock}
        />
      );
  }
}
