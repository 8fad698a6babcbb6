import { type ReactNode, useState } from "react";
import type { User } from "#schema/artist/user.ts";
import { useChannels } from "#web/api/channels.ts";
import { payoutDialog } from "#web/features/consignments/lazy-dialogs.ts";
import type { BegunPayout } from "#web/features/consignments/payouts/payout-dialog.tsx";
import { reportedSaleDialog } from "#web/features/sales/lazy-dialogs.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import type { ReportedSale } from "#web/works/consignments/report-sentence.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";

interface SettleDialogs {
  /** Records a sale that a gallery reported. */
  readonly recordReported: (report: ReportedSale) => void;
  /** Records what a gallery paid. */
  readonly recordPayout: (payout: BegunPayout) => void;
  /** To be rendered by the page. */
  readonly dialogs: ReactNode;
}

/** What settles an agreement with a gallery, wherever it is offered. */
export function useSettleDialogs({ id: userId }: User): SettleDialogs {
  const [report, setReport] = useState<ReportedSale | null>(null);
  const [payout, setPayout] = useState<BegunPayout | null>(null);
  const { data: works } = useArtworks();
  const { data: channels } = useChannels();
  const { rates } = useRates();
  const closeReport = () => setReport(null);
  const closePayout = () => setPayout(null);
  const work = works?.find(({ id }) => id === report?.entry.workId);
  const dialogs = (
    <>
      {report && work && channels && (
        <LazyDialog part={reportedSaleDialog} isOpen onClose={closeReport}>
          {({ ReportedSaleDialog }) => (
            <ReportedSaleDialog
              report={report}
              work={work}
              channels={channels}
              rates={rates}
              userId={userId}
              onClose={closeReport}
            />
          )}
        </LazyDialog>
      )}
      {payout && (
        <LazyDialog part={payoutDialog} isOpen onClose={closePayout}>
          {({ PayoutDialog }) => (
            <PayoutDialog payout={payout} userId={userId} onClose={closePayout} />
          )}
        </LazyDialog>
      )}
    </>
  );
  return { recordReported: setReport, recordPayout: setPayout, dialogs };
}
