import { useEffect, useState } from "react";

const channelName = "dilo-form";

/**
 * Tells whether the form was opened in another tab after this one: two tabs would answer the same questions apart.
 * The newest tab continues; this one waits.
 */
export function useNewerTab(): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => setIsElsewhere(true);
    channel.postMessage("opened");
    return () => channel.close();
  }, []);
  return isElsewhere;
}
