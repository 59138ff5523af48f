import { expect, test } from "vitest";
import { browserOf } from "./browser-of.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["iphoneSafari", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["iphoneOther", `${iPhone} CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1`],
  ["iphoneOther", `${iPhone} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  ["insideApp", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/525.0.0.53.107]`],
  ["insideApp", `${iPhone} Mobile/15E148 Instagram 395.0.0.29.84 (iPhone15,2; iOS 18_5; es_MX)`],
  ["insideApp", `${iPhone} Mobile/15E148`],
  ["android", `${android} Chrome/139.0.0.0 Mobile Safari/537.36`],
  ["android", `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["android", "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"],
  [
    "insideApp",
    "Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/139 Mobile Safari/537.36",
  ],
  ["insideApp", `${android} Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/525.0.0.40.84;]`],
  ["chromium", `${windows} Chrome/139.0.0.0 Safari/537.36`],
  ["chromium", `${windows} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`],
  ["firefox", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0"],
  ["safari", `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
  ["chromium", "A browser of tomorrow"],
] as const)("%s: %s", (browser, userAgent) => expect(browserOf(userAgent)).toBe(browser));

test("an iPad calls itself a Mac, and is told from one by its touch screen", () => {
  const userAgent = `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`;
  expect([browserOf(userAgent, 5), browserOf(userAgent, 0)]).toEqual(["iphoneSafari", "safari"]);
});
