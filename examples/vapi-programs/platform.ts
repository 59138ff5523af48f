// The platform that the five programs call.
export const platform = { baseUrl: "http://localhost:3000/platform", token: "YOUR-PUBLIC-TOKEN" };
/** The id of an assistant of that platform. */
export const assistantId = "YOUR-ASSISTANT-ID";
