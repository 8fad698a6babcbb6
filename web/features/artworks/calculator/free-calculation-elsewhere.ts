import { useEffect, useEffectEvent } from "react";
import * as v from "valibot";

/** Messages between the tabs of a browser about the one calculation of the free plan. */
const channelName = "free-calculation";

const messageSchema = v.object({ usedBy: v.string() });
type Message = v.InferOutput<typeof messageSchema>;

/** Informs the other tabs that this artist's free calculation has been used. */
export function announceFreeCalculation(userId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ usedBy: userId } satisfies Message);
  channel.close();
}

/** Calls `onUsed` when this artist uses the free calculation in another tab. */
export function useFreeCalculationElsewhere(userId: string, onUsed: () => void): void {
  const receive = useEffectEvent(onUsed);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (v.is(messageSchema, data) && data.usedBy === userId) receive();
    };
    return () => channel.close();
  }, [userId]);
}
