import * as v from "valibot";

/** Messages about the session between the tabs of a browser. */
const channelName = "session";

const messageSchema = v.union([
  v.object({ signedOut: v.object({ keepsDrafts: v.boolean() }) }),
  v.object({ signedIn: v.object({ userId: v.string() }) }),
  /** The server has ended the session: each tab then asks the server itself. */
  v.object({ sessionRefused: v.literal(true) }),
]);
type SessionMessage = v.InferOutput<typeof messageSchema>;

export function postToOtherTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function onMessageFromOtherTabs(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success) listener(message.output);
  };
  return () => channel.close();
}
