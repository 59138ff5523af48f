/** The part of Daily's settings that a page may choose. */
export interface DailyConfig {
  /** Loads the library's call machine without eval; the default. */
  readonly avoidEval?: boolean;
  readonly alwaysIncludeMicInPermissionPrompt?: boolean;
  /** Where the call machine is loaded from instead of Daily's own address. */
  readonly callObjectBundleUrlOverride?: string;
}
