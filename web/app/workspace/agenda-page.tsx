import { AgendaCount } from "#web/features/agenda/agenda-count.tsx";
import { AgendaPage } from "#web/features/agenda/agenda-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import type { PageProps } from "./page-props.ts";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

addWords("agenda");

/** The agenda, and the dialogs that settle what a gallery reported and owes. */
export function Page({ user, onUpgrade }: PageProps) {
  const settle = useSettleDialogs(user);
  return (
    <GuardedParts>
      <AgendaPage
        user={user}
        onUpgrade={onUpgrade}
        onReportedSale={settle.recordReported}
        onPayout={({ id, channelId, currency }) =>
          settle.recordPayout({ channelId, currency, saleIds: [id] })
        }
      />
      {settle.dialogs}
    </GuardedParts>
  );
}

/** What the header shows of the agenda. */
export function Count({ user }: Pick<PageProps, "user">) {
  return <AgendaCount user={user} />;
}
