import { QueryClient } from "@tanstack/react-query";

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

/** For what may have changed in another window: fetched whenever it is shown; offline that fails at once. */
export const refetchWhenShown = { refetchOnMount: "always", networkMode: "always" } as const;
