import { analysisJob } from "../analysis/analyse-call.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { JobKind } from "../core/store/schema.ts";
import { evalJob } from "../evals/eval-job.ts";
import { fileTextJob } from "../knowledge/file-text-job.ts";
import { campaignJob } from "../telephone/campaigns/campaign-job.ts";
import { scheduledCallJob } from "../telephone/scheduled-call.ts";
import { testJob } from "../test-suites/test-job.ts";
import type { JobHandler } from "./jobs.ts";

/** How each kind of job is done. */
export function jobHandlers(context: () => ResourceContext): Readonly<Record<JobKind, JobHandler>> {
  return {
    "call-analysis": analysisJob(context),
    "eval-run": evalJob(context),
    "test-run": testJob(context),
    "file-text": fileTextJob(context),
    "scheduled-call": scheduledCallJob(context),
    campaign: campaignJob(context),
  };
}
