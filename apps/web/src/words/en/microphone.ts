import type { microphoneEs } from "../es/microphone.ts";

const again = "Come back to this page and tap “Start with your voice” again.";
const allow = "Tap “Start with your voice” again. If you are asked, tap “Allow”.";

/** How to allow a microphone that was refused, in English. */
export const microphoneEn: typeof microphoneEs = {
  title: "How to allow the microphone",
  steps: {
    iphoneSafari: [
      "Leave this page without closing it and open Settings, the picture of a grey wheel.",
      "Tap Apps and then Safari. If you see no Apps, scroll down to Safari.",
      "Scroll down to Microphone and tap it. Choose “Allow”.",
      again,
    ],
    iphoneOther: [
      "Leave this page without closing it and open Settings, the picture of a grey wheel.",
      "Tap Apps and then the name of your browser, such as Chrome. If you see no Apps, scroll down to that name.",
      "Turn on the switch beside Microphone. It turns green.",
      again,
    ],
    insideApp: [
      "This page is open inside another app, such as Facebook or WhatsApp. The voice does not work there.",
      "First write your code down. It is further down, in “Your code to come back” or in “Go on with another phone”.",
      "Then tap the three dots in the corner. Choose “Open in Safari” or “Open in Chrome”.",
      "On the page that opens, tap “I have paid and have a code” and write your code.",
    ],
    android: [
      "Look at the top, where this page's address is. Tap the picture on its left.",
      "Tap Permissions and then Microphone. Choose “Allow”.",
      allow,
    ],
    chromium: [
      "Look at the top, where this page's address is. Click the picture on its left.",
      "Turn on the switch beside Microphone, or choose “Allow”.",
      allow,
    ],
    firefox: [
      "Look at the top, where this page's address is. Click the crossed-out microphone on the left.",
      "Where it says “Blocked”, click the X to remove it.",
      allow,
    ],
    safari: [
      "Look at the very top of the screen. Click the word Safari, beside the apple.",
      "Choose “Settings for” this page.",
      "Beside Microphone, choose “Allow”.",
      allow,
    ],
  },
};
