import type { QueryClient } from "@tanstack/react-query";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import { businessQuery } from "#web/api/business.ts";
import { channelsQuery } from "#web/api/channels.ts";
import { currentUserQuery } from "#web/api/current-user.ts";
import { dismissalsQuery } from "#web/api/dismissals.ts";
import { invoicesQuery } from "#web/api/invoices.ts";
import { linksQuery } from "#web/api/links.ts";
import { priceListsQuery } from "#web/api/price-lists.ts";
import { salesQuery } from "#web/api/sales.ts";
import { artworksQuery } from "#web/works/queries.ts";
import { documentsQuery } from "./issued/queries.ts";

/** Kept until the page is left, whatever part of it is open. */
const cachedForever = { gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * Fetches what documents are made with and from, so that the first one can be made without a network: the files into the
 * service worker's cache, the data into the page's. Not on the free plan, nor for a user who saves data. What fails is
 * fetched again when it is needed.
 */
export async function fetchAhead(client: QueryClient): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (!user || !hasUnlimitedUse(user) || savesData()) return;
  await client.prefetchQuery({ ...artworksQuery, ...cachedForever });
  // The gallery, which does not ask again after a failure, asks itself.
  if (!client.getQueryData(artworksQuery.queryKey))
    client.removeQueries({ ...artworksQuery, type: "inactive" });
  await client.prefetchQuery({ ...businessQuery, ...cachedForever });
  await client.prefetchQuery({ ...priceListsQuery, ...cachedForever });
  await client.prefetchQuery({ ...dismissalsQuery, ...cachedForever });
  await client.prefetchQuery({ ...channelsQuery, ...cachedForever });
  await client.prefetchQuery({ ...salesQuery, ...cachedForever });
  await client.prefetchQuery({ ...invoicesQuery, ...cachedForever });
  await client.prefetchQuery({ ...documentsQuery, ...cachedForever });
  await client.prefetchQuery({ ...linksQuery, ...cachedForever });
  await keepRareFiles();
}

/** Has the service worker keep what it otherwise keeps from the first use on, once it is active. Not in `web/browser/`, whose part for service workers is in the first view. */
async function keepRareFiles(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep-rare-files");
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
