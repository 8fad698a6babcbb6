import { useTranslations } from "use-intl";
import { type Link, openingsOf } from "#schema/links/link.ts";
import { useFormat } from "#web/i18n/format.ts";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

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
