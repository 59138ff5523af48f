import type { CallName } from "../access.ts";
import { notConfigured } from "../failure.ts";

/** What each call that would run something lacks here. One sentence each: it is the answer's message. */
const lacking = {
  createCall: "No carrier is configured: this platform makes web calls only, with POST /call/web.",
  createPhoneCall: "No carrier is configured: this platform makes web calls only, with POST /call/web.",
  importTwilioNumber: "No carrier is configured: numbers can't be imported from Twilio.",
  importVonageNumber: "No carrier is configured: numbers can't be imported from Vonage.",
  createTestRun: "No engine for test suites is configured: tests are kept, and not run.",
  createEvalRun: "No engine for evals is configured: evals are kept, and not run.",
  createCredentialSession: "No consent service is configured: credentials are made with POST /credential.",
  triggerCredentialAction: "No consent service is configured: its actions can't be run.",
  syncVoicesOf: "No vendor's voice library is configured.",
  syncVoices: "No vendor's voice library is configured.",
  createSesameVoice: "No vendor that makes voices is configured.",
  createProviderResource: "No vendor is configured: pronunciation dictionaries are kept there.",
  listProviderResources: "No vendor is configured: pronunciation dictionaries are kept there.",
  getProviderResource: "No vendor is configured: pronunciation dictionaries are kept there.",
  updateProviderResource: "No vendor is configured: pronunciation dictionaries are kept there.",
  deleteProviderResource: "No vendor is configured: pronunciation dictionaries are kept there.",
  listProviderWorkflows: "No automation vendor is configured.",
  listProviderHooks: "No automation vendor is configured.",
  listProviderLocations: "No automation vendor is configured.",
  searchProviderVoices: "No vendor's voice library is configured.",
  searchProviderVoice: "No vendor's voice library is configured.",
  addProviderVoices: "No vendor's voice library is configured.",
  addProviderVoice: "No vendor's voice library is configured.",
  cloneVoice: "No vendor that clones voices is configured.",
} as const satisfies Partial<Record<CallName, string>>;

type Lacking = { readonly [Name in keyof typeof lacking]: () => Promise<never> };

/** The calls that need a carrier, a vendor or an engine: each says which. */
export const notConfiguredHandlers = Object.fromEntries(
  Object.entries(lacking).map(([name, message]) => [
    name,
    async () => {
      throw notConfigured(message);
    },
  ]),
) as Lacking;
