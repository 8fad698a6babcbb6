import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Link, roomPagePath } from "#schema/links/link.ts";
import type { Person } from "#schema/people/person.ts";
import { useLinks } from "#web/api/links.ts";
import { usePeople } from "#web/api/people.ts";
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
import { FailedPage } from "#web/works/failed-page.tsx";
import { PeoplePlaces } from "#web/works/links/people-places.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { newRoomDialog } from "./lazy-dialogs.ts";
import { RoomRow } from "./room-row.tsx";
import { LoadingRooms, NoRooms, RoomPreview } from "./room-states.tsx";

addWords("links");

interface RoomsPageProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** The rooms, newest first. On the free plan a preview, or those that are kept. */
export function RoomsPage({ user, onUpgrade }: RoomsPageProps) {
  const t = useTranslations("links.rooms");
  usePageTitle(t("title"));
  const links = useLinks();
  const works = useArtworks();
  const people = usePeople();
  if (!links.data || !works.data || !people.data) {
    return (
      <Frame user={user}>
        <Unfetched
          queries={[links, works, people]}
          loading={<LoadingRooms />}
          failed={(retry) => <FailedPage texts="links.rooms.failed" onRetry={retry} />}
        />
      </Frame>
    );
  }
  const rooms = links.data.filter(({ kind }) => kind === "room");
  if (!hasUnlimitedUse(user) && rooms.length === 0) {
    return (
      <Frame user={user}>
        <RoomPreview works={works.data} onUpgrade={onUpgrade} />
      </Frame>
    );
  }
  return (
    <FetchedRooms
      rooms={rooms}
      works={works.data}
      people={people.data}
      user={user}
      onUpgrade={onUpgrade}
    />
  );
}

interface FetchedRoomsProps extends RoomsPageProps {
  readonly rooms: readonly Link[];
  readonly works: readonly Artwork[];
  readonly people: readonly Person[];
}

function FetchedRooms({ rooms, works, people, user, onUpgrade }: FetchedRoomsProps) {
  const t = useTranslations("links.rooms");
  const isConnected = useConnection();
  const [isMaking, setMaking] = useState(false);
  const isPro = hasUnlimitedUse(user);
  const make = () => isConnected && setMaking(true);
  const close = () => setMaking(false);
  return (
    <>
      <Frame
        user={user}
        action={
          isPro &&
          rooms.length > 0 && (
            <Button variant="filled" isDisabled={!isConnected} onClick={make} className="md:w-full">
              {t("make")}
            </Button>
          )
        }
      >
        <OfflineNote text={t("offline")} />
        {!isPro && <PlanNote text={t("kept")} button={t("plan")} onPress={onUpgrade} />}
        {rooms.length === 0 ? (
          <NoRooms onMake={make} />
        ) : (
          <ul className="mt-4 border-t border-ink">
            {rooms.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                works={works}
                person={people.find(({ id }) => id === room.personId) ?? null}
              />
            ))}
          </ul>
        )}
      </Frame>
      <LazyDialog part={newRoomDialog} isOpen={isMaking} onClose={close}>
        {({ NewRoomDialog }) => (
          <NewRoomDialog
            isOpen={isMaking}
            works={works}
            chosen={[]}
            person={null}
            onMade={({ id }) => navigateUnasked(roomPagePath(id))}
            onClose={close}
          />
        )}
      </LazyDialog>
    </>
  );
}

interface FrameProps {
  readonly user: User;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ user, action, children }: FrameProps) {
  return (
    <PageFrame
      heading={<GalleryHeading user={user} action={action} page="people" texts="links.rooms" />}
    >
      <PeoplePlaces current="rooms" />
      {children}
    </PageFrame>
  );
}
