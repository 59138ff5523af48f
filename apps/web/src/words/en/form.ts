import type { FormWords } from "../es/form.ts";
import { askEn } from "./form-ask.ts";
import { completeEn } from "./form-complete.ts";
import { emailEn } from "./form-email.ts";
import { reviewEn } from "./form-review.ts";

/** What the form page says when a call fails, in English. */
export const failuresEn: FormWords["failures"] = {
  voice: "Voice session error",
  voiceHint: "The call failed. Try again, or write your answer.",
  notAvailable: "The voice is not available now. Try later, or write your answer.",
  permission: "The microphone is blocked. Allow it like this, or write your answer.",
  noMicrophone: "We found no microphone. You can write your answer.",
  inUse: "Another program is using the microphone. Close it, or write your answer.",
  transcriber: "We could not turn your voice into text. Say it again, or write your answer.",
  unheard: "We do not hear you. Come closer and speak. Or we read the question to you, and you tap or write.",
  speaker: "We cannot speak now. Read the question and answer.",
  disconnected: "The call was cut off. Your answers are saved. Tap the circle to go on.",
  notBegun: "We could not start the call. Check your connection and try again, or write your answer.",
  hungUp: "The call is over. Your answers are saved. To go on, tap the circle.",
  silence: "The call ended because nobody spoke. Your answers are saved. Tap the circle to go on.",
  longCall: "The call reached its time limit. Your answers are saved. Tap the circle to go on.",
  limit: "All calls of this payment are used. You can go on in writing.",
  busy: "Another call is open with this payment. Close it first, or write your answer.",
};

/** What the form page says before the voice is heard, in English. */
const consentEn: FormWords["consent"] = {
  legend: "Before you use your voice",
  machine: "The one who speaks to you is a machine.",
  heardByServer: (service) => `${service} turns your voice into text.`,
  heardByUs: "Our server turns your voice into text.",
  heardOnDevice: "Your own device turns your voice into text.",
  heardByBrowser: "Your browser turns your voice into text. It may send it to the company that made it.",
  readAgainBy: (service) => `When we do not understand an answer, ${service} reads your words, but not the numbers.`,
  readAgainByUs: "When we do not understand an answer, another machine of ours reads your words, but not the numbers.",
  notKept: "We do not keep the sound.",
  accept: "I accept",
  decline: "I prefer to write",
  noRecognition: "On this device we cannot turn your voice into text. You can answer everything in writing.",
};

/** Every text of the form page, in English. */
export const formEn: FormWords = {
  title: "Your form",
  paymentVerified: "Payment verified",
  talkTo: (name) => `Talk to ${name} to complete your form`,
  verifyingPayment: "Verifying payment...",
  verifyingAuthorization: "Verifying authorization...",
  notReached: "There is no connection. We keep trying.",

  choose: {
    title: "Select the form type",
    forms: { "N-400": "Become a citizen (N-400)", "I-130": "Help a relative (I-130)" },
    questions: (count) => `${count} questions`,
    yes: "Yes, that is it",
    no: "No, something else",
    write: "Or write what you want to do.",
    writeHint: "For example: bring my mother",
    noFormNamed: "We did not understand which form you want. Tap one of the two, or say it again.",
    ended: (when) =>
      `Their time was over, and we deleted your answers ${when}. The PDF you downloaded is still yours. To fill in a form again, tap one. You do not pay again.`,
    basicFacts:
      "Here we complete 10 basic facts of your N-400, or 11 of your I-130. The official form has many more questions (travel, work, family, yes or no questions). If you want, you answer them here afterwards: about 95 in the whole N-400, or 85 in the whole I-130. Those you do not answer here you must answer before you send it.",
  },

  takeUp: {
    title: "Go on with my PDF",
    how: "If you filled in a form here another day, upload that PDF. Your answers are in it, and you go on where you left off. If you changed something in the PDF, what the PDF says counts.",
    file: "Choose your PDF",
    reading: "Reading your PDF...",
    failed: "We could not read your PDF. Try again.",
    unread: (count) =>
      count === 1
        ? "One box could not be read. We ask it again."
        : `${count} boxes could not be read. We ask them again.`,
    refused: {
      "too-large": "That file is too large. Choose the PDF you downloaded here.",
      "not-a-pdf": "That file is not a PDF. Choose the PDF you downloaded here.",
      broken: "That PDF is damaged or incomplete. Download it again, or look for it in your e-mail.",
      locked: "That PDF has a password and cannot be read. Save it without one and try again.",
      "other-form": "That PDF is of another form. Here you can go on with an N-400 or an I-130.",
      "other-edition": "That PDF is of another edition of the form. Begin a new one: tap one of the two.",
      empty: "That PDF has no answers. Begin a new one: tap one of the two.",
    },
  },

  consent: consentEn,

  ask: askEn,

  review: reviewEn,

  complete: completeEn,

  resume: {
    title: "Go on with another phone",
    yours: "Your code to come back",
    comeBack: "If the page closes or you change phones, this code brings you back to your form.",
    how: "With a code you can go on with this form on another phone or computer.",
    show: "See my code",
    showing: "One moment...",
    keep: "Write it on paper and do not share it. It is always the same code, until your data is deleted.",
    call: "Or go on by telephone:",
    failed: "We could not make the code. Try again.",
    until: (when) => `Your answers are deleted by themselves ${when}.`,
    soon: (hours) =>
      hours > 1
        ? `Less than ${hours} hours are left. Finish your form before.`
        : "Less than an hour is left. Finish your form now.",
  },

  erase: {
    button: {
      ask: "Delete my data now",
      sure: "All your answers will be deleted. You will not be able to get them back. Do you want to delete them?",
      soon: "In ten seconds everything is deleted. Do not close this page. If you do not want that, tap “Do not delete”.",
      stop: "Do not delete",
      busy: "Deleting...",
      failed: "We could not confirm that it was deleted. Your data may still be saved. Try again.",
    },
    done: "Your data is deleted",
    at: (when) => `Date and time: ${when}`,
    forms: "Forms deleted",
    drafts: "Drafts deleted",
    letters: "Unsent emails deleted",
    kept: "Emails already sent stay in your mailbox. Your payment is still valid.",
    nothingLeft: "Nothing of yours is left here.",
    goOn: "Start again",
  },

  paymentLeft: {
    forms: (count) =>
      count === 0
        ? "No more forms are saved with this payment."
        : `With this payment you can save ${count === 1 ? "one more form" : "two more forms"}.`,
    mails: (count) =>
      count === 0
        ? "No more e-mails are sent with this payment. You can always download the PDF."
        : `With this payment you can send ${count === 1 ? "one more e-mail" : "two more e-mails"}.`,
    until: (when) => `Your payment is good until ${when.replace(/^on /, "")}.`,
  },
  yourForms: {
    title: "Your forms",
    lead: "Those you have saved stay here until they are deleted.",
    saved: (type: string, when: string, relative?: string) =>
      `Form ${type}${relative === undefined ? "" : `, for ${relative}`}, saved on ${when}`,
    open: (type: string) => `See or change the ${type}`,
    openFailed: "We could not open it. It is still saved. Try again.",
    pdf: (type: string) => `Download the PDF of the ${type}`,
    mail: (type: string) => `Get the ${type} by e-mail`,
  },

  unavailable: {
    title: "We could not open your form",
    text: "Your answers are still saved.",
    action: "Try again",
  },

  superseded: {
    title: "This form is no longer open here",
    text: "It was deleted or changed in another window or on another device.",
    action: "Continue",
  },

  elsewhere: {
    title: "Your form is open in another window",
    text: "Go on in the other window. Your answers are saved.",
    action: "Go on here",
  },

  email: emailEn,

  reference: {
    title: "Blank USCIS forms",
    free: "Look at them if you like. They are free at uscis.gov.",
    forms: {
      "N-400": { title: "N-400", description: "Application for Naturalization", open: "Open the N-400 PDF" },
      "I-130": { title: "I-130", description: "Petition for Alien Relative", open: "Open the I-130 PDF" },
    },
    atUscis: (form) => `See the ${form} at uscis.gov`,
    viewer: (form, edition) => `Blank form ${form}, edition ${edition}`,
    page: (form, page, pages) => `Page ${page} of ${pages} of the blank form ${form}`,
  },

  alerts: {
    saveFailed: "Error saving the form. Please try again.",
    pdfFailed: "Error downloading the PDF. Please try again.",
    mailFailed: "Error sending the email. Please try again.",
    missing: "Please complete the form first and provide a valid email address.",
  },

  failures: failuresEn,
};
