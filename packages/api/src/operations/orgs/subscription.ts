import { z } from "zod";
import { amount, flag, id, instant, type Shape, text } from "../shared/common.ts";

const atLeastOne = z.number().min(1);

const plan = z.object({
  id,
  createdAt: instant,
  updatedAt: instant,
  type: z.enum(["pay-as-you-go", "enterprise", "agency", "startup", "growth", "scale"]),
  status: z.enum(["active", "frozen"]),
  credits: z.string(),
  concurrencyCounter: atLeastOne,
  concurrencyLimitIncluded: atLeastOne,
  concurrencyLimitPurchased: atLeastOne,
  phoneNumbersCounter: atLeastOne.optional(),
  phoneNumbersIncluded: atLeastOne.optional(),
  monthlyChargeScheduleId: amount,
  monthlyCreditCheckScheduleId: amount,
  stripeCustomerId: text,
  stripePaymentMethodId: text,
  stripePaymentMethodFingerprint: text,
  stripeCustomerEmail: text,
  slackSupportEnabled: flag,
  slackChannelId: text,
  hipaaEnabled: flag,
  hipaaCommonPaperAgreementId: text,
  referredByEmail: text,
  autoReloadPlan: z.object({ credits: z.number(), threshold: z.number() }).optional(),
  minutesIncluded: z.number().min(0).optional(),
  minutesUsed: z.number().min(0).optional(),
  minutesUsedNextResetAt: instant.optional(),
  /** US dollars a minute. */
  minutesOverageCost: amount,
  providersIncluded: z.array(z.string()).optional(),
  outboundCallsDailyLimit: atLeastOne.optional(),
  outboundCallsCounter: atLeastOne.optional(),
  outboundCallsCounterNextResetAt: instant.optional(),
  couponIds: z.array(z.string()).optional(),
  couponUsageLeft: text,
  invoicePlan: z.object({ companyName: text, companyAddress: text, companyTaxId: text, companyEmail: text }).optional(),
  pciEnabled: flag,
  pciCommonPaperAgreementId: text,
  callRetentionDays: amount,
  chatRetentionDays: amount,
  minutesIncludedResetFrequency: z.enum(["monthly", "annually"]).optional(),
  rbacEnabled: flag,
  platformFee: amount,
});

/** What an org pays for on a hosted platform; a self-hosted one has none. */
export interface Subscription extends z.infer<typeof plan> {}
export const subscription: Shape<Subscription> = plan;
