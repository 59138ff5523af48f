import type { PlatformSettings } from "../../../platform.ts";
import { PlatformError } from "../../../platform-error.ts";
import { RoomClient } from "../../../testing/room-client.ts";
import { openTestPlatform } from "../../../testing/test-platform.ts";
import { openTestResources, type TestAnswer, type TestResources } from "./test-resources.ts";

/** The platform's resources with real rooms below them: what a call does is seen on the wire. */
export interface TestCalls {
  readonly fixture: TestResources;
  /** Starts a call with `POST /call/web`, as the operator, and joins its room. */
  call(body: object): Promise<{ readonly answer: TestAnswer; readonly client: RoomClient }>;
  close(): Promise<void>;
}

/** Opens resources and rooms; the page's own recognition hears, and nothing sounds. */
export async function openTestCalls(
  options: Parameters<typeof openTestResources>[0] = {},
  settings: Partial<PlatformSettings> = {},
): Promise<TestCalls> {
  const rooms = await openTestPlatform({ responder: options.responder, ...settings });
  const fixture = await openTestResources({
    ...options,
    beginCall: (body, watch, from) => rooms.platform.beginCall(body, watch, from),
    endCall: (callId) => rooms.platform.endCall(callId),
    callOf: (callId) => rooms.platform.callOf(callId),
  });
  return {
    fixture,
    call: async (body) => {
      const answer = await fixture.do("createWebCall", { body });
      if (answer.status !== 201) throw new PlatformError("bad-request", answer.text);
      const client = new RoomClient(String(answer.body["webCallUrl"]));
      await client.join({ recognition: true, speech: false });
      return { answer, client };
    },
    close: async () => {
      await rooms.close();
      await fixture.close();
    },
  };
}
