import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Link } from "#schema/links/link.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useEntries } from "#web/api/entries.ts";
import { useLinks } from "#web/api/links.ts";
import { usePeople } from "#web/api/people.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useTopOfPage } from "#web/browser/top-of-page.ts";
import { addWords } from "#web/i18n/parts.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { FailedPage } from "#web/works/failed-page.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { RoomView } from "./room-view.tsx";

addWords("links");

interface RoomPageProps {
  readonly id: string;
  readonly user: User;
  readonly onUpgrade: () => void;
  /** Opens the price list of works, to download and print. */
  readonly onPriceList: (works: readonly Artwork[]) => void;
}

/** The page of one room. */
export function RoomPage({ id, ...view }: RoomPageProps) {
  const t = useTranslations("links.room");
  const links = useLinks();
  const works = useArtworks();
  const people = usePeople();
  const entries = useEntries();
  const found = links.data?.find((link) => link.id === id && link.kind === "room");
  const room = found && works.data ? withoutDeleted(found, works.data) : found;
  usePageTitle(room ? room.title : t("untitledPage"));
  useTopOfPage(id);
  if (!links.data || !works.data || !people.data || !entries.data) {
    return (
      <BelowHeader>
        <div className="page">
          <Unfetched
            queries={[links, works, people, entries]}
            loading={<Spinner label={t("loading")} />}
            failed={(retry) => <FailedPage texts="links.rooms.failed" onRetry={retry} />}
          />
        </div>
      </BelowHeader>
    );
  }
  if (room === undefined) return <MissingRoom />;
  return (
    <RoomView
      key={id}
      room={room}
      works={works.data}
      person={people.data.find((person) => person.id === room.personId) ?? null}
      entries={entries.data.filter(({ linkId }) => linkId === id)}
      {...view}
    />
  );
}

/** A room keeps the ids of works that were deleted since, which nobody sees. */
function withoutDeleted(room: Link, works: readonly Artwork[]): Link {
  const known = new Set(works.map(({ id }) => id));
  return { ...room, workIds: room.workIds.filter((id) => known.has(id)) };
}

/** There is no room with the id of the address. */
function MissingRoom() {
  const t = useTranslations("links.room.missing");
  return (
    <MissingPage title={t("title")} text={t("text")} button={t("button")} href={appPaths.rooms} />
  );
}
