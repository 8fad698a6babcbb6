import type { User } from "#schema/artist/user.ts";
import { AgendaPage } from "#web/features/agenda/agenda-page.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { useSettleDialogs } from "./use-settle-dialogs.tsx";

addWords("agenda");

interface AgendaProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** The agenda, and the dialogs that settle what a gallery reported and owes. */
export function Agenda({ user, onUpgrade }: AgendaProps) {
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
