import { useEffect, useEffectEvent } from "react";
import * as v from "valibot";

/** What the tabs of a browser tell each other. */
const channelName = "session";

const messageSchema = v.object({ signedOut: v.object({ keepsDrafts: v.boolean() }) });
type Message = v.InferOutput<typeof messageSchema>;

/** Tells the other tabs that nobody is signed in any more. */
export function tellSignedOut(keepsDrafts: boolean): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ signedOut: { keepsDrafts } } satisfies Message);
  channel.close();
}

/** Hears of a sign-out in another tab. */
export function useSignedOutElsewhere(onSignedOut: (keepsDrafts: boolean) => void): void {
  const hear = useEffectEvent(onSignedOut);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      const message = v.safeParse(messageSchema, data);
      if (message.success) hear(message.output.signedOut.keepsDrafts);
    };
    return () => channel.close();
  }, []);
}
