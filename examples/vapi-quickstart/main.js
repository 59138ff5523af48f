// Written for @vapi-ai/web 2.5.0. The import is all that was changed.
import Vapi from "@dilo/voice/vapi";
import { assistant, platform } from "./config.js";

const vapi = new Vapi(platform.token, platform.baseUrl);
const status = document.querySelector("[role=status]");
const lines = document.querySelector("ol");

vapi.on("call-start", () => {
  status.textContent = "Le escuchamos";
});
vapi.on("call-end", () => {
  status.textContent = "Listo";
});
vapi.on("message", (message) => {
  if (message.type !== "transcript" || message.transcriptType !== "final") return;
  const line = document.createElement("li");
  line.textContent = `${message.role}: ${message.transcript}`;
  lines.append(line);
});
vapi.on("error", (error) => console.error(error));

document.querySelector("#start").addEventListener("click", () => void vapi.start(assistant));
document.querySelector("#stop").addEventListener("click", () => void vapi.stop());
