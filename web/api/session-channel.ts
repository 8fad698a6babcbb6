import * as v from "valibot";

/** What the tabs of a browser tell each other. */
const channelName = "session";

const newsSchema = v.union([
  v.object({ signedOut: v.object({ keepsDrafts: v.boolean() }) }),
  v.object({ signedIn: v.object({ userId: v.string() }) }),
  /** The server knows no session any more: each tab then asks the server itself. */
  v.object({ sessionRefused: v.literal(true) }),
]);
type News = v.InferOutput<typeof newsSchema>;

export function postToOtherTabs(news: News): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Hears what another tab tells. */
export function onMessageFromOtherTabs(hear: (news: News) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const news = v.safeParse(newsSchema, data);
    if (news.success) hear(news.output);
  };
  return () => channel.close();
}
