import { z } from "zod";
import { flag, instant, later, type Shape, text, upTo } from "../shared/common.ts";

const name = z.string().min(1).max(40).optional();
const secret = z.string().max(10_000);

const credential = <Provider extends string, Settings extends z.ZodRawShape>(provider: Provider, settings: Settings) =>
  z.strictObject({ provider: z.literal(provider), name, ...settings });

/** Most vendors need one key and nothing else. */
const keyed = <Provider extends string>(provider: Provider) => credential(provider, { apiKey: secret });

/** Consent given by a person to a vendor, kept under the vendor's own id. */
const authorized = <Provider extends string>(provider: Provider) =>
  credential(provider, { authorizationId: z.string() });

const azureRegion = z.enum([
  "australia",
  "australiaeast",
  "canadaeast",
  "canadacentral",
  "centralus",
  "eastus2",
  "eastus",
  "france",
  "germanywestcentral",
  "india",
  "japaneast",
  "japanwest",
  "uaenorth",
  "northcentralus",
  "norway",
  "polandcentral",
  "southcentralus",
  "spaincentral",
  "swedencentral",
  "switzerland",
  "switzerlandnorth",
  "switzerlandwest",
  "uk",
  "westeurope",
  "westus",
  "westus3",
]);

const fallbackIndex = z.number().min(1).optional();

const oauth2 = z.strictObject({
  type: z.literal("oauth2"),
  url: z.string(),
  clientId: z.string(),
  clientSecret: secret,
  scope: upTo(1000),
});
const authenticationPlan = z.discriminatedUnion("type", [
  oauth2,
  z.strictObject({
    type: z.literal("hmac"),
    secretKey: secret,
    algorithm: z.enum(["sha256", "sha512", "sha1"]),
    signatureHeader: text,
    timestampHeader: text,
    signaturePrefix: text,
    includeTimestamp: flag,
    payloadFormat: text,
    messageIdHeader: text,
    signatureEncoding: z.enum(["hex", "base64"]).optional(),
    secretIsBase64: flag,
  }),
  z.strictObject({ type: z.literal("bearer"), token: secret, headerName: text, bearerPrefixEnabled: flag }),
]);

/** A session with a vendor, got by the server with an authentication plan. */
export const authenticationSession = z.strictObject({
  accessToken: text,
  expiresAt: instant.optional(),
  refreshToken: text,
});

const azure = credential("azure", {
  service: z.enum(["speech", "blob_storage"]),
  region: azureRegion.optional(),
  apiKey: upTo(10_000),
  fallbackIndex,
  bucketPlan: z.strictObject({ connectionString: secret, containerName: z.string(), path: text }).optional(),
});
const azureOpenAi = credential("azure-openai", {
  region: azureRegion,
  models: z.union([z.string(), z.array(z.string())]),
  openAIKey: secret,
  ocpApimSubscriptionKey: text,
  openAIEndpoint: z.string().max(10_000),
});
const sipTrunk = credential("byo-sip-trunk", {
  gateways: z.array(
    z.strictObject({
      ip: z.string(),
      port: z.number().min(1).max(65_535).optional(),
      netmask: z.number().min(24).max(32).optional(),
      inboundEnabled: flag,
      outboundEnabled: flag,
      outboundProtocol: z.enum(["tls/srtp", "tcp", "tls", "udp"]).optional(),
      optionsPingEnabled: flag,
    }),
  ),
  outboundAuthenticationPlan: z
    .strictObject({
      authPassword: text,
      authUsername: text,
      sipRegisterPlan: z.strictObject({ domain: text, username: text, realm: text }).optional(),
    })
    .optional(),
  outboundLeadingPlusEnabled: flag,
  techPrefix: upTo(10_000),
  sipDiversionHeader: upTo(10_000),
  sbcConfiguration: z.record(z.string(), z.unknown()).optional(),
});
const cloudflare = credential("cloudflare", {
  accountId: text,
  apiKey: text,
  accountEmail: text,
  fallbackIndex,
  bucketPlan: z
    .strictObject({ accessKeyId: text, secretAccessKey: text, url: text, name: z.string(), path: text })
    .optional(),
});
const gcp = credential("gcp", {
  fallbackIndex,
  gcpKey: z.strictObject({
    type: z.string(),
    projectId: z.string(),
    privateKeyId: z.string(),
    privateKey: secret,
    clientEmail: z.string(),
    clientId: z.string(),
    authUri: z.string(),
    tokenUri: z.string(),
    authProviderX509CertUrl: z.string(),
    clientX509CertUrl: z.string(),
    universeDomain: z.string(),
  }),
  region: upTo(40),
  bucketPlan: z
    .strictObject({ name: z.string(), region: text, path: text, hmacAccessKey: text, hmacSecret: text })
    .optional(),
});
const s3 = credential("s3", {
  awsAccessKeyId: z.string(),
  awsSecretAccessKey: secret,
  region: z.string(),
  s3BucketName: z.string(),
  s3PathPrefix: z.string(),
  fallbackIndex,
});
const supabase = credential("supabase", {
  fallbackIndex,
  bucketPlan: z
    .strictObject({
      region: z.string(),
      url: z.string(),
      accessKeyId: z.string(),
      secretAccessKey: secret,
      name: z.string(),
      path: text,
    })
    .optional(),
});

const awsPlan = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("aws-iam"), awsAccessKeyId: text, awsSecretAccessKey: secret }),
  z.strictObject({ type: z.literal("aws-sts"), ...later("roleArn", "externalId") }),
]);
const s3Compatible = credential("s3-compatible", {
  fallbackIndex,
  bucketPlan: z.strictObject({
    url: z.string(),
    region: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: secret,
    name: z.string(),
    path: text,
  }),
});

/** Everything a developer can trust the platform with, by `provider`. */
export const credentialKinds = [
  credential("11labs", { apiKey: secret, apiUrl: text }),
  keyed("anthropic"),
  keyed("anyscale"),
  keyed("assembly-ai"),
  azureOpenAi,
  azure,
  sipTrunk,
  credential("cartesia", { apiKey: secret, apiUrl: text }),
  keyed("cerebras"),
  cloudflare,
  credential("custom-llm", { apiKey: secret, authenticationPlan: oauth2.optional() }),
  credential("deepgram", { apiKey: secret, apiUrl: text }),
  keyed("deepinfra"),
  keyed("deep-seek"),
  gcp,
  keyed("gladia"),
  keyed("gohighlevel"),
  keyed("google"),
  keyed("groq"),
  keyed("inflection-ai"),
  credential("langfuse", { publicKey: z.string(), apiKey: secret, apiUrl: z.string() }),
  keyed("lmnt"),
  credential("make", { teamId: z.string(), region: z.string(), apiKey: secret }),
  keyed("openai"),
  keyed("openrouter"),
  keyed("perplexity-ai"),
  credential("playht", { apiKey: secret, userId: z.string() }),
  keyed("rime-ai"),
  keyed("runpod"),
  s3,
  supabase,
  keyed("smallest-ai"),
  keyed("tavus"),
  keyed("together-ai"),
  credential("twilio", { authToken: text, apiKey: text, apiSecret: text, accountSid: z.string() }),
  /** Ours: `signatureSecret`, the account's, by which requests of Vonage are signed. */
  credential("vonage", { apiSecret: secret, apiKey: secret, signatureSecret: text }),
  credential("webhook", { authenticationPlan }),
  credential("custom-credential", { authenticationPlan, ...later("encryptionPlan") }),
  keyed("xai"),
  keyed("neuphonic"),
  keyed("hume"),
  keyed("mistral"),
  keyed("speechmatics"),
  keyed("trieve"),
  credential("google.calendar.oauth2-client", {}),
  authorized("google.calendar.oauth2-authorization"),
  authorized("google.sheets.oauth2-authorization"),
  authorized("slack.oauth2-authorization"),
  credential("ghl.oauth2-authorization", { authenticationSession }),
  keyed("inworld"),
  credential("minimax", { apiKey: secret, groupId: z.string() }),
  credential("anthropic-bedrock", { region: z.string(), authenticationPlan: awsPlan }),
  s3Compatible,
  credential("microsoft", { apiKey: secret, region: text }),
  credential("soniox", { apiKey: secret, apiUrl: text }),
  keyed("wellsaid"),
  credential("email", { email: z.string() }),
  credential("slack-webhook", { webhookUrl: secret }),
] as const;

const anyCredential = z.discriminatedUnion("provider", credentialKinds);

/** A key or consent for a vendor's service. Never answered in the clear. */
export type NewCredential = z.infer<typeof anyCredential>;
export interface NewCredentialShape extends Shape<NewCredential> {}
export const newCredential: NewCredentialShape = anyCredential;
