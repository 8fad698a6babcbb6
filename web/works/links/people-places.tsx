import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { useLinks } from "#web/api/links.ts";
import { usePeople } from "#web/api/people.ts";
import { useConsignments } from "../consignments/queries.ts";

interface PeoplePlacesProps {
  readonly current: "everyone" | "consignments" | "rooms";
  /** More of the row, behind the places. */
  readonly children?: ReactNode;
}

/** The quiet row below the heading of people: who they are, what was agreed with galleries, and the rooms that were made. */
export function PeoplePlaces({ current, children }: PeoplePlacesProps) {
  const t = useTranslations("dealings.places");
  const { data: people } = usePeople();
  const { data: consignments } = useConsignments();
  const { data: links } = useLinks();
  const present = people?.filter(({ archived }) => !archived).length;
  const agreed = consignments?.filter(
    ({ state }) => state === "sent" || state === "confirmed",
  ).length;
  const open = links?.filter(({ kind, state }) => kind === "room" && state === "open").length;
  const places = [
    { name: "everyone", path: appPaths.people, note: present },
    {
      name: "consignments",
      path: appPaths.consignments,
      note: agreed && t("openConsignments", { count: agreed }),
    },
    { name: "rooms", path: appPaths.rooms, note: open && t("open", { count: open }) },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-7 pt-1.5 text-2">
      <nav aria-label={t("label")} className="flex flex-wrap items-center gap-x-7 print:hidden">
        {places.map(({ name, path, note }) => (
          <Link
            key={name}
            href={path}
            aria-current={name === current ? "page" : undefined}
            className="group target flex items-center gap-2 aria-[current]:font-strong"
          >
            <span className="underlined group-aria-[current]:no-underline">{t(name)}</span>
            {note !== undefined && note !== 0 && (
              <span className="font-[400] text-ink-2">{note}</span>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
