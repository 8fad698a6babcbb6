import { type Query, QueryClient } from "@tanstack/react-query";

/** No retries, no refetch on focus or interval, never stale by default (specification, section 9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // Without a network a save fails at once and says so, instead of waiting for one.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** In milliseconds: what has just been answered is not fetched again by the next part of the page that shows it. */
const justNowMs = 1000;

/** For what may have changed in another window: fetched whenever it is shown; offline that fails at once. */
export const refetchWhenShown = {
  refetchOnMount: ({ state }: Pick<Query, "state">) =>
    Date.now() - state.dataUpdatedAt < justNowMs ? true : "always",
  networkMode: "always",
} as const;
