import type { ActKind, ActOf } from "../understanding/act.ts";
import { agree } from "./decide/agree.ts";
import {
  goBack,
  goOn,
  hangUpLater,
  hangUpOrGoOn,
  isBackToReview,
  isMoreThanReady,
  notSavedYet,
  saveNow,
  waitOn,
  waitOnUndecided,
  waitSilently,
} from "./decide/asides/asides.ts";
import { askGroupAgain, groupIsRight } from "./decide/asides/checking-group.ts";
import {
  isNotSamePerson,
  isSamePerson,
  isSomebodyElse,
  samePersonInWords,
  samePersonOrObey,
  samePersonUnknown,
} from "./decide/asides/same-person.ts";
import {
  answerOfTakingBack,
  askToTakeBack,
  keepAll,
  keepOrAskAgain,
  takeBackNow,
  takeBackOrAsk,
} from "./decide/asides/taking-back.ts";
import { affirmAsked, denyAsked, takeOpinion } from "./decide/before.ts";
import {
  accept,
  askForYesOrNo,
  askOnceMore,
  leaveChoice,
  leaveOrStoreNone,
  obeyReviewing,
  refuse,
  refuseChoice,
  refuseOrStoreNone,
  repeatReadBack,
} from "./decide/cells.ts";
import { acceptForm, askForForm, chooseForm, obeyChoosingForm, refuseForm } from "./decide/choosing-form.ts";
import { keepAsking, keepUnread } from "./decide/not-understood.ts";
import { readOn, stopReadingOut } from "./decide/review/reading-out.ts";
import {
  affirmPoint,
  denyPoint,
  denyReview,
  hearPoint,
  notSaved,
  passPoint,
  whileReviewing,
} from "./decide/review/reviewing.ts";
import { denyReadingOut, obeyReadingOut } from "./decide/review/while-reading-out.ts";
import { type Decision, type Row, type Scene, whileAsking, within } from "./decide/scene.ts";
import { hangUp, resumed, steer } from "./decide/steering.ts";
import { answerTopic, ignoreNoise, socialise } from "./decide/talk.ts";
import type { Step } from "./events.ts";
import { endPutRight } from "./parts/end-put-right.ts";
import { rowDenied } from "./parts/row-denied.ts";
import { again, always, anywhere, question, review, sayNotUnderstood } from "./rows.ts";
import { note, tell } from "./saying.ts";
import { type Situation, situationBelow } from "./situation.ts";

/**
 * The interview's statechart: for each situation, what is done about each kind of act. A new behaviour is a new cell.
 * `docs/interview.md` is drawn from it.
 */
export const table: Readonly<Record<Situation, Row>> = {
  "choosing-form": {
    ...anywhere,
    affirm: acceptForm,
    deny: refuseForm,
    "choose-form": chooseForm,
    command: obeyChoosingForm,
    inform: askForForm,
    partial: askForForm,
    letters: askForForm,
    choose: askForForm,
    "name-field": askForForm,
    "take-back": askToTakeBack,
    absent: askForForm,
    "dont-know": askForForm,
    later: askForForm,
    none: askForForm,
  },
  asking: {
    ...question,
    affirm: whileAsking(affirmAsked),
    deny: whileAsking(denyAsked),
  },
  confirming: {
    ...question,
    affirm: whileAsking(agree),
    deny: whileAsking(refuse),
    absent: whileAsking(refuseOrStoreNone),
    "dont-know": whileAsking(repeatReadBack),
    none: askForYesOrNo,
  },
  choosing: {
    ...question,
    affirm: whileAsking(takeOpinion),
    deny: whileAsking(refuseChoice),
    "dont-know": whileAsking(leaveChoice),
    later: whileAsking(leaveChoice),
  },
  unread: {
    ...question,
    affirm: whileAsking(keepUnread),
    deny: whileAsking(askOnceMore),
    absent: whileAsking(leaveOrStoreNone),
    none: whileAsking(keepAsking),
  },
  "taking-back": {
    ...over(),
    affirm: takeBackNow,
    "take-back": takeBackOrAsk,
    deny: keepAll,
    later: keepAll,
    "dont-know": keepAll,
    none: keepOrAskAgain,
    noise: ignoreNoise,
    ask: answerOfTakingBack,
    social: socialise,
    command: keepOrObey,
  },
  saving: {
    ...over(),
    affirm: saveNow,
    deny: notSavedYet,
    later: notSavedYet,
    none: sayNotUnderstood,
    noise: ignoreNoise,
    ask: answerTopic,
    social: socialise,
    command: saveOrObey,
  },
  "same-person": {
    ...anywhere,
    "choose-part": again,
    affirm: isSamePerson,
    deny: isNotSamePerson,
    absent: samePersonInWords,
    "dont-know": samePersonUnknown,
    later: isSomebodyElse,
    inform: samePersonInWords,
    partial: samePersonInWords,
    letters: samePersonInWords,
    choose: samePersonInWords,
    "name-field": samePersonInWords,
    "take-back": askToTakeBack,
    "choose-form": again,
    none: samePersonInWords,
    command: samePersonOrObey,
  },
  "checking-group": {
    ...anywhere,
    "choose-part": again,
    affirm: groupIsRight,
    deny: askGroupAgain,
    absent: askGroupAgain,
    "dont-know": askGroupAgain,
    inform: sayNotUnderstood,
    partial: sayNotUnderstood,
    letters: sayNotUnderstood,
    choose: sayNotUnderstood,
    "name-field": sayNotUnderstood,
    "take-back": askToTakeBack,
    "choose-form": again,
    later: again,
    none: sayNotUnderstood,
    command: groupOrObey,
  },
  "choosing-field": {
    ...over(),
    deny: goBack,
    affirm: again,
    none: sayNotUnderstood,
    noise: ignoreNoise,
  },
  paused: {
    ...over(),
    affirm: goOnOrAgree,
    deny: waitOnUndecided,
    later: waitOnUndecided,
    "dont-know": goOn,
    none: goOn,
    noise: waitSilently,
    social: goOn,
    command: obeyInPause,
  },
  ending: {
    ...over(),
    affirm: hangUp,
    deny: goOn,
    later: hangUpLater,
    none: goOn,
    noise: ignoreNoise,
    social: hangUpOrGoOn,
    command: hangUpOrObey,
  },
  reviewing: {
    ...review,
    affirm: whileReviewing(accept),
    deny: whileReviewing<"deny">(denyReview),
    absent: whileReviewing<"absent">(denyReview),
    later: whileReviewing(notSaved),
    command: whileReviewing(obeyReviewing),
  },
  "reading-out": {
    ...review,
    affirm: whileReviewing(readOn),
    deny: whileReviewing<"deny">(denyReadingOut),
    absent: whileReviewing<"absent">(denyReadingOut),
    later: whileReviewing(stopReadingOut),
    command: whileReviewing(obeyReadingOut),
  },
  "open-point": {
    ...review,
    affirm: whileReviewing(affirmPoint),
    deny: whileReviewing(denyPoint),
    partial: whileReviewing(hearPoint),
    letters: whileReviewing(hearPoint),
    absent: whileReviewing(passPoint),
    "dont-know": whileReviewing(accept),
    later: whileReviewing(passPoint),
    command: whileReviewing(obeyReviewing),
    none: whileReviewing(hearPoint),
  },
  complete: {
    ...always(done),
    ...anywhere,
    "choose-part": done,
    row: done,
    "take-back": askToTakeBack,
  },
};

/** Decides on an act where the interview stands. */
export function decide<Kind extends ActKind>(situation: Situation, scene: Scene, act: ActOf<Kind>): Step {
  const { interview } = scene;
  const denied =
    situation === "asking" && interview.phase === "asking" ? rowDenied(within(scene, interview), act) : undefined;
  if (denied !== undefined) return table.asking.inform(scene, denied);
  const ended =
    situation === "confirming" && interview.phase === "asking" ? endPutRight(within(scene, interview)) : undefined;
  if (ended !== undefined) return ended;
  const decision = table[situation][act.kind as Kind] as Decision<Kind>;
  return decision(scene, act);
}

/** A row that gives every act back to the situation underneath. */
function over(): Row {
  return always(below);
}

function below<Kind extends ActKind>(scene: Scene, act: ActOf<Kind>): Step {
  const open = resumed(scene);
  return decide(situationBelow(open.interview), open, act);
}

function goOnOrAgree(scene: Scene, act: ActOf<"affirm">): Step {
  return isMoreThanReady(scene) && scene.interview.phase !== "reviewing" ? below(scene, act) : goOn(scene);
}

function obeyInPause(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "pause") return waitOn(scene);
  return act.command === "resume" || isBackToReview(scene, act) ? goOn(scene) : below(scene, act);
}

function hangUpOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "end-call") return hangUp(scene);
  return act.command === "resume" ? goOn(scene) : below(scene, act);
}

/** "Déjelo": nothing is taken back; "¿para qué?" is asked of that, and not of the question below. */
function keepOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "leave" || act.command === "keep") return keepAll(scene);
  if (act.command === "why" || act.command === "help" || act.command === "where")
    return answerOfTakingBack(scene, { kind: "ask", topic: "what-comes-of-it" });
  return act.command === "repeat" ? again(scene) : below(scene, act);
}

/** "Corrige" asks the group again, and "déjelo así" goes on. */
function groupOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "correct") return askGroupAgain(scene);
  if (act.command === "leave" || act.command === "keep") return groupIsRight(scene);
  return steer(scene, act.command);
}

/** What says once more that one is done saves; what only goes on decides nothing. */
function saveOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "leave" || act.command === "keep") return saveNow(scene);
  return act.command === "next-piece" || act.command === "resume" ? again(scene) : below(scene, act);
}

function done({ interview }: Scene): Step {
  return tell(interview, note("already-done"));
}
