import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePeople } from "#web/api/people.ts";
import { useSales } from "#web/api/sales.ts";
import { useConnection } from "#web/browser/connection.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import type { ConsignmentPrint } from "#web/works/consignments/consignment-print.ts";
import { useOwed } from "#web/works/consignments/payouts.ts";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { FailedPage } from "#web/works/failed-page.tsx";
import { PeoplePlaces } from "#web/works/links/people-places.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { HeadingRow } from "#web/works/works-heading.tsx";
import { newConsignmentDialog } from "./lazy-dialogs.ts";
import { ConsignmentsTable } from "./list/consignments-table.tsx";
import { ConsignmentPreview, LoadingConsignments, NoConsignments } from "./list/states.tsx";
import { OwedSection } from "./payouts/owed-section.tsx";
import type { BegunPayout } from "./payouts/payout-dialog.tsx";

addWords("consignments");

interface ConsignmentsPageProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  /** Opens the dialog that records what a gallery paid. */
  readonly onPayout: (payout: BegunPayout) => void;
  /** Opens what is printed. */
  readonly onPrint: (print: ConsignmentPrint) => void;
}

/** What galleries owe, and the agreements with them, newest first. On the free plan a preview, or what is kept. */
export function ConsignmentsPage(props: ConsignmentsPageProps) {
  const { user, onUpgrade } = props;
  const t = useTranslations("consignments.list");
  usePageTitle(t("title"));
  const consignments = useConsignments();
  const owed = useOwed();
  const sales = useSales(true);
  const works = useArtworks();
  const people = usePeople();
  const channels = useChannels();
  if (
    !consignments.data ||
    !owed.data ||
    !sales.data ||
    !works.data ||
    !people.data ||
    !channels.data
  ) {
    return (
      <Frame user={user}>
        <Unfetched
          queries={[consignments, owed, sales, works, people, channels]}
          loading={<LoadingConsignments />}
          failed={(retry) => <FailedPage texts="consignments.list.failed" onRetry={retry} />}
        />
      </Frame>
    );
  }
  const isEmpty = consignments.data.length === 0 && owed.data.galleries.length === 0;
  if (!hasUnlimitedUse(user) && isEmpty) {
    return (
      <Frame user={user}>
        <ConsignmentPreview works={works.data} onUpgrade={onUpgrade} />
      </Frame>
    );
  }
  return (
    <FetchedConsignments
      consignments={consignments.data}
      owed={owed.data}
      sales={sales.data}
      works={works.data}
      {...props}
    />
  );
}

interface FetchedProps extends ConsignmentsPageProps {
  readonly consignments: readonly Consignment[];
  readonly owed: Owed;
  readonly sales: readonly Sale[];
  readonly works: readonly Artwork[];
}

function FetchedConsignments(props: FetchedProps) {
  const { consignments, owed, sales, works, user, onUpgrade, onPayout, onPrint } = props;
  const t = useTranslations("consignments.list");
  const isPro = hasUnlimitedUse(user);
  const isLocked = !useConnection();
  const [isMaking, setMaking] = useState(false);
  const make = () => !isLocked && setMaking(true);
  const close = () => setMaking(false);
  return (
    <Frame
      user={user}
      action={
        isPro &&
        consignments.length > 0 && (
          <Button
            variant="filled"
            isDisabled={isLocked}
            onClick={make}
            className="md:w-full md:px-4"
          >
            {t("make")}
          </Button>
        )
      }
    >
      <OfflineNote text={t("offline")} />
      {!isPro && <PlanNote text={t("kept")} button={t("plan")} onPress={onUpgrade} />}
      {(owed.galleries.length > 0 || owed.isKeptFromChosen) && (
        <OwedSection
          owed={owed}
          sales={sales}
          user={user}
          onPayout={onPayout}
          onPrint={onPrint}
          isLocked={isLocked}
        />
      )}
      {consignments.length === 0 ? (
        isPro && <NoConsignments onMake={make} />
      ) : (
        <ConsignmentsTable consignments={consignments} works={works} />
      )}
      <LazyDialog part={newConsignmentDialog} isOpen={isMaking} onClose={close}>
        {({ NewConsignmentDialog }) => (
          <NewConsignmentDialog
            isOpen={isMaking}
            works={works}
            chosen={[]}
            channelId={null}
            onMade={({ id }) => navigateUnasked(consignmentPagePath(id))}
            onClose={close}
          />
        )}
      </LazyDialog>
    </Frame>
  );
}

interface FrameProps {
  readonly user: User;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ user, action, children }: FrameProps) {
  const t = useTranslations("consignments.list");
  return (
    <PageFrame
      heading={
        <HeadingRow user={user} page="people" action={action}>
          {t("title")}
        </HeadingRow>
      }
    >
      <PeoplePlaces current="consignments" />
      {children}
    </PageFrame>
  );
}
