"use client";
import { useVoiceCall } from "@dilo/voice/react";
import { assistant, platform } from "./config.js";

// biome-ignore lint/style/noDefaultExport: Next.js finds a page by its default export.
export default function Page() {
  const call = useVoiceCall(platform);
  const isCalling = call.isActive || call.isConnecting;
  return (
    <main>
      <button type="button" onClick={() => void (isCalling ? call.stop() : call.start({ assistant }))}>
        {isCalling ? "Colgar" : "Llamar"}
      </button>
      <p role="status">{call.isActive ? "Le escuchamos" : call.error || "Listo"}</p>
      <ol>
        {call.captions.map(({ role, text }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
          <li key={line}>
            {role}: {text}
          </li>
        ))}
      </ol>
    </main>
  );
}
