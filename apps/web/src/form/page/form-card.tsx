import type { PublicConfig } from "@dilo/api";
import { currentField, type DialogueCommand } from "@dilo/forms";
import { useEffect, useState } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { ActionButtons, MoreActions } from "../actions/action-buttons.tsx";
import { confirmationActions, noActions, questionActions, reviewActions } from "../actions/available-actions.ts";
import { useCommandKeys } from "../actions/use-command-keys.ts";
import { useOncePressed } from "../actions/use-once-pressed.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { AskScreen } from "../ask/ask-screen.tsx";
import { ConfirmButtons } from "../ask/current-answer.tsx";
import { useFormCall } from "../call/use-form-call.ts";
import { ChooseScreen } from "../choose/choose-screen.tsx";
import { chooseRecognizer } from "../consent/recognizer.ts";
import { VoiceStart } from "../consent/voice-start.tsx";
import type { ErasureResult, FormSession, FormState } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { UnsentNotice } from "./unsent-notice.tsx";

// They come while the first questions are answered.
const lastScreens = () => import("./deferred-screens.ts");
const ManageForm = lazyPart(async () => (await lastScreens()).ManageForm, Empty);
const VoiceDock = lazyPart(async () => (await lastScreens()).VoiceDock, Empty);
const CaptionList = lazyPart(async () => (await lastScreens()).CaptionList, Empty);
const ReviewScreen = lazyPart(async () => (await lastScreens()).ReviewScreen);
const CompleteScreen = lazyPart(async () => (await lastScreens()).CompleteScreen);
const EmailBox = lazyPart(async () => (await lastScreens()).EmailBox);

/** The voice form-filler card: which form, one question at a time, what was collected. */
export function FormCard(props: {
  session: FormSession;
  state: FormState;
  api: ProductApi;
  config: PublicConfig;
  onErased: (receipt: ErasureResult) => void;
}) {
  const { session, state, api, config } = props;
  const { interview } = state;
  const words = useFormWords();
  const call = useFormCall(session, api, config);
  const recognizer = chooseRecognizer(config, call.browserRecognition);
  const [hasConsented, setHasConsented] = useState(false);
  const [wantsToWrite, setWantsToWrite] = useState(false);
  // The read-back that is being answered in writing: the text box stands beside it only when it was asked for.
  const [writtenOver, setWrittenOver] = useState("");
  const isTyping = wantsToWrite || recognizer.kind === "none";

  const isBegun = interview.phase !== "choosing";
  useEffect(() => {
    if (isBegun) for (const part of [ReviewScreen, CompleteScreen, EmailBox]) void part.preload();
  }, [isBegun]);

  const startCall = (consent?: ConsentNote): void => {
    if (consent) session.recordConsent(consent);
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

  const unsentNotice = <UnsentNotice unsent={state.unsent} />;
  const leaving = (
    <ManageForm
      session={session}
      api={api}
      isSaved={interview.phase === "complete" && interview.saving === "saved"}
      onErased={props.onErased}
    />
  );
  const field = currentField(interview);
  const now =
    isAsking && field
      ? questionActions(interview, field, words)
      : interview.phase === "reviewing"
        ? reviewActions(interview, words)
        : noActions;
  const verdicts = confirming === undefined ? [] : confirmationActions(words);
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
      <ActionButtons actions={now.nearest.filter((way) => way.command !== "resume")} onCommand={command} />
    </>
  );
  const others = <MoreActions now={now} extra={verdicts} onCommand={command} />;
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
      recognizer={recognizer}
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
          unsentNotice={unsentNotice}
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
              {unsentNotice}
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
          unsentNotice={unsentNotice}
          steps={!call.isActive && steps}
          captions={
            <>
              {recognizer.kind !== "none" && start}
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
          unsentNotice={unsentNotice}
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
