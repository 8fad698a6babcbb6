import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { usePeople } from "#web/api/people.ts";
import { useSales } from "#web/api/sales.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { DealingsSource } from "./dealings.ts";

/** People and what they have to do with; `data` is null until all of it is fetched. */
export function usePeopleData() {
  const people = usePeople();
  const works = useArtworks();
  const sales = useSales(true);
  const invoices = useInvoices();
  const channels = useChannels();
  const data: DealingsSource | null =
    people.data && works.data && sales.data && invoices.data && channels.data
      ? {
          people: people.data,
          works: works.data,
          sales: sales.data,
          invoices: invoices.data,
          channels: channels.data,
        }
      : null;
  return { data, queries: [people, works, sales, invoices, channels] };
}
