import type { Seen } from "./hold-conversation.ts";
import { type Proof, talking } from "./proof.ts";

const told = (content: string) => ({ ...talking, messages: [{ role: "system", content }] });
const offered = ({ asked }: Seen) => asked[0]?.tools?.[0]?.function;
const systemOf = ({ asked }: Seen) =>
  asked
    .at(-1)
    ?.messages.filter(({ role }) => role === "system")
    .map(({ content }) => content);
const lastSaid = ({ said }: Seen) => said.at(-1);

const reception = (destination: object) => ({
  assistant: { name: "Recepción", model: told("R") },
  assistantDestinations: [{ type: "assistant", assistantName: "Ventas", ...destination }],
});
const sales = { name: "Ventas", firstMessage: "Aquí ventas.", model: told("V") };
const handed = {
  wants: { name: "handoff_to_Ventas", arguments: { day: "lunes" } },
  until: /^(?:Aquí ventas\.|Bien\.)$/,
};
const made = "assistant-speaks-first-with-model-generated-message";
const schema = { type: "object", properties: { day: { type: "string" } } };

/** What squads and handoffs come to. */
export const squads: readonly Proof[] = [
  {
    name: "a squad whose first member hands over",
    asked: {
      ...handed,
      body: {
        squad: { members: [reception({ message: "Le paso.", description: "Para comprar" }), { assistant: sales }] },
      },
    },
    shows: {
      "call.squad": [lastSaid, "Aquí ventas."],
      "squad.members.assistant": [lastSaid, "Aquí ventas."],
      "squad.members.assistantDestinations": [(seen) => offered(seen)?.name, "handoff_to_Ventas"],
      "model.tools(handoff).destinations(assistant).assistantName": [
        (seen) => offered(seen)?.name,
        "handoff_to_Ventas",
      ],
      "model.tools(handoff).destinations(assistant).message": [({ said }) => said[0], "Le paso."],
      "model.tools(handoff).destinations(assistant).description": [
        (seen) => offered(seen)?.["description"],
        "Para comprar",
      ],
    },
  },
  {
    name: "a stored squad of stored assistants, with overrides",
    asked: {
      ...handed,
      body: async ({ make }) => {
        const assistantId = await make("createAssistant", { ...sales, firstMessageMode: made });
        const first = { ...reception({}), assistantOverrides: { model: told("Otra cosa") } };
        const members = [first, { assistantId }];
        return { squadId: await make("createSquad", { members, membersOverrides: { model: told("Todos") } }) };
      },
    },
    shows: {
      "call.squadId": [(seen) => systemOf(seen), ["Todos"]],
      "squad.members.assistantId": [(seen) => systemOf(seen), ["Todos"]],
      "squad.membersOverrides": [(seen) => systemOf(seen), ["Todos"]],
      "squad.members.assistantOverrides": [({ asked }) => asked[0]?.messages[0]?.content, "Otra cosa"],
    },
  },
  {
    name: "a handoff tool",
    asked: {
      ...handed,
      body: async ({ make }) => {
        const assistantId = await make("createAssistant", sales);
        const tool = { type: "handoff", destinations: [{ type: "assistant", assistantId, assistantName: "Ventas" }] };
        return { assistant: { name: "Recepción", model: { ...told("R"), tools: [tool] } } };
      },
    },
    shows: {
      "model.tools(handoff).type": [lastSaid, "Aquí ventas."],
      "model.tools(handoff).destinations(assistant).type": [lastSaid, "Aquí ventas."],
      "model.tools(handoff).destinations(assistant).assistantId": [lastSaid, "Aquí ventas."],
    },
  },
  {
    name: "a handoff to an assistant that is written into it",
    asked: {
      ...handed,
      body: {
        assistant: {
          name: "Recepción",
          model: {
            ...told("R"),
            tools: [{ type: "handoff", destinations: [{ type: "assistant", assistant: sales }] }],
          },
        },
      },
    },
    shows: { "model.tools(handoff).destinations(assistant).assistant": [lastSaid, "Aquí ventas."] },
  },
  {
    name: "what a handoff takes along",
    asked: {
      ...handed,
      body: {
        squad: {
          members: [
            reception({ variableExtractionPlan: { schema }, contextEngineeringPlan: { type: "none" } }),
            { assistant: { ...sales, firstMessageMode: made, model: told("V para el {{day}}") } },
          ],
        },
      },
    },
    plain: {
      ...handed,
      body: {
        squad: {
          members: [
            reception({}),
            { assistant: { ...sales, firstMessageMode: made, model: told("V para el {{day}}") } },
          ],
        },
      },
    },
    shows: {
      "model.tools(handoff).destinations(assistant).variableExtractionPlan": [
        (seen) => systemOf(seen)?.includes("V para el lunes"),
        true,
      ],
      "model.tools(handoff).destinations(assistant).contextEngineeringPlan": [
        ({ asked }) => asked.at(-1)?.messages.some(({ content }) => content === "Hola."),
        false,
      ],
    },
  },
  {
    name: "who keeps the conversation while somebody else is asked",
    asked: {
      ...handed,
      body: {
        assistant: {
          name: "Recepción",
          model: {
            ...told("R"),
            tools: [
              {
                ...{ type: "handoff", messages: [{ type: "request-start", content: "Le paso ahora." }] },
                destinations: [{ type: "assistant", assistant: sales, assistantName: "Ventas" }],
              },
            ],
          },
        },
      },
    },
    shows: { "model.tools(handoff).messages": [({ said }) => said[0], "Le paso ahora."] },
  },
  {
    name: "a history that stays behind",
    asked: {
      ...handed,
      body: {
        squad: {
          members: [reception({ transferMode: "delete-history" }), { assistant: { ...sales, firstMessageMode: made } }],
        },
      },
    },
    plain: {
      ...handed,
      body: { squad: { members: [reception({}), { assistant: { ...sales, firstMessageMode: made } }] } },
    },
    shows: {
      "model.tools(handoff).destinations(assistant).transferMode": [
        ({ asked }) => asked.at(-1)?.messages.some(({ content }) => content === "Hola."),
        false,
      ],
    },
  },
];
