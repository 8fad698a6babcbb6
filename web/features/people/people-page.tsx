import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { personPagePath } from "#schema/people/people-paths.ts";
import { useConnection } from "#web/browser/connection.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyPage, LoadingRows, OfflineNote } from "#web/ui/page-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { FailedPage } from "#web/works/failed-page.tsx";
import { FreePreview, PreviewRow } from "#web/works/free-preview.tsx";
import { PeoplePlaces } from "#web/works/links/people-places.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import type { DealingsSource } from "./dealings.ts";
import { personDialog } from "./lazy-dialogs.ts";
import { PeopleList } from "./list/people-list.tsx";
import { usePeopleData } from "./use-people-data.ts";

interface PeoplePageProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** Whom the artist deals with. On the free plan a preview, or those who are kept. */
export function PeoplePage({ user, onUpgrade }: PeoplePageProps) {
  const t = useTranslations("people.list");
  usePageTitle(t("title"));
  const { data, queries } = usePeopleData();
  if (data === null) {
    return (
      <Frame user={user}>
        <Unfetched
          queries={queries}
          loading={<LoadingPeople />}
          failed={(retry) => <FailedPage texts="people.list.failed" onRetry={retry} />}
        />
      </Frame>
    );
  }
  if (!hasUnlimitedUse(user) && data.people.length === 0) {
    return (
      <Frame user={user}>
        <PeoplePlaces current="everyone" />
        <PeoplePreview works={data.works} onUpgrade={onUpgrade} />
      </Frame>
    );
  }
  return <FetchedPeople data={data} user={user} onUpgrade={onUpgrade} />;
}

interface FetchedPeopleProps extends PeoplePageProps {
  readonly data: DealingsSource;
}

function FetchedPeople({ data, user, onUpgrade }: FetchedPeopleProps) {
  const t = useTranslations("people.list");
  const isConnected = useConnection();
  /** The name of whom to add; null while nobody is added. */
  const [added, setAdded] = useState<string | null>(null);
  const close = () => setAdded(null);
  const isPro = hasUnlimitedUse(user);
  const hasPeople = data.people.length > 0;
  return (
    <>
      <Frame
        user={user}
        action={
          isPro &&
          hasPeople && (
            <Button
              variant="filled"
              isDisabled={!isConnected}
              onClick={() => isConnected && setAdded("")}
              className="md:w-full"
            >
              {t("add")}
            </Button>
          )
        }
      >
        <OfflineNote text={t("offline")} />
        {!isPro && <PlanNote text={t("kept.text")} button={t("kept.button")} onPress={onUpgrade} />}
        {hasPeople ? (
          <PeopleList source={data} isPro={isPro} onAdd={isPro && isConnected ? setAdded : null} />
        ) : (
          <>
            <PeoplePlaces current="everyone" />
            <NoPeople onAdd={() => setAdded("")} />
          </>
        )}
      </Frame>
      <LazyDialog part={personDialog} isOpen={added !== null} onClose={close}>
        {({ PersonDialog }) => (
          <PersonDialog
            key={added}
            userId={user.id}
            person={null}
            name={added ?? ""}
            isOpen={added !== null}
            onClose={close}
            onSaved={({ id }) => {
              close();
              // What was typed is saved, which the page still has to hear.
              navigateUnasked(personPagePath(id));
            }}
          />
        )}
      </LazyDialog>
    </>
  );
}

function LoadingPeople() {
  const t = useTranslations("people.list");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:w-38"
      widths={["w-60", "w-44", "w-52"]}
      className="pt-6"
    />
  );
}

/** The list while it has no people. */
function NoPeople({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations("people.list.empty");
  return <EmptyPage title={t("title")} text={t("text")} button={t("button")} onPress={onAdd} />;
}

interface FrameProps {
  readonly user: User;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ user, action, children }: FrameProps) {
  return (
    <PageFrame
      heading={<GalleryHeading user={user} action={action} page="people" texts="people.list" />}
    >
      {children}
    </PageFrame>
  );
}

interface PeoplePreviewProps {
  readonly works: readonly Artwork[];
  readonly onUpgrade: () => void;
}

/** What the page of people is, for an artist on the free plan: a work of their own as the row of its buyer shows it. */
function PeoplePreview({ works, onUpgrade }: PeoplePreviewProps) {
  const t = useTranslations("people.free");
  const [own = null] = works;
  return (
    <FreePreview
      texts="people.free"
      claim={own ? t.rich("claimWithWork", { title: own.title, work: workTitle }) : t("claim")}
      onUpgrade={onUpgrade}
    >
      {own && (
        <PreviewRow work={own} caption={t.rich("caption", { title: own.title, work: workTitle })}>
          <span aria-hidden="true" className="grid grow gap-2.5">
            <span className="block h-3.5 w-[min(15rem,80%)] bg-rule" />
            <span className="block h-2.5 w-[min(9rem,50%)] bg-rule" />
          </span>
        </PreviewRow>
      )}
    </FreePreview>
  );
}
