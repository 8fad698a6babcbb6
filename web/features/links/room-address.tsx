import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { ofInFrench } from "#schema/links/guest-title.ts";
import { type Link, openingsOf } from "#schema/links/link.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import { CopyAddress } from "#web/works/links/copy-address.tsx";
import { TakeLinkBack } from "#web/works/links/take-link-back.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface RoomAddressProps {
  readonly room: Link;
  readonly person: Person | null;
  readonly user: User;
  /** Whether the address shows the room, as it does with the plan. */
  readonly isShown: boolean;
}

/** The address of a room: to copy, to send, and to take back. */
export function RoomAddress({ room, person, user, isShown }: RoomAddressProps) {
  const t = useTranslations("links.room.address");
  const what = useTranslations("dealings.address")("room");
  const format = useFormat();
  const locale = useLocale();
  const { address, endsOn } = room;
  const name = [user.firstName, user.lastName].filter((part) => part !== "").join(" ");
  const artist = locale === "fr-CA" ? ofInFrench(name) : name;
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      {address !== null && (
        <>
          <div className="flex items-start justify-between gap-5 border-b border-rule-2 pt-1 text-2">
            <p className="min-w-0 py-2.5 wrap-anywhere">{address}</p>
            <CopyAddress address={address} what={what} />
          </div>
          {isShown && (
            <p className="pt-2 text-1 text-ink-2">
              {endsOn === null
                ? t("endless", { artist })
                : t("until", { day: format.day(endsOn), artist })}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 pt-1">
        {address !== null && person !== null && person.email !== "" && (
          <a
            href={mailtoAddress(person.email, { subject: room.title, body: address })}
            className="target inline-flex items-center text-2"
          >
            <span className="underlined">{t("write", { name: shownName(person) })}</span>
          </a>
        )}
        <TakeLinkBack link={room} kind="room" what={what} />
      </div>
    </WorkPageSection>
  );
}

/** So many days are shown at first. */
const daysShown = 10;

/** On which days a room was opened, and how often. */
export function RoomOpened({ opened }: Pick<Link, "opened">) {
  const t = useTranslations("links.room.opened");
  const format = useFormat();
  const openings = openingsOf({ opened });
  if (openings === null)
    return (
      <WorkPageSection title={t("none")} isOnScreenOnly>
        {null}
      </WorkPageSection>
    );
  return (
    <WorkPageSection title={t("heading", { count: openings.count })} isOnScreenOnly>
      <ExpandableList items={opened} shownFirst={daysShown} showAll={t("all")} className="pt-1">
        {({ day, count }) => (
          <li
            key={day}
            className="flex justify-between gap-6 border-b border-rule py-2.5 text-2 last:border-0"
          >
            <span>{format.longDate(`${day}T12:00`)}</span>
            <span className="text-ink-2">{t("times", { count })}</span>
          </li>
        )}
      </ExpandableList>
    </WorkPageSection>
  );
}
