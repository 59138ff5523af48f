import type { PublicConfig } from "@dilo/api";
import { currentField, type DialogueCommand } from "@dilo/forms";
import { useEffect, useState } from "react";
import { ConfirmButtons } from "./answer-under-way.tsx";
import { AskScreen } from "./ask-screen.tsx";
import { CaptionList } from "./caption-list.tsx";
import { ChooseScreen } from "./choose-screen.tsx";
import { CompleteScreen } from "./complete-screen.tsx";
import { chooseRecogniser } from "./consent.ts";
import { EmailBox } from "./email-box.tsx";
import type { FormSession, FormState } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { useFormCall } from "./use-form-call.ts";
import { useFormWords } from "./use-form-words.ts";
import { VoiceDock } from "./voice-dock.tsx";
import { VoiceStart } from "./voice-start.tsx";
import { Ways } from "./ways.tsx";

/** The voice form-filler card: which form, one question at a time, what was collected. */
export function FormCard(props: { session: FormSession; state: FormState; api: ProductApi; config: PublicConfig }) {
  const { session, state, api, config } = props;
  const { interview } = state;
  const words = useFormWords();
  const call = useFormCall(session, api, config);
  const recogniser = chooseRecogniser(config, call.ownRecognition);
  const [hasConsented, setHasConsented] = useState(false);
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const isTyping = wantsToWrite || recogniser.kind === "none";

  // Each screen begins at its top, also for those who hear it.
  useEffect(() => {
    if (interview.phase !== "choosing") window.scrollTo(0, 0);
  }, [interview.phase]);

  const startCall = (): void => {
    setHasConsented(true);
    setWantsToWrite(false);
    call.start(interview.phase === "asking" ? interview.formType : undefined);
  };

  const command = (given: DialogueCommand): void => {
    if (given === "write") setWantsToWrite(true);
    session.dispatch({ kind: "command", command: given, at: new Date().toISOString() });
  };

  const startOver = (): void => {
    if (interview.phase === "complete" || window.confirm(words.ask.startOverSure)) session.dispatch({ kind: "reset" });
  };

  const field = currentField(interview);
  const steps = interview.phase === "asking" && field && (
    <>
      <ConfirmButtons interview={interview} onCommand={command} />
      <Ways interview={interview} field={field} part="nearest" onCommand={command} />
    </>
  );
  const others = interview.phase === "asking" && field && (
    <Ways interview={interview} field={field} part="others" onCommand={command} />
  );
  const isConfirming = interview.phase === "asking" && interview.turn.kind === "confirming";
  const dock = call.isActive && (
    <VoiceDock status={call.status} hint={isConfirming ? words.ask.readBack : ""} level={call.level} onStop={call.stop}>
      {steps}
    </VoiceDock>
  );
  const start = !call.isActive && (
    <VoiceStart
      recogniser={recogniser}
      hasConsented={hasConsented}
      isConnecting={call.isConnecting}
      isTyping={isTyping}
      failure={call.failure}
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
      <CaptionList captions={call.captions} assistantName={config.assistantName} />
    </>
  );

  switch (interview.phase) {
    case "complete":
      return (
        <CompleteScreen
          interview={interview}
          api={api}
          email={interview.saved && <EmailBox api={api} savedId={interview.saved.id} />}
          onSaveAgain={() => session.dispatch({ kind: "save-again" })}
          onCorrect={(id) => session.dispatch({ kind: "correct", field: id })}
          onAnother={startOver}
        />
      );
    case "choosing":
      return (
        <ChooseScreen
          onChoose={(formType) => session.dispatch({ kind: "form-chosen", formType })}
          isRepeated={interview.repeat === "no-form-named"}
          voice={
            <>
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
          onAccept={() => session.dispatch({ kind: "review-accepted" })}
          captions={heard}
          dock={dock}
        />
      );
    case "asking":
      return (
        <AskScreen
          interview={interview}
          isTyping={isTyping}
          isKeepingLate={state.isKeepingLate}
          onTyped={(text) => session.dispatch({ kind: "typed", text, at: new Date().toISOString() })}
          onPick={(candidate) => session.dispatch({ kind: "picked", candidate, at: new Date().toISOString() })}
          onStartOver={startOver}
          steps={!call.isActive && steps}
          start={start}
          captions={
            <>
              {heard}
              {others}
            </>
          }
          dock={dock}
        />
      );
  }
}
