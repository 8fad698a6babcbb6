import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePeople } from "#web/api/people.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useTopOfPage } from "#web/browser/top-of-page.ts";
import { addWords } from "#web/i18n/parts.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { FailedConsignments } from "./list/states.tsx";
import { LivingConsignment, type LivingConsignmentProps } from "./living/living-consignment.tsx";

addWords("consignments");

interface ConsignmentPageProps extends Pick<LivingConsignmentProps, "onReportedSale" | "onPayout"> {
  readonly id: string;
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** The page of one agreement. */
export function ConsignmentPage({ id, user, ...dialogs }: ConsignmentPageProps) {
  const t = useTranslations("consignments.page");
  const consignments = useConsignments();
  const works = useArtworks();
  const people = usePeople();
  const channels = useChannels();
  const consignment = consignments.data?.find((one) => one.id === id);
  usePageTitle(consignment?.number ?? t("untitled"));
  useTopOfPage(id);
  if (!consignments.data || !works.data || !people.data || !channels.data) {
    return (
      <BelowHeader>
        <div className="page">
          <Unfetched
            queries={[consignments, works, people, channels]}
            loading={<Spinner label={t("loading")} />}
            failed={(retry) => <FailedConsignments onRetry={retry} />}
          />
        </div>
      </BelowHeader>
    );
  }
  if (consignment === undefined) return <MissingConsignment />;
  return (
    <LivingConsignment
      consignment={consignment}
      works={works.data}
      user={user}
      onReportedSale={dialogs.onReportedSale}
      onPayout={dialogs.onPayout}
    />
  );
}

/** There is no agreement with the id of the address. */
function MissingConsignment() {
  const t = useTranslations("consignments.page.missing");
  return (
    <MissingPage
      title={t("title")}
      text={t("text")}
      button={t("button")}
      href={appPaths.consignments}
    />
  );
}
