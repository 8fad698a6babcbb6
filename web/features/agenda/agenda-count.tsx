import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { countWaiting } from "#schema/agenda/agenda.ts";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import { appPaths, appTabs } from "#schema/page-paths.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { channelsQuery } from "#web/api/channels.ts";
import { entriesQuery } from "#web/api/entries.ts";
import { invoicesQuery } from "#web/api/invoices.ts";
import { peopleQuery } from "#web/api/people.ts";
import { queryClient } from "#web/api/query-client.ts";
import { localDay } from "#web/browser/local-day.ts";
import { artworksQuery } from "#web/works/queries.ts";
import { useAgenda } from "./queries.ts";

/**
 * How much is overdue or waits today, in the header: after the agenda's name, and where that has no room after the gallery's.
 * Nothing at zero.
 */
export function AgendaCount({ user }: { readonly user: User }) {
  const t = useTranslations();
  const [today] = useState(() => localDay(new Date()));
  const isPro = hasUnlimitedUse(user);
  const { data = [] } = useAgenda(today, isPro);
  useEffect(() => (isPro ? refetchAfterChanges() : undefined), [isPro]);
  const count = countWaiting(data, today);
  if (count === 0) return null;
  const figure = (
    <sup className="absolute top-auto bottom-2/5 left-full ml-0.75 text-1/none font-strong">
      {count}
    </sup>
  );
  const meaning = <span className="sr-only"> {t("agenda.count")}</span>;
  return (
    <>
      <Link
        href={appPaths.agenda}
        className="target absolute right-0 col-[2/3] row-[1/2] -mr-8 flex items-center self-center pr-3 text-2 max-xl:hidden"
      >
        <span className="relative">
          {t("galleryPages.agenda")}
          {figure}
        </span>
        {meaning}
      </Link>
      <div className="pointer-events-none absolute inset-0 col-[2/3] row-[1/2] flex gap-8 max-lg:col-[1/3] max-lg:row-[2/3] max-lg:-mx-(--margin) max-lg:gap-0 max-lg:text-2 max-[18rem]:sr-only xl:hidden">
        {appTabs.map((tab) => (
          <span key={tab} className="flex items-center justify-center max-lg:flex-1">
            <span className="relative">
              <span className="invisible">{t(`header.${tab}`)}</span>
              {tab === "gallery" && (
                <>
                  <span className="sr-only">{t("galleryPages.agenda")}</span>
                  {figure}
                  {meaning}
                </>
              )}
            </span>
          </span>
        ))}
      </div>
    </>
  );
}

/** What is settled on another page changes a work, an invoice, an entry, a person or a channel. Returns what ends it. */
function refetchAfterChanges(): () => void {
  const watched = [artworksQuery, invoicesQuery, entriesQuery, peopleQuery, channelsQuery].map(
    ({ queryKey }) => String(queryKey),
  );
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    // Put into the cache by hand: the answer of a change. What is fetched has no part in it.
    const isChange =
      type === "updated" &&
      "action" in event &&
      event.action.type === "success" &&
      event.action.manual === true;
    if (isChange && watched.includes(String(query.queryKey))) void refetchAgendas();
  });
}
