import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { AgendaItem } from "#schema/agenda/agenda-item.ts";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { addDays } from "#schema/days.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useConnection } from "#web/browser/connection.ts";
import { localDay } from "#web/browser/local-day.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { Folding } from "#web/ui/folding.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { useDecideReport } from "#web/works/consignments/use-decide-report.ts";
import { FailedPage } from "#web/works/failed-page.tsx";
import { useDecideEntry } from "#web/works/links/use-decide-entry.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { AgendaRow } from "./agenda-row.tsx";
import { AgendaPreview, Claim, DayHeading, LoadingAgenda, NothingDue } from "./agenda-states.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { type AgendaDay, groupByDay, writeWeekday } from "./days.ts";
import { useAgenda } from "./queries.ts";
import type { AgendaActions } from "./settling.tsx";
import { useSettle } from "./use-settle.ts";
import { useShownItems } from "./use-shown-items.ts";

interface AgendaPageProps extends Pick<AgendaActions, "onReportedSale" | "onPayout"> {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** What is due or waits, by day. On the free plan with nothing due, what it is. */
export function AgendaPage({ user, onUpgrade, ...dialogs }: AgendaPageProps) {
  const t = useTranslations("agenda");
  usePageTitle(t("title"));
  const [today] = useState(() => localDay(new Date()));
  const isPro = hasUnlimitedUse(user);
  const agenda = useAgenda(today);
  const works = useArtworks();
  const invoices = useInvoices();
  const channels = useChannels();
  if (!isPro && agenda.data?.length === 0) {
    return (
      <Frame user={user}>
        <AgendaPreview onUpgrade={onUpgrade} />
      </Frame>
    );
  }
  if (agenda.data && works.data && invoices.data && channels.data) {
    return (
      <Frame user={user}>
        <Agenda
          items={agenda.data}
          works={works.data}
          invoices={invoices.data}
          channels={channels.data}
          today={today}
          isPro={isPro}
          {...dialogs}
        />
      </Frame>
    );
  }
  return (
    <Frame user={user}>
      <Unfetched
        queries={[agenda, works, invoices, channels]}
        loading={<LoadingAgenda />}
        failed={(retry) => <FailedPage texts="agenda.unfetched" onRetry={retry} />}
      />
    </Frame>
  );
}

interface AgendaProps extends Pick<AgendaActions, "onReportedSale" | "onPayout"> {
  readonly items: readonly AgendaItem[];
  readonly works: readonly Artwork[];
  readonly invoices: readonly Invoice[];
  readonly channels: readonly SalesChannel[];
  readonly today: string;
  readonly isPro: boolean;
}

function Agenda(props: AgendaProps) {
  const { items, works, invoices, channels, today, isPro, onReportedSale, onPayout } = props;
  const t = useTranslations("agenda");
  const format = useFormat();
  const isConnected = useConnection();
  const settle = useSettle(today);
  const decisions = useDecideEntry(refetchAgendas);
  const reports = useDecideReport();
  const days = groupByDay(items, today);
  const shownOf = useShownItems({ items, works, invoices, channels });
  const actions = { settle, decisions, reports, onReportedSale, onPayout };

  return (
    <div className="gap-x-12 pt-8 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <p className="font-display text-[1.375rem]/7 font-[440] max-lg:hidden">
          {format.longDate(`${today}T12:00`)}
        </p>
        <Claim items={items} today={today} />
        <OfflineNote text={t("offline")} className="pt-3" />
      </div>
      <div className="min-w-0 max-lg:pt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {days.length === 0 && <NothingDue works={works} invoices={invoices} today={today} />}
        <Folding items={days} onFocusLost={focusOn}>
          {(day) => (
            <section aria-labelledby={`day-${day.key}`} className="pb-9">
              <DayHead day={day} today={today} />
              <Folding items={day.items} onFocusLost={focusOn} isList>
                {(item) => (
                  <AgendaRow
                    shown={shownOf(item)}
                    today={today}
                    actions={actions}
                    isLocked={!isConnected}
                  />
                )}
              </Folding>
            </section>
          )}
        </Folding>
      </div>
      <div className="min-w-0 border-ink max-lg:border-t">
        <CalendarSection isPro={isPro} />
        <p className="pt-5 text-1 text-ink-2">{t("note")}</p>
      </div>
    </div>
  );
}

/** The press of the row that takes the place of one that is settled; the page's heading without any. */
function focusOn(next: HTMLElement | null): void {
  const target = next?.querySelector<HTMLElement>("button, a") ?? document.querySelector("h1");
  target?.focus();
}

interface DayHeadProps {
  readonly day: AgendaDay;
  readonly today: string;
}

function DayHead({ day: { key, date, items }, today }: DayHeadProps) {
  const t = useTranslations("agenda.days");
  const locale = useLocale();
  const isCounted = date === null || date === today;
  const title = () => {
    if (date === null) return t("overdue");
    if (date === addDays(today, 1)) return t("tomorrow");
    const day = writeWeekday(date, today, locale);
    return date === today ? t("today", { day }) : day;
  };
  return <DayHeading id={`day-${key}`} title={title()} count={isCounted ? items.length : null} />;
}

interface FrameProps {
  readonly user: User;
  readonly children: ReactNode;
}

function Frame({ user, children }: FrameProps) {
  return (
    <PageFrame
      className="md:pb-24"
      heading={<GalleryHeading user={user} page="agenda" texts="agenda" />}
    >
      {children}
    </PageFrame>
  );
}
