import type { FormWords } from "../es/form.ts";

/** What the form page says when the form is finished, in English. */
export const completeEn: FormWords["complete"] = {
  title: "Form Completed",
  notSaved: "Your form is not saved yet",
  saved: (count) => `We saved your ${count} answers. Download your PDF now.`,
  thanks: "Thank you for using Dilo. We wish you luck.",
  share: "Share",
  pdfBusy: {
    "pdf-under-way": "We are still making your last PDF. Wait a few seconds and tap again.",
    "revision-conflict":
      "Your answers were changed on another phone or in another window. Open this page again to see them, and ask for the PDF again.",
    "not-found":
      "This form was deleted: its time was over, or somebody deleted it. With your payment you can fill it in again, under “Complete another form”.",
  },
  pdfAhead: (ahead) =>
    ahead === 0 ? "It is your turn: we are making your PDF." : `${ahead} before you. Wait here: your PDF is in line.`,
  noFormsLeft: "No more forms can be saved with this payment. To save this one, another payment is needed.",
  shareFailed: "We could not share it. Download the PDF and send it from your phone.",
  boxes: {
    unknown: "If your PDF includes the form, its first page says which boxes are filled in and which are left.",
    none: "Your PDF has your answers. It does not include the official form.",
    written: (written: number, all: number) =>
      `Your PDF includes the official form. We filled in ${written} of the ${all} boxes that are for you.${missing(all - written)}`,
    left: "What is left, part by part",
    part: (part: number, title: string) => `Part ${part}: ${title}`,
    pages: (pages: string) => `${isSeveral(pages) ? "Pages" : "Page"} ${spoken(pages)} of the form.`,
    items: (items: string) => (isSeveral(items) ? `Items ${spoken(items)} are left.` : `Item ${items} is left.`),
    work: {
      written: "Check what we wrote.",
      yours: "Ask if it is your case.",
      spare: "Only for what does not fit.",
      "not-now": "Leave this part empty.",
    },
  },
  pages: {
    open: "See the pages here",
    sheet: (page, sheets) => `Dilo sheet ${page} of ${sheets}. It is not sent.`,
    page: (page, pages) => `Page ${page} of ${pages} of the form.`,
    attached: (page, pages) => `Sheet ${page} of ${pages} behind the form. Sign it.`,
    marked: "What is left is in yellow.",
    before: "Previous page",
    after: "Next page",
    toForm: "Go to the form",
    drawing: "Preparing the page...",
    none: "This page cannot be seen here. It is in your PDF: download it.",
  },
  download: "Download PDF",
  downloading: "Preparing PDF...",
  screenshot: "Tip: take a screenshot too.",
  saveAgain: "Save again",
  stillHere: "Your answers are not lost.",
  conflict: "This form was changed in another window or on another device. We have not saved your change yet.",
  reviewAgain: "Check all the answers",
  saveMine: "Save what I see here",
  answers: "Your answers",
  answerNames: "Beside each answer, in small letters, is the name this program gives it. You do not need it.",
  another: "Complete another form",
  next: "What comes next",
  nextSteps: [
    "Compare each answer with your card and your papers.",
    "Open your PDF. If the form is not in it, copy your answers to the free one at uscis.gov.",
    "Answer what is missing of the form.",
    "Ask a lawyer or an accredited representative to check it.",
    "Follow the instructions at uscis.gov to sign, pay and send.",
  ],
  notSent: "We send nothing to USCIS. You send it.",
  leaving: "Before you leave",
  keptUntil: {
    until: (when) => `That will be ${when}.`,
    soon: (hours) =>
      hours > 1
        ? `Less than ${hours} hours are left. Download your PDF before.`
        : "Less than an hour is left. Download your PDF now.",
    over: "They are deleted. The PDF you downloaded and the e-mail you got are still yours.",
  },
  deleted: "Your data is deleted by itself in 48-72 hours.",
  noAnswer: "No answer",
};

function missing(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " 1 is left." : ` ${count} are left.`;
}

/** Whether what is written as "3-5, 9" is more than one; the "A-Number" is one. */
function isSeveral(ranges: string): boolean {
  return /-\d|,/.test(ranges);
}

function spoken(ranges: string): string {
  return ranges.replace(/-(?=\d)/g, " to ");
}
