export { type Backoff, exponentialBackoff, jittered, listedBackoff } from "./backoff.ts";
export { type Cancellation, type Clock, sleep } from "./clock.ts";
export { CodedError, hasCode } from "./coded-error.ts";
export { isEcho } from "./echo.ts";
export { plainWords, wordOverlap } from "./plain-words.ts";
export { openRateLimiter, type RateLimit, type RateLimiter } from "./rate-limiter.ts";
export { Resampler } from "./resampler.ts";
export { type RetryOptions, retry, retryAtOnce } from "./retry.ts";
