import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePeople } from "#web/api/people.ts";
import { useConnection } from "#web/browser/connection.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useTopOfPage } from "#web/browser/top-of-page.ts";
import { addWords } from "#web/i18n/parts.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { FailedPage } from "#web/works/failed-page.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { ConsignmentEditor } from "./edit/consignment-editor.tsx";
import { LivingConsignment, type LivingConsignmentProps } from "./living/living-consignment.tsx";
import { AgreementAddress } from "./send/agreement-address.tsx";
import { AgreementVersions } from "./send/agreement-versions.tsx";
import { DeleteDraft } from "./send/delete-draft.tsx";
import { SeeAsGallery } from "./send/see-as-gallery.tsx";
import { TakeAgreementBack } from "./send/take-agreement-back.tsx";

addWords("consignments");

interface ConsignmentPageProps
  extends Pick<LivingConsignmentProps, "onReportedSale" | "onPayout" | "onPrint"> {
  readonly id: string;
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** The page of one agreement. */
export function ConsignmentPage({ id, user, onUpgrade, ...dialogs }: ConsignmentPageProps) {
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
            failed={(retry) => <FailedPage texts="consignments.list.failed" onRetry={retry} />}
          />
        </div>
      </BelowHeader>
    );
  }
  if (consignment === undefined) return <MissingConsignment />;
  return (
    <OpenedConsignment
      consignment={consignment}
      consignments={consignments.data}
      works={works.data}
      user={user}
      onUpgrade={onUpgrade}
      {...dialogs}
    />
  );
}

interface OpenedConsignmentProps extends Omit<ConsignmentPageProps, "id"> {
  readonly consignment: Consignment;
  readonly consignments: readonly Consignment[];
  readonly works: readonly Artwork[];
}

/** A draft in its form; one that was sent as it stands, or its change in the form. */
function OpenedConsignment(props: OpenedConsignmentProps) {
  const { consignment, consignments, works, user, onUpgrade, ...dialogs } = props;
  const t = useTranslations("consignments.page");
  const isConnected = useConnection();
  const galleryOf = useGalleries();
  const [isChanging, setChanging] = useChanging();
  const gallery = galleryOf(consignment.channelId);
  const isPro = hasUnlimitedUse(user);
  const isDraft = consignment.state === "draft";
  const canChange =
    isPro && consignment.state !== "closed" && consignment.amendment?.state !== "sent";
  if (isPro && (isDraft || (isChanging && canChange))) {
    return (
      <ConsignmentEditor
        // Starts with the stored terms again once it was sent or taken back.
        key={consignment.state}
        consignment={consignment}
        consignments={consignments}
        works={works}
        user={user}
        onLeave={isDraft ? null : () => setChanging(false)}
        onPrint={dialogs.onPrint}
      />
    );
  }
  return (
    <LivingConsignment
      consignment={consignment}
      works={works}
      user={user}
      {...dialogs}
      links={
        <>
          {canChange && (
            <TextButton
              aria-disabled={!isConnected || undefined}
              onClick={() => isConnected && setChanging(true)}
            >
              {t(consignment.amendment ? "goOn" : "change")}
            </TextButton>
          )}
          <TakeAgreementBack consignment={consignment} gallery={gallery.name} />
          {isDraft && <SeeAsGallery consignment={consignment} editing={null} />}
          {isDraft && <DeleteDraft consignment={consignment} onDiscarded={null} />}
          {!isPro && <PlanNote text={t("kept")} button={t("plan")} onPress={onUpgrade} />}
        </>
      }
    >
      <AgreementAddress consignment={consignment} gallery={gallery} />
      <AgreementVersions consignment={consignment} gallery={gallery} onPrint={dialogs.onPrint} />
    </LivingConsignment>
  );
}

/** Whether the change is in its form; the focus is on the heading of what takes the place of the other. */
function useChanging() {
  const [isChanging, setChanging] = useState(false);
  const shown = useRef(isChanging);
  useEffect(() => {
    if (shown.current !== isChanging) document.querySelector("h1")?.focus();
    shown.current = isChanging;
  }, [isChanging]);
  return [isChanging, setChanging] as const;
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
