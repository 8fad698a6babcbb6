import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { Owed } from "#schema/payouts/payout.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePeople } from "#web/api/people.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { useOwed } from "#web/works/consignments/payouts.ts";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { PeoplePlaces } from "#web/works/links/people-places.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { HeadingRow } from "#web/works/works-heading.tsx";
import { ConsignmentsTable } from "./list/consignments-table.tsx";
import { OwedSummary } from "./list/owed-summary.tsx";
import {
  ConsignmentPreview,
  FailedConsignments,
  LoadingConsignments,
  NoConsignments,
} from "./list/states.tsx";

addWords("consignments");

interface ConsignmentsPageProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** What galleries owe, and the agreements with them, newest first. On the free plan a preview, or what is kept. */
export function ConsignmentsPage({ user, onUpgrade }: ConsignmentsPageProps) {
  const t = useTranslations("consignments.list");
  usePageTitle(t("title"));
  const consignments = useConsignments();
  const owed = useOwed();
  const works = useArtworks();
  const people = usePeople();
  const channels = useChannels();
  if (!consignments.data || !owed.data || !works.data || !people.data || !channels.data) {
    return (
      <Frame user={user}>
        <Unfetched
          queries={[consignments, owed, works, people, channels]}
          loading={<LoadingConsignments />}
          failed={(retry) => <FailedConsignments onRetry={retry} />}
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
      works={works.data}
      user={user}
      onUpgrade={onUpgrade}
    />
  );
}

interface FetchedProps extends ConsignmentsPageProps {
  readonly consignments: readonly Consignment[];
  readonly owed: Owed;
  readonly works: readonly Artwork[];
}

function FetchedConsignments({ consignments, owed, works, user, onUpgrade }: FetchedProps) {
  const t = useTranslations("consignments.list");
  const isPro = hasUnlimitedUse(user);
  return (
    <Frame user={user}>
      <OfflineNote text={t("offline")} />
      {!isPro && <PlanNote text={t("kept")} button={t("plan")} onPress={onUpgrade} />}
      <OwedSummary owed={owed} />
      {consignments.length === 0 ? (
        isPro && <NoConsignments />
      ) : (
        <ConsignmentsTable consignments={consignments} works={works} />
      )}
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
