import type { Words } from "../es.ts";

/** What people read who cannot open what they paid, or could not if they paid now. In English. */
export const accessEn: Words["access"] = {
  notReached: {
    title: "There is no connection",
    text: "We could not check your payment because there is no connection. Your payment is not lost. You do not have to pay again. We keep trying.",
    action: "Try now",
  },
  outOfOrder: {
    title: "We could not check your payment",
    text: "The problem is ours. If you have paid, your payment is not lost. You do not have to pay again. We keep trying.",
    action: "Try now",
  },
  locked: {
    title: "You have already paid",
    notAgain: "You do not have to pay again.",
    paid: (price: string, day: string) => `You paid ${price} on ${day}.`,
    lost: "This browser did not keep the way into your form. That is why this page alone cannot open it.",
    withCode: (time: string) =>
      `This code opens your form here, in another browser or on another phone. It works once, until ${time}.`,
    writeDown:
      "Do not share it. If it is later than that, reload this page for a new one. Inside you get one that lasts longer.",
    mailed: "We also sent another code to the e-mail you gave when you paid. That one lasts longer.",
    open: "Open my form here",
    opening: "One moment...",
    whereElse: "In another browser or phone: go to this site, tap “I have paid and have a code” and type it.",
    askCode: "Type your code to continue. It is on your paper, on the device where you began or in our e-mail.",
    retry: "Try again",
    support: "If you need help, give this payment number:",
    contact: (contact: string) => `Write to us at ${contact}.`,
  },
  noRoom: "We cannot keep your answers right now, so we do not charge you. The problem is ours. Try again later.",
  cookies: {
    title: "This browser keeps no cookies",
    why: "Cookies are small notes. They tell us that you paid, so that we can open your form.",
    beforePaying: "Allow them before you pay. Nothing is charged now.",
    how: "How to allow them",
    steps: [
      "If you opened this page inside Facebook, WhatsApp or another app, open it in Safari or Chrome.",
      "On iPhone: open Settings, Apps, Safari, Advanced. Turn off “Block All Cookies”.",
      "On Android: in Chrome tap the three dots, Settings, Site settings, On-device site data. Allow it.",
      "Then come back to this page and tap the button again.",
    ],
  },
  backToForm: "Back to my form",
  resume: {
    title: "I have paid and have a code",
    label: "Your code",
    hint: "It has fifteen digits.",
    go: "Go on with my form",
    failures: {
      "wrong-code": "That code does not work. Check the digits on your paper, one by one.",
      missing: (count: number) => `The code has fifteen digits. ${count} ${count === 1 ? "is" : "are"} missing.`,
      extra: (count: number) => `The code has fifteen digits. There ${count === 1 ? "is" : "are"} ${count} too many.`,
      wait: (minutes: number) =>
        `You tried many times. Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`,
      "not-reached": "There is no connection. Try again.",
    },
  },
};
