import { afterEach, describe, expect, test, vi } from "vitest";
import type { LegListener, Media } from "./media.ts";
import { findMedia, type MediaSettings } from "./media-process.ts";

const isInstalled = findMedia() !== undefined;
const opened: Media[] = [];
afterEach(() => {
  for (const media of opened.splice(0)) media.close();
});

function open(settings: MediaSettings = {}): Media {
  const media = findMedia(settings);
  if (media === undefined) throw new Error("The WebRTC package was there a moment ago.");
  opened.push(media);
  return media;
}

/** A listener whose news can be awaited. */
function listener() {
  const news: string[] = [];
  let wake = () => {};
  const tell = (what: string) => {
    news.push(what);
    wake();
  };
  const when = async (what: string): Promise<void> => {
    while (!news.includes(what)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const told: LegListener = {
    answered: () => tell("answered"),
    heard: () => tell("heard"),
    passed: (mark) => tell(`passed ${mark}`),
    lost: () => tell("lost"),
  };
  return { told, when, news };
}

/** What a page would offer: one track of sound. */
const offer = [
  "v=0",
  "o=- 1 2 IN IP4 127.0.0.1",
  "s=-",
  "t=0 0",
  "a=group:BUNDLE 0",
  "m=audio 9 UDP/TLS/RTP/SAVPF 111",
  "c=IN IP4 0.0.0.0",
  "a=rtcp-mux",
  "a=ice-ufrag:page",
  "a=ice-pwd:aPasswordOfTwentyTwoLetters",
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => "AB").join(":")}`,
  "a=setup:actpass",
  "a=mid:0",
  "a=sendrecv",
  "a=rtpmap:111 opus/48000/2",
  "",
].join("\r\n");

test("is none where the package is not installed", () => {
  expect(findMedia({ packageName: "@roamhq/not-installed" })).toBeUndefined();
});

test("is known to be unusable once its process could not begin", async () => {
  const media = open({ packageName: "ws/package.json" });
  const { told, when } = listener();
  media.open("v=0", told);
  await when("lost");
  expect(media.isUsable()).toBe(false);
  expect(media.open("v=0", told)).toBeUndefined();
});

describe.skipIf(!isInstalled)(
  `a media process${isInstalled ? "" : " (not run: the WebRTC package is not installed)"}`,
  () => {
    test("answers an offer with the public address it was given, and passes marks in their turn", async () => {
      const media = open({ publicIp: "203.0.113.7" });
      const { told, when } = listener();
      let answer = "";
      const leg = media.open(offer, {
        ...told,
        answered: (sdp) => {
          answer = sdp;
          told.answered(sdp);
        },
      });
      await when("answered");
      expect(answer).toContain(" 203.0.113.7 ");
      leg?.play(new Int16Array(320));
      leg?.play(1);
      await when("passed 1");
    });

    test("leaves no process behind when it is closed before that one has begun", async () => {
      const media = open();
      const { told } = listener();
      media.open(offer, told);
      const pid = media.processId();
      if (pid === undefined) throw new Error("There is no process.");
      media.close();
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), { timeout: 10_000, interval: 50 });
    });

    test("refuses a call more than it can carry", async () => {
      const media = open({ maxLegs: 1 });
      const { told } = listener();
      const leg = media.open(offer, told);
      expect(media.open(offer, told)).toBeUndefined();
      leg?.close();
      expect(media.open(offer, told)).toBeDefined();
    });

    test("tells a page that sends nonsense that it is lost, and nobody else", async () => {
      const media = open();
      const [one, other] = [listener(), listener()];
      media.open(offer, one.told);
      media.open("nonsense", other.told);
      await Promise.all([one.when("answered"), other.when("lost")]);
      expect(one.news).not.toContain("lost");
    });

    test("makes nobody wait while it stands still, and goes on afterwards", async () => {
      const media = open();
      const { told, when } = listener();
      const leg = media.open(offer, told);
      await when("answered");
      const pid = media.processId() as number;
      process.kill(pid, "SIGSTOP");
      for (let frames = 0; frames < 500; frames += 1) leg?.play(new Int16Array(320));
      leg?.flush();
      leg?.play(1);
      process.kill(pid, "SIGCONT");
      await when("passed 1");
    });

    test("tells its calls when it is killed, and the next call begins another", async () => {
      const media = open();
      const [first, second] = [listener(), listener()];
      media.open(offer, first.told);
      await first.when("answered");
      const before = media.processId() as number;
      process.kill(before, "SIGKILL");
      await first.when("lost");
      media.open(offer, second.told);
      await second.when("answered");
      expect(media.processId()).not.toBe(before);
    });
  },
);
