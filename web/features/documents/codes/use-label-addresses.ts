import { useQuery } from "@tanstack/react-query";
import { firstLabel, labelOf, linksQuery, makeLabel } from "#web/api/links.ts";
import { queryClient, refetchWhenShown } from "#web/api/query-client.ts";

/** How many labels are made at once. */
const atOnce = 4;

interface Wanted {
  readonly workIds: readonly string[];
  readonly isWanted: boolean;
  /** Whether the pages of labels that are made now show prices. */
  readonly showsPrices: boolean;
}

/** The addresses of the works' labels, by the works' ids; those that are missing are made. */
export function useLabelAddresses({ workIds, isWanted, showsPrices }: Wanted) {
  return useQuery({
    queryKey: ["addresses of labels", ...workIds],
    queryFn: () => readAddresses(workIds, showsPrices),
    enabled: isWanted,
    gcTime: 0,
    ...refetchWhenShown,
  });
}

async function readAddresses(
  workIds: readonly string[],
  showsPrices: boolean,
): Promise<ReadonlyMap<string, string>> {
  const links = await queryClient.fetchQuery({ ...linksQuery, staleTime: 0 });
  const addresses = new Map<string, string>();
  const missing: string[] = [];
  for (const workId of workIds) {
    const address = labelOf(links, workId)?.address;
    if (address) addresses.set(workId, address);
    else missing.push(workId);
  }
  const waiting = missing.values();
  async function work(): Promise<void> {
    for (const workId of waiting) {
      const { address } = await makeLabel(workId, { ...firstLabel, showPrice: showsPrices });
      if (address) addresses.set(workId, address);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return addresses;
}
