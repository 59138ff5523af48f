import type { termsEs } from "../es/terms.ts";

/** The terms of use and legal notice in English. */
export const termsEn: typeof termsEs = {
  title: "Terms of use and legal notice",
  description: "What Dilo does, what it does not do, how long it keeps your data and how to write to us.",
  version: "Version 2, of November 29, 2026.",
  whatYouGet:
    "You pay for a PDF: a sheet with your answers in English. Where we have it, it also holds the official form with those boxes filled. First come 10 or 11 basic facts. If you want, you go on here with the whole form. The boxes you do not answer here you fill in yourself.",
  plainLabel: "In simple words",
  clauses: [
    {
      title: "Nature of the service",
      plain: "We are a private tool. We are not the government and not lawyers.",
      says: [
        "Dilo is a private tool that writes your answers in English.",
        "We are not lawyers or notaries. We give no advice on your case.",
        "We do not tell you which form to use or what to answer.",
        "We are not part of USCIS. We send nothing to USCIS.",
        "The forms are free at uscis.gov. Our price is not the government fee.",
      ],
    },
    {
      title: "User responsibility",
      plain: "You check everything before you use it.",
      says: [
        "You decide which form you use and what you answer.",
        "The voice is a machine and can hear you wrong. Check each answer.",
      ],
    },
    {
      title: "Privacy",
      plain: "We keep little and delete it soon.",
      says: [
        "We keep your answers for 48 to 72 hours. They count from when your form is saved. Then we delete them.",
        "We do not keep the sound. We do not sell your data.",
        "Before you use your voice we tell you who turns it into text.",
        "We also tell you whether another service reads your words.",
        "If you pay by card, Stripe charges it. We do not see your card.",
        "Stripe tells us the e-mail you gave when you paid. We use it only to send you your code, and do not keep it.",
        "You can delete your data sooner, with the form's button.",
        "Your device keeps a locked copy, so that you can go on without internet. If the device is not yours, delete your data when you finish.",
        "If you answered on two devices, the copy on the other one is deleted when you open your form there with internet.",
        "Your answers are locked with a key. When we delete them, we destroy the key. Without it nobody can open them, not in our backups either.",
        "There may be another copy of the key on a separate disk, in case ours breaks. We destroy that copy too. If that disk is unplugged, we destroy it when it is plugged in.",
        "We cannot delete e-mails that we already sent you, or what you downloaded.",
        "Keep your PDF and your e-mail yourself. Once it is deleted, we have no other copy.",
      ],
    },
    {
      title: "No warranties",
      plain: "We promise no result.",
      says: ["The service can fail or have errors.", "We do not promise that USCIS will accept or approve your form."],
    },
    {
      title: "Limitation of liability",
      plain: "If something fails, we answer for up to what you paid.",
      says: [
        "We answer for up to the $9.99 you paid, where the law allows it.",
        "We do not answer for decisions of USCIS.",
      ],
    },
    {
      title: "Legal recommendation",
      plain: "Talk to a lawyer before you send it.",
      says: [
        "Talk to an immigration lawyer or an accredited representative.",
        "Do it before you sign and send your form.",
      ],
    },
    {
      title: "Acceptable use",
      plain: "Use data that is true and yours.",
      says: ["Tell the truth in each answer.", "Do not use another person's data without their permission."],
    },
    {
      title: "Changes",
      plain: "If we change something, we put the date here.",
      says: [
        "We may change these terms. The date above tells you which one counts.",
        "The text of the day you paid is the one that counts.",
      ],
    },
    {
      title: "Contact",
      plain: "Write to us in Spanish or English.",
      says: [
        "We give your money back if the service did not work for you.",
        "Write to us and tell us the day of your payment.",
      ],
    },
  ],
};
