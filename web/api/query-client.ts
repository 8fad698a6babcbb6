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

/** In milliseconds: the parts of a page that are rendered once an answer is there do not ask for it again. */
const justNow = 500;

interface Shown {
  readonly state: { readonly dataUpdatedAt: number; readonly isInvalidated: boolean };
}

/** For what may have changed in another window: fetched whenever it is shown; offline that fails at once. */
export const refetchWhenShown = {
  refetchOnMount: ({ state }: Shown) =>
    state.isInvalidated || Date.now() - state.dataUpdatedAt >= justNow ? "always" : false,
  networkMode: "always",
} as const;
