import { join } from "node:path";
import type { ProductOperations } from "@dilo/api";
import { longestPdf, productOperations } from "@dilo/api/operations";
import { systemClock } from "@dilo/platform";
import type { IncomingCall } from "@dilo/telephone";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentEpoch } from "./answers/drafts/answer-epoch.ts";
import { openDrafts } from "./answers/drafts/drafts.ts";
import { draftHandlers } from "./answers/drafts/handlers.ts";
import { mountPdfInJson } from "./answers/drafts/pdf-in-json.ts";
import { takeUpHandlers } from "./answers/drafts/take-up-handlers.ts";
import { placeHandlers } from "./answers/language/place-handlers.ts";
import { languageHandlers } from "./answers/language/second-opinion-handlers.ts";
import { resumeHandlers } from "./answers/resume/handlers.ts";
import { openResumeCodes } from "./answers/resume/resume.ts";
import { erasureHandlers } from "./answers/retention/erasure-handlers.ts";
import { runRetention } from "./answers/retention/retention.ts";
import { consentHandlers } from "./answers/submissions/consent-handlers.ts";
import { submissionHandlers } from "./answers/submissions/handlers.ts";
import { openSubmissions } from "./answers/submissions/submissions.ts";
import { callHandlers, callTokens } from "./calls/handlers.ts";
import type { DeskContext } from "./calls/phone-interview/interview-desk.ts";
import { openPhoneInterviews } from "./calls/phone-interview/take-phone-interview.ts";
import { mountLiveKit } from "./calls/rooms/livekit.ts";
import { mountPlatform } from "./calls/routes.ts";
import { mountConsole } from "./console/routes.ts";
import { codeJob } from "./delivery/code-job.ts";
import { openCodeLetters } from "./delivery/code-letters.ts";
import { deliveryHandlers } from "./delivery/handlers.ts";
import { mailJob } from "./delivery/mail-job.ts";
import { openMailRequests } from "./delivery/mail-requests.ts";
import { openPdfTurns } from "./delivery/pdf-turns.ts";
import { documentsAtOnce } from "./documents/documents.ts";
import { mountOfficialForms } from "./documents/official-forms/routes.ts";
import { mountNotFound, openHttp } from "./http/answers.ts";
import { type Draining, openDraining } from "./http/draining.ts";
import { mountEdge } from "./http/edge.ts";
import { mountHealth } from "./http/health.ts";
import { openIdempotency } from "./http/idempotency.ts";
import { mountLimits } from "./http/limits.ts";
import { errorFacts } from "./http/logs.ts";
import { answerWith, type Handlers, mountOperations } from "./http/mount.ts";
import { mountSafety } from "./http/safety.ts";
import { openWorker, type Worker } from "./jobs/worker.ts";
import { mailHost } from "./mail/message-id.ts";
import { type MonitoringContext, mountMonitoring } from "./monitoring/routes.ts";
import { openAccess } from "./payments/access.ts";
import { type AccessCookies, openCookies } from "./payments/cookies.ts";
import { mountEmbeddedCheckout } from "./payments/embedded/routes.ts";
import { type EndCheckouts, openEndCheckouts } from "./payments/end-checkouts.ts";
import { openPaymentFinder } from "./payments/find-payment.ts";
import { paymentHandlers } from "./payments/handlers.ts";
import { openSettlement } from "./payments/settlement.ts";
import { mountWebhook } from "./payments/stripe/webhook-route.ts";
import { leftOf } from "./payments/take-one.ts";
import { openPlatformResources } from "./resources/open-resources.ts";
import { mountResources } from "./resources/routes.ts";
import { openUploads } from "./resources/uploads.ts";
import { openWrongTokens } from "./resources/wrong-tokens.ts";
import { mountSamples } from "./samples/routes.ts";
import type { Services } from "./services.ts";
import type { Config } from "./settings/config.ts";
import { publicConfigOf } from "./settings/public-config.ts";
import { mountSite } from "./site/routes.ts";

const hourMs = 3_600_000;

/** The product's backend, not yet listening and doing no jobs: `inject` drives it in tests. */
export interface App {
  readonly http: FastifyInstance;
  readonly worker: Worker;
  /** Ends what could still be paid when nothing can be kept any more. */
  readonly endCheckouts: EndCheckouts;
  /** Tells this machine alone how the server does, where the settings ask for it. */
  readonly monitoring: FastifyInstance | undefined;
  /** Begun when this server is told to stop, before anything closes. */
  readonly draining: Draining;
  /** Where the voice platform's first tokens were written, when they were made just now. */
  readonly platformTokensPath: string | undefined;
}

/** Puts the features together. Starts nothing; of the store it only brings the platform's tables up to date. */
export async function buildApp(config: Config, services: Services): Promise<App> {
  const { clock, log, vault, tries, probe, payments, documents, lookups, mailer, files, voice } = services;
  const { db } = services.store;
  const { publicOrigin, limits } = config;
  const retentionMs = config.retentionHours * hourMs;

  const kept = { db, clock, vault, retentionMs, limits };
  const codeLetters = openCodeLetters({ ...kept, payments });
  const settlement = openSettlement({ db, clock, log, payments, codeLetters });
  const access = openAccess({ ...kept, probe, payments, settlement, publicOrigin, capabilityLifeMs: retentionMs });
  const cookies = openCookies({ access, publicOrigin, capabilityLifeMs: retentionMs, limits });
  const submissions = openSubmissions(kept);
  const drafts = openDrafts(kept);
  const requests = openMailRequests({ ...kept, mailsPerDay: config.mailsPerDay });
  const codes = openResumeCodes(kept);
  const idempotency = openIdempotency({ db, clock });
  const turns = openPdfTurns({ tries, atOnce: documentsAtOnce });
  const mailing = { codes, mailer, files, host: mailHost(publicOrigin), publicOrigin, operator: config.operator };
  const worker = openWorker({
    db,
    clock,
    log,
    random: Math.random,
    handlers: {
      mail: mailJob({ ...mailing, requests, submissions, documents, turns, lookups }),
      code: codeJob({ ...mailing, codeLetters, payments }),
      async retention() {
        await runRetention({ db, clock, log, retentionMs, files, vault });
        return undefined;
      },
    },
  });

  const http = openHttp({ log, trustProxy: config.trustProxy });
  mountEdge(http);
  const usesStripeScript = config.payments.kind === "stripe" && config.payments.publishableKey !== "";
  const liveKitUrl = config.voice.kind === "embedded" ? config.voice.liveKit?.url : undefined;
  await mountSafety(http, { publicOrigin, roomOrigin: config.roomOrigin, liveKitUrl, usesStripeScript });
  mountLimits(http, { tries, vault });
  await http.register(cookie);
  if (services.liveKit) mountLiveKit(http, services.liveKit);
  if (services.site === undefined) mountNotFound(http);
  else mountSite(http, services.site);
  const draining = openDraining();
  mountHealth(http, { ...services, db, draining, officialForms: documents.officialForms });
  closeConnections(http, draining);
  const epochOf = (owner: string) => currentEpoch(kept, owner);
  const handlers = {
    config: async () => publicConfigOf(config, services.hasLocalVoice),
    ...paymentHandlers({
      access,
      cookies,
      idempotency,
      payments,
      finder: openPaymentFinder({ db, access, settlement, codes, codeLetters }),
    }),
    ...callHandlers({ ...kept, cookies, tries, voice, callSecret: vault.secretFor(callTokens) }),
    ...draftHandlers({ drafts, submissions, cookies, currentEpoch: epochOf }),
    ...takeUpHandlers({ drafts, documents, cookies, tries, clock }),
    ...languageHandlers({ model: services.model, lookups, tries, cookies }),
    ...placeHandlers({ tries, cookies }),
    ...submissionHandlers({ submissions, cookies, clock, idempotency, left: (owner) => leftOf(db, owner, limits) }),
    ...consentHandlers({ ...kept, cookies }),
    ...resumeHandlers({ codes, access, cookies, idempotency }),
    ...erasureHandlers({ db, clock, files, vault, documents, cookies, currentEpoch: epochOf }),
    ...deliveryHandlers({ submissions, documents, turns, lookups, requests, worker, cookies, clock, idempotency }),
  };
  await mountProduct(http, cookies, handlers);
  mountOfficialForms(http, documents.officialForms);
  mountSamples(http, services);
  if (payments.provider === "embedded") await mountEmbeddedCheckout(http, payments, probe);
  else await mountWebhook(http, { db, clock, log, payments, settlement });
  const interviewing = { ...kept, access, codes, drafts, submissions, documents, files, epochOf };
  const platformTokensPath = await openPlatformOperations(http, config, services, interviewing);
  const monitoring = await openMonitoring(http, config, { services, turns, access, cookies, draining });
  const endCheckouts = openEndCheckouts({ db, clock, log, payments, probe });
  return { http, worker, endCheckouts, monitoring, draining, platformTokensPath };
}

/** A proxy keeps connections for its next requests: those would be lost when this server closes. */
function closeConnections(http: FastifyInstance, draining: Draining): void {
  http.addHook("onSend", async (_request, reply) => {
    if (draining.isOn) reply.header("connection", "close");
  });
}

/** A form that is brought back is larger than every other body: nothing of it is read for whoever has not paid. */
async function mountProduct(
  http: FastifyInstance,
  cookies: AccessCookies,
  handlers: Handlers<ProductOperations>,
): Promise<void> {
  const answer = answerWith(productOperations, handlers);
  const { takeUpPdf, ...operations } = productOperations;
  mountOperations(http, { operations, answer });
  const onRequest = async (request: FastifyRequest) => void (await cookies.ownerOf(request));
  await http.register(async (scope) => {
    mountPdfInJson(scope);
    mountOperations(scope, { operations: { takeUpPdf }, answer, route: { bodyLimit: longestPdf + 1024, onRequest } });
  });
}

/** @returns the server of this machine's own port, which is not yet listening */
async function openMonitoring(http: FastifyInstance, { monitoring }: Config, context: MonitoringContext) {
  if (monitoring.token !== undefined) {
    await mountMonitoring(http, context, { kind: "token", token: monitoring.token });
  }
  if (monitoring.port === undefined) return undefined;
  const own = openHttp({ log: context.services.log, trustProxy: false });
  mountEdge(own);
  await mountSafety(own, { publicOrigin: `http://127.0.0.1:${monitoring.port}`, usesStripeScript: false });
  mountNotFound(own);
  await mountMonitoring(own, context, { kind: "this-machine" });
  return own;
}

/** @returns where the platform's first tokens were written */
async function openPlatformOperations(
  http: FastifyInstance,
  config: Config,
  services: Services,
  interviewing: DeskContext,
) {
  const { platform } = services;
  if (platform === undefined) return undefined;
  const { publicOrigin } = config;
  const { resources, tokensPath, stop } = await openPlatformResources(config, services, platform);
  http.addHook("onClose", async () => stop());
  const interviews = openInterviewsByPhone(config, services, interviewing);
  const takeFirst = (call: IncomingCall): boolean => {
    const isOurs = interviews?.isFor(call) === true;
    if (isOurs) void interviews?.take(call);
    return isOurs;
  };
  services.telephone?.answerWith(async (call) => {
    if (!takeFirst(call)) await resources.takeCall(call);
  });
  const wrongTokens = openWrongTokens(services);
  await mountPlatform(http, { platform, resources, publicOrigin, wrongTokens, servers: config, takeFirst });
  const uploads = await openUploads(join(config.dataDir, "uploads"));
  await mountResources(http, { resources, publicOrigin, wrongTokens, uploads });
  const cookieSecret = services.vault.secretFor("console cookie");
  await mountConsole(http, { resources, publicOrigin, wrongTokens, uploads, site: services.site, cookieSecret });
  return tokensPath;
}

/** The product's own number; undefined where there is none. */
function openInterviewsByPhone(config: Config, { platform, log, clock }: Services, desk: DeskContext) {
  const { voice, assistantName, confirm, retentionHours } = config;
  const phoneNumber = voice.kind === "embedded" ? voice.telephone?.phoneNumber : undefined;
  if (platform === undefined || phoneNumber === undefined || voice.kind !== "embedded") return undefined;
  return openPhoneInterviews({
    ...desk,
    ...{ platform, phoneNumber, assistantName, confirm, retentionHours },
    timers: { ...systemClock, now: () => clock().getTime() },
    hears: voice.transcriber === "browser" ? "" : voice.transcriber.name,
    warn: (error) => log({ level: "error", event: "failed", error: errorFacts(error) }),
  });
}
