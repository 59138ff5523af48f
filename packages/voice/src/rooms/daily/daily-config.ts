import type { DailyAdvancedConfig } from "@daily-co/daily-js";

/** The part of Daily's settings that a page may choose. */
export type DailyConfig = Pick<
  DailyAdvancedConfig,
  "avoidEval" | "alwaysIncludeMicInPermissionPrompt" | "callObjectBundleUrlOverride"
>;
