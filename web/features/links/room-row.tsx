import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link as RouteLink } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Link, openingsOf, roomPagePath } from "#schema/links/link.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { useFormat } from "#web/i18n/format.ts";
import { WallCell } from "#web/works/wall-cell.tsx";

interface RoomRowProps {
  readonly room: Link;
  readonly works: readonly Artwork[];
  readonly person: Person | null;
}

/** A room: its first works on the wall cell, its title, for whom it is, until when, and how often it was opened. */
export function RoomRow({ room, works, person }: RoomRowProps) {
  const t = useTranslations("links.rooms.row");
  const shown = room.workIds.flatMap((id) => works.find((work) => work.id === id) ?? []);
  const about = [
    person && t("for", { name: shownName(person) }),
    t("works", { count: shown.length }),
  ].filter((words) => words !== null);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 border-b border-rule md:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-h-18 items-center self-stretch bg-wall px-3 max-md:row-span-2 max-md:justify-center max-md:px-1.5">
        <WallCell works={shown} />
      </div>
      <div className="min-w-0 py-3 max-md:pb-0">
        <RouteLink
          href={roomPagePath(room.id)}
          className="work-title text-[1.1875rem]/6 wrap-anywhere decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
        >
          {room.title}
        </RouteLink>
        <span className="block text-1 wrap-anywhere text-ink-2">{about.join(", ")}</span>
      </div>
      <div className="min-w-0 py-3 text-2 max-md:col-start-2 max-md:pt-1 max-md:text-1">
        <State room={room} />
        <Opened room={room} />
      </div>
    </li>
  );
}

function State({ room: { state, endsOn } }: Pick<RoomRowProps, "room">): ReactNode {
  const t = useTranslations("links.rooms.row");
  const format = useFormat();
  if (state === "revoked") return <span className="text-ink-2">{t("revoked")}</span>;
  if (endsOn === null) return t("endless");
  const day = format.day(endsOn);
  return state === "open" ? (
    t("open", { day })
  ) : (
    <span className="text-ink-2">{t("ended", { day })}</span>
  );
}

function Opened({ room }: Pick<RoomRowProps, "room">) {
  const t = useTranslations("links.rooms.row");
  const format = useFormat();
  const openings = openingsOf(room);
  return (
    <span className="block text-1 text-ink-2">
      {openings
        ? t("opened", { count: openings.count, day: format.day(openings.lastOn) })
        : t("notOpened")}
    </span>
  );
}
