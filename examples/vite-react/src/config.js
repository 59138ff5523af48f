/** Where the platform is, and a public token of it: `npm start` writes one to DATA_DIR/platform-tokens.json. */
export const platform = { baseUrl: "http://localhost:3000/platform", token: "YOUR-PUBLIC-TOKEN" };

/** Whom to call: an assistant's id, or its settings. */
export const assistant = { name: "Recepción", firstMessage: "Buenos días. ¿En qué puedo ayudarle?" };
