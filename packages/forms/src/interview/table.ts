import type { ActKind, ActOf } from "../understanding/act.ts";
import { asksToSave } from "../understanding/verdicts/refused.ts";
import { inform, repair } from "./decide/accept.ts";
import { agree } from "./decide/agree.ts";
import { affirmAsked, denyAsked, takeOpinion } from "./decide/before.ts";
import {
  accept,
  askForYesOrNo,
  askOnceMore,
  chooseCandidate,
  correctField,
  leaveChoice,
  leaveOrStoreNone,
  obeyOrSkip,
  obeyReviewing,
  obeyWhileAsking,
  refuse,
  refuseChoice,
  refuseOrStoreNone,
  repairByLetters,
  repeatReadBack,
} from "./decide/cells.ts";
import { acceptForm, askForForm, chooseForm, obeyChoosingForm, refuseForm } from "./decide/choosing-form.ts";
import { leaveForLater, storeNone } from "./decide/leave.ts";
import { fail, keepUnread } from "./decide/not-understood.ts";
import {
  acceptReview,
  affirmPoint,
  correctInReview,
  denyPoint,
  denyReadingOut,
  denyReview,
  hearPoint,
  informInReview,
  notSaved,
  obeyReadingOut,
  passPoint,
  readOn,
  stopReadingOut,
  whileReviewing,
} from "./decide/review/reviewing.ts";
import { type Decision, type Row, type Scene, whileAsking } from "./decide/scene.ts";
import { hangUp, resumed } from "./decide/steering.ts";
import { askToTakeBack, keepAll, takeBackNow, takeBackOrAsk } from "./decide/taking-back.ts";
import { answerTopic, handOff, ignoreNoise, socialise } from "./decide/talk.ts";
import type { Step } from "./events.ts";
import { type Situation, situationBelow } from "./situation.ts";
import { note, reply, replyAfresh, tell } from "./steps.ts";

/** The prompt that stands, again. */
const again = ({ interview }: Scene): Step => reply(interview);

/** Nothing was understood: that is said, and then the prompt that stands. */
const sayNotUnderstood = ({ interview }: Scene): Step => reply(interview, note("not-understood"));

/** What people talk about is answered alike everywhere. */
const anywhere: Pick<Row, "ask" | "hand-off" | "social" | "noise"> = {
  ask: answerTopic,
  "hand-off": handOff,
  social: socialise,
  noise: ignoreNoise,
};

/** A question of the form, however far its answer has come. */
const question: Omit<Row, "affirm" | "deny"> = {
  ...anywhere,
  inform: whileAsking(inform),
  partial: whileAsking(repair),
  letters: whileAsking(repairByLetters),
  choose: whileAsking(chooseCandidate),
  "name-field": whileAsking(correctField),
  "take-back": askToTakeBack,
  "choose-form": again,
  absent: whileAsking(storeNone),
  "dont-know": whileAsking(leaveForLater),
  later: whileAsking(leaveForLater),
  command: whileAsking(obeyWhileAsking),
  none: whileAsking(fail),
};

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
    command: whileAsking(obeyOrSkip),
    none: whileAsking(fail),
  },
  "taking-back": {
    ...over(),
    affirm: takeBackNow,
    "take-back": takeBackOrAsk,
    deny: keepAll,
    later: keepAll,
    "dont-know": keepAll,
    none: sayNotUnderstood,
    noise: ignoreNoise,
    command: keepOrObey,
  },
  saving: {
    ...over(),
    affirm: saveNow,
    deny: notSavedYet,
    later: notSavedYet,
    none: sayNotUnderstood,
    noise: ignoreNoise,
    command: saveOrObey,
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
    ...anywhere,
    affirm: whileReviewing(accept),
    deny: whileReviewing<"deny">(denyReview),
    inform: whileReviewing(informInReview),
    partial: sayNotUnderstood,
    letters: sayNotUnderstood,
    choose: sayNotUnderstood,
    "name-field": whileReviewing(correctInReview),
    "take-back": askToTakeBack,
    "choose-form": sayNotUnderstood,
    absent: whileReviewing<"absent">(denyReview),
    "dont-know": again,
    later: whileReviewing(notSaved),
    command: whileReviewing(obeyReviewing),
    none: sayNotUnderstood,
  },
  "reading-out": {
    ...anywhere,
    affirm: whileReviewing(readOn),
    deny: whileReviewing<"deny">(denyReadingOut),
    inform: whileReviewing(informInReview),
    partial: sayNotUnderstood,
    letters: sayNotUnderstood,
    choose: sayNotUnderstood,
    "name-field": whileReviewing(correctInReview),
    "take-back": askToTakeBack,
    "choose-form": sayNotUnderstood,
    absent: whileReviewing<"absent">(denyReadingOut),
    "dont-know": again,
    later: whileReviewing(stopReadingOut),
    command: whileReviewing(obeyReadingOut),
    none: sayNotUnderstood,
  },
  "open-point": {
    ...anywhere,
    affirm: whileReviewing(affirmPoint),
    deny: whileReviewing(denyPoint),
    inform: whileReviewing(informInReview),
    partial: whileReviewing(hearPoint),
    letters: whileReviewing(hearPoint),
    choose: sayNotUnderstood,
    "name-field": whileReviewing(correctInReview),
    "take-back": askToTakeBack,
    "choose-form": sayNotUnderstood,
    absent: whileReviewing(passPoint),
    "dont-know": whileReviewing(accept),
    later: whileReviewing(passPoint),
    command: whileReviewing(obeyReviewing),
    none: whileReviewing(hearPoint),
  },
  complete: {
    ...anywhere,
    affirm: done,
    deny: done,
    inform: done,
    partial: done,
    letters: done,
    choose: done,
    "name-field": done,
    "take-back": askToTakeBack,
    "choose-form": done,
    absent: done,
    "dont-know": done,
    later: done,
    command: done,
    none: done,
  },
};

/** Decides on an act where the interview stands. */
export function decide<Kind extends ActKind>(situation: Situation, scene: Scene, act: ActOf<Kind>): Step {
  const decision = table[situation][act.kind as Kind] as Decision<Kind>;
  return decision(scene, act);
}

/** A row that gives every act back to the situation underneath. */
function over(): Row {
  return {
    affirm: below,
    deny: below,
    inform: below,
    partial: below,
    letters: below,
    choose: below,
    "name-field": below,
    "take-back": below,
    "choose-form": below,
    absent: below,
    "dont-know": below,
    later: below,
    command: below,
    ask: below,
    "hand-off": below,
    social: below,
    noise: below,
    none: below,
  };
}

function below<Kind extends ActKind>(scene: Scene, act: ActOf<Kind>): Step {
  const open = resumed(scene);
  return decide(situationBelow(open.interview), open, act);
}

function goBack(scene: Scene): Step {
  return reply(resumed(scene).interview);
}

function goOnOrAgree(scene: Scene, act: ActOf<"affirm">): Step {
  return isMoreThanReady(scene) && scene.interview.phase !== "reviewing" ? below(scene, act) : goOn(scene);
}

function obeyInPause(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "pause") return waitOn(scene);
  return act.command === "resume" || isBackToReview(scene, act) ? goOn(scene) : below(scene, act);
}

/** Who comes back to the review is asked again whether all is right: only the wish to save saves from a pause. */
function isBackToReview({ interview, text }: Scene, { command }: ActOf<"command">): boolean {
  const isDone = command === "leave" || command === "keep" || command === "next-piece";
  return isDone && interview.phase === "reviewing" && !asksToSave(text);
}

function hangUpOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "end-call") return hangUp(scene);
  return act.command === "resume" ? goOn(scene) : below(scene, act);
}

function goOn(scene: Scene): Step {
  return replyAfresh(resumed(scene).interview, note("resumed"));
}

/** "Ok" and "listo" end a pause; a "sí" to what was read back before it, and longer words, are the answer. */
function isMoreThanReady({ text, interview }: Scene): boolean {
  const isYesToReadBack = situationBelow(interview) === "confirming" && /^[^\p{L}]*s[ií](?!\p{L})/iu.test(text);
  return isYesToReadBack || text.trim().split(/\s+/).length > 3;
}

function waitOn({ interview }: Scene): Step {
  return tell({ ...interview, aside: { kind: "paused" } }, note("still-waiting"));
}

/** A refusal in a pause: the yes to the whole that came before it holds no more. */
function waitOnUndecided(scene: Scene): Step {
  const { interview } = scene;
  return waitOn({
    ...scene,
    interview: interview.phase === "reviewing" ? { ...interview, point: undefined } : interview,
  });
}

/** Noise in a pause wakes nobody: it is only shown that Dilo still waits. */
function waitSilently(scene: Scene): Step {
  const [after] = waitOn(scene);
  return [after, []];
}

/** "Después sigo" ends the call, and "por ahora no" does not. */
function hangUpLater(scene: Scene): Step {
  return /(?<!\p{L})no(?!\p{L})/iu.test(scene.text) ? goOn(scene) : hangUp(scene);
}

/** "Gracias", to the question whether to end: a yes where it comes with nothing else. */
function hangUpOrGoOn(scene: Scene, act: ActOf<"social">): Step {
  return act.social === "thanks" ? hangUp(scene) : goOn(scene);
}

/** "Déjelo": nothing is taken back. */
function keepOrObey(scene: Scene, act: ActOf<"command">): Step {
  return act.command === "leave" || act.command === "keep" ? keepAll(scene) : below(scene, act);
}

function saveNow(scene: Scene): Step {
  const { interview } = resumed(scene);
  return interview.phase === "reviewing" ? acceptReview(interview) : reply(interview);
}

function notSavedYet(scene: Scene): Step {
  const { interview } = resumed(scene);
  return replyAfresh(interview, note("not-saved"));
}

/** What says once more that one is done saves; what only goes on decides nothing. */
function saveOrObey(scene: Scene, act: ActOf<"command">): Step {
  if (act.command === "leave" || act.command === "keep") return saveNow(scene);
  return act.command === "next-piece" || act.command === "resume" ? again(scene) : below(scene, act);
}

function done({ interview }: Scene): Step {
  return tell(interview, note("already-done"));
}
