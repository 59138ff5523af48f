import type { PlatformOperations } from "./platform-operations.ts";

type OperationName = keyof PlatformOperations;

/** The five operations of a kind of row. */
type Five<Name extends string> = Record<
  `create${Name}` | `list${Name}s` | `get${Name}` | `update${Name}` | `delete${Name}`,
  string
>;

interface RowWords {
  /** With its article. */
  readonly one: string;
  readonly many: string;
  /** What creating one does. */
  readonly making: string;
  /** What goes with a deleted one, as a sentence of its own. */
  readonly gone?: string;
}

function five<Name extends string>(name: Name, { one, many, making, gone }: RowWords): Five<Name> {
  return {
    [`create${name}`]: making,
    [`list${name}s`]: `Lists the org's ${many}, the newest first.`,
    [`get${name}`]: `Reads ${one}.`,
    [`update${name}`]: `Changes the fields that are sent of ${one}, and keeps the others.`,
    [`delete${name}`]: [`Deletes ${one}.`, ...(gone === undefined ? [] : [gone])].join(" "),
  } as Five<Name>;
}

const inUse = "One that other rows name cannot be deleted (409).";

const sentences: Readonly<Record<OperationName, string>> = {
  ...five("Assistant", {
    one: "an assistant",
    many: "assistants",
    making: "Makes an assistant that calls, chats and squads can name.",
    gone: inUse,
  }),
  replaceAssistant: "Replaces an assistant's settings as a whole: what is not sent is gone.",
  listAssistantVersions: "Lists what an assistant was after each of its changes, the newest first.",
  pageAssistants: "Lists the org's assistants in pages.",
  ...five("Squad", {
    one: "a squad",
    many: "squads",
    making: "Makes a squad of assistants that hand a conversation over to each other.",
  }),
  ...five("Workflow", {
    one: "a workflow",
    many: "workflows",
    making: "Makes a workflow whose nodes lead a conversation along its edges.",
  }),
  createCall: "Calls a person's telephone, or several, and answers with the call's row, or one for each.",
  createPhoneCall: "Calls a person's telephone, or several, and answers with the call's row, or one for each.",
  createWebCall: "Begins a call in the browser. The page joins its room at the `webCallUrl` of the answer.",
  listCalls: "Lists the org's calls, the newest first.",
  getCall: "Reads a call: when it began and ended, why, what was said and what came of it.",
  updateCall: "Gives a call a name.",
  deleteCall: "Deletes a call with its messages and its recording. One that goes on is ended first.",
  pageCalls: "Lists the org's calls in pages, by filters.",
  pageCallMetadata: "Lists the org's calls in pages, without what was said in them.",
  exportCalls: "Writes the calls that filters choose as comma-separated values, in the columns that are asked for.",
  listChats: "Lists the org's chats, the newest first.",
  createChat:
    "Sends a message to an assistant or a squad and answers with its reply, as a stream where `stream` is true.",
  getChat: "Reads a chat.",
  deleteChat: "Deletes a chat.",
  createChatResponse: "Sends a message to an assistant and answers in the form of OpenAI's Responses.",
  getChatResponse: "Reads a chat in the form of OpenAI's Responses.",
  deleteChatResponse: "Deletes a chat by the id of its response.",
  createWebChat: "Sends a message from a web page to a stored assistant and answers with its reply.",
  createWebChatResponse: "Sends a message from a web page and answers in the form of OpenAI's Responses.",
  ...five("Campaign", { one: "a campaign", many: "campaigns", making: "Makes a campaign of telephone calls." }),
  ...five("CampaignV2", {
    one: "a campaign without its people, with how many of them are how far",
    many: "campaigns in this form",
    making: "Makes a campaign of telephone calls. The same as createCampaign.",
  }),
  updateCampaignV2: "Changes the fields that are sent of a campaign, and keeps the others. The same as updateCampaign.",
  deleteCampaignV2: "Deletes a campaign. The same as deleteCampaign.",
  listCampaignContacts: "Lists the people of a campaign, in their order, and how far the calls to them are.",
  ...five("Session", {
    one: "a session",
    many: "sessions",
    making: "Makes a session that keeps a conversation over several chats.",
    gone: "Its chats stay.",
  }),
  ...five("PhoneNumber", {
    one: "a phone number",
    many: "phone numbers",
    making: "Makes a phone number with the settings of its calls.",
  }),
  pagePhoneNumbers: "Lists the org's phone numbers in pages.",
  importTwilioNumber: "Takes over a number from Twilio, whose calls come here from then on.",
  importVonageNumber: "Takes over a number from Vonage, whose calls come here from then on.",
  ...five("Tool", {
    one: "a tool",
    many: "tools",
    making: "Makes a tool that assistants name in `model.toolIds`.",
    gone: inUse,
  }),
  uploadFile: "Keeps a file and reads its text for knowledge bases. The same as createFile.",
  createFile: "Keeps a file and reads its text for knowledge bases.",
  listFiles: "Lists the org's files, the newest first.",
  getFile: "Reads what is known of a file. Its `url` gives the bytes.",
  updateFile: "Gives a file another name.",
  deleteFile: `Deletes a file, its text included. ${inUse}`,
  createKnowledgeBase: "Would make a knowledge base of the contract's first kind.",
  listKnowledgeBases: "Lists the knowledge bases of the contract's first kind that an earlier version kept.",
  getKnowledgeBase: "Reads such a knowledge base.",
  updateKnowledgeBase: "Would change such a knowledge base.",
  deleteKnowledgeBase: "Deletes such a knowledge base.",
  ...five("KnowledgeBaseV2", {
    one: "a collection of files",
    many: "collections of files",
    making: "Makes a collection of files, and the query tool that searches it: assistants name its `toolId`.",
    gone: "Its tool goes with it, its files stay. One whose tool is named by others cannot be deleted (409).",
  }),
  listKnowledgeFiles: "Lists the files of a collection, and how far the reading of each is.",
  attachKnowledgeFile: "Puts an uploaded file into a collection: its tool finds it from then on.",
  detachKnowledgeFile: "Takes a file out of a collection. The file itself stays.",
  ...five("StructuredOutput", {
    one: "a structured output",
    many: "structured outputs",
    making: "Makes a structured output that a model fills in after each call, by its JSON schema.",
  }),
  runStructuredOutput:
    "Works a structured output out of calls that are over, and keeps what is found with each, or answers it alone where `previewEnabled` is true.",
  ...five("TestSuite", {
    one: "a test suite",
    many: "test suites",
    making: "Makes a test suite of written conversations.",
    gone: "Its tests and runs go with it.",
  }),
  ...five("Test", {
    one: "a test of a suite",
    many: "tests of a suite",
    making: "Makes a test of a suite: a script for the person a model plays, and how the conversation is judged.",
  }),
  ...five("TestRun", {
    one: "a run of a test suite",
    many: "runs of a test suite",
    making: "Makes a run of a test suite as a job; its row shows how far it is.",
    gone: "One that goes on is called off.",
  }),
  ...five("Eval", {
    one: "an eval",
    many: "evals",
    making: "Makes an eval: a conversation, and what the assistant's turns in it must be.",
    gone: "Its runs go with it.",
  }),
  createEvalRun: "Plays an eval's conversation to an assistant or a squad as a job. The run's row shows how far it is.",
  listEvalRuns: "Lists the runs of evals, the newest first.",
  getEvalRun: "Reads a run of an eval with its results.",
  deleteEvalRun: "Deletes a run of an eval. One that goes on is called off.",
  ...five("Org", {
    one: "an org",
    many: "orgs",
    making: "Makes an org of which the caller is the admin.",
    gone: "Its calls are ended.",
  }),
  listOrgs: "Lists the orgs that the token's owner is a member of.",
  getFeatureFlag: "Tells whether a feature is on.",
  listUsers: "Lists the members of an org, each with the role they have there.",
  leaveOrg: "Ends the caller's own membership of an org, and the tokens they made in it.",
  removeMember: "Ends a member's membership of an org, and the tokens they made in it.",
  inviteUsers: "Invites people to an org by letters.",
  listInvitations: "Lists the invitations to an org that nobody has used yet. Their tokens are in the letters alone.",
  updateUserRole: "Gives a member of an org another role.",
  getOrgAuth: "Lends a private token of an org for an hour.",
  ...five("Token", {
    one: "a token",
    many: "tokens",
    making: "Makes a token, private or for web pages. It is shown once.",
    gone: "It opens nothing from then on.",
  }),
  ...five("Credential", {
    one: "a credential",
    many: "credentials",
    making: "Makes a credential for a vendor, or for signing what is sent to a developer's server.",
  }),
  createCredentialSession: "Would begin a vendor's consent.",
  receiveCredentialWebhook:
    "Takes the notice of a granted consent, signed as Standard Webhooks, and makes a credential of it.",
  triggerCredentialAction: "Would have the consent service act.",
  ...five("Template", {
    one: "a template",
    many: "templates",
    making: "Makes a template, to be listed and read: its `details` are the body of a `POST /tool`.",
  }),
  listPinnedTemplates: "Lists the templates whose `metadata.collectionType` is `pinned`.",
  listVoices:
    "Lists the voices of a vendor that can be heard here, read at the vendor where the org has its key; `vapi` are the server's own.",
  listAccents: "Lists the accents of a vendor's voices, each with one voice.",
  syncVoicesOf: "Reads one vendor's voices anew: `11labs` and `openai` by the org's credential. No copy is kept.",
  syncVoices: "Reads the voices of several vendors anew. No copy is kept.",
  createSesameVoice: "Would make a voice.",
  createProviderResource: "Makes a pronunciation dictionary at ElevenLabs (`11labs`), by the org's credential.",
  listProviderResources: "Lists the pronunciation dictionaries of the org's account at ElevenLabs. No copy is kept.",
  getProviderResource: "Reads a pronunciation dictionary at ElevenLabs, in its latest version.",
  updateProviderResource: "Puts rules in place of those of a dictionary at ElevenLabs, in a new version.",
  deleteProviderResource: "Archives a pronunciation dictionary at ElevenLabs, which deletes none.",
  listProviderWorkflows: "Would list the workflows of an automation vendor.",
  listProviderHooks: "Would list the hooks of a vendor's workflow.",
  listProviderLocations: "Would list the locations of an automation vendor.",
  searchProviderVoices:
    "Searches the shared voices of ElevenLabs (`11labs`) by the org's credential: the hundred that fit best.",
  searchProviderVoice: "Searches as `/{provider}/voices/search` does.",
  addProviderVoices: "Takes a shared voice of ElevenLabs (`11labs`) into the org's account there.",
  addProviderVoice: "Takes a voice in as `/{provider}/voices/add` does.",
  cloneVoice:
    "Has ElevenLabs make a voice of recordings, of 20 MiB together at most, in the org's account: `GET /voice-library/11labs` lists it then.",
  queryAnalytics:
    "Counts and adds up the org's calls by their columns over a span of time, the last seven days when none is named.",
  listServerMessages:
    "Lists the messages to developers' servers that have not arrived: those that wait, and those that were given up within a week.",
  getServerMessage: "Reads a message that has not arrived: what it says, and what the server answered last.",
  resendServerMessage: "Sends a message that was given up once more, with the same `webhook-id`.",
  listAuditEntries:
    "Lists who did what to which row, when and from where: whatever changed something, or opened what people said. For admins.",
  importAssistant:
    "Takes an exported assistant, squad or workflow as it is, makes what fits, and tells of every field what becomes of it.",
};

/** What an operation does, for the reference: one or two sentences. */
export function operationSentence(name: string): string {
  return sentences[name as OperationName];
}
