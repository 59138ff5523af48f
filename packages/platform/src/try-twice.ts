import { InterviewerError } from "./interviewers/interviewer-error.ts";
import { SpeechError } from "./speech/speech-error.ts";

/** Tries once more when a service was not reached or fell over; its "no" is final. @throws what the last try threw */
export async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const isOurs = error instanceof SpeechError || error instanceof InterviewerError;
    if (isOurs && error.code !== "unreachable") throw error;
    return attempt();
  }
}
