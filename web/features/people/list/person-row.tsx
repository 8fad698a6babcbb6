import { type CSSProperties, memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { personPagePath } from "#schema/people/people-paths.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Td, Th } from "#web/ui/table.tsx";
import type { RowInView } from "#web/ui/use-rows-in-view.ts";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { worksOf } from "../dealings.ts";
import { useSum } from "../use-sum.ts";
import type { LastDealing, PersonEntry } from "./entries.ts";
import type { OpenItem } from "./open-items.ts";

interface PersonRowProps extends RowInView {
  readonly entry: PersonEntry;
}

/** A person: works on the wall cell, the name, what they have, what is open, what was last. */
export const PersonRow = memo(function PersonRow({ entry, index, measure }: PersonRowProps) {
  const { person, name, dealings, open, last, isGallery } = entry;
  const t = useTranslations("people.list.row");
  const kind = isGallery ? "gallery" : person.kind === "organization" ? "institution" : null;
  const place = [kind && t(`kinds.${kind}`), person.address.city].filter(Boolean).join(", ");
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-b border-rule max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-3.5"
    >
      <Td className="w-38 bg-wall px-3 py-2 max-md:row-span-3 max-md:w-18 max-md:px-1.5 max-md:py-2.5">
        <WallCell works={worksOf(dealings)} />
      </Td>
      <Th
        scope="row"
        className="py-3 pr-5 pl-5 align-top max-md:px-0 max-md:pb-0 max-md:last:pb-3 md:w-56"
      >
        <Link
          href={personPagePath(person.id)}
          className="inline-block font-display text-[1.1875rem]/6 font-[440] tracking-[-0.004em] wrap-anywhere decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {place !== "" && (
          <span className="block text-1 font-[400] wrap-anywhere text-ink-2">{place}</span>
        )}
      </Th>
      <Td className="py-3 pr-5 align-top max-md:hidden md:w-48">
        <Has entry={entry} />
      </Td>
      <Td className="py-3 pr-5 align-top wrap-anywhere max-md:col-start-2 max-md:py-0 max-md:pt-0.5 max-md:pb-3 max-md:text-1">
        {open.slice(0, 2).map((item, at) => (
          <OpenInWords key={keyOf(item)} item={item} isFirst={at === 0} />
        ))}
      </Td>
      <Td className="py-3 text-right align-top max-md:hidden md:w-52">
        <Last last={last} />
      </Td>
    </tr>
  );
});

/** How many works hang on the wall cell. */
const most = 3;
/** The cell's height, and what its works may take of its width, in pixels. */
const cell = { height: 46, width: 128, gap: 6 } as const;
const phone = { height: 56, width: 60 } as const;

/** Up to three works side by side at one scale, the largest as high as the cell takes; on phones the first alone. */
function WallCell({ works }: { readonly works: readonly Artwork[] }) {
  const shown = works.slice(0, most);
  const tallest = Math.max(...shown.map(({ height }) => height));
  const wide = shown.reduce((sum, { width }) => sum + width, 0);
  const room = cell.width - cell.gap * (shown.length - 1);
  const scale = Math.min(cell.height / tallest, room / wide);
  return (
    <div
      aria-hidden="true"
      className="flex h-13 items-center gap-1.5 max-md:h-full max-md:justify-center"
    >
      {shown.map((work) => (
        <div
          key={work.id}
          style={sizeOf(work, scale)}
          className="w-(--wide) flex-none max-md:w-(--narrow) max-md:[&:nth-child(n+2)]:hidden"
        >
          <ArtworkPicture key={work.imageUrl} artwork={work} width="100%" />
        </div>
      ))}
    </div>
  );
}

/** The width on wide windows and on phones, where one work hangs alone. */
function sizeOf(
  { width, height }: Artwork,
  scale: number,
): CSSProperties & Record<`--${string}`, string> {
  const alone = Math.min(phone.width / width, phone.height / height);
  return {
    "--wide": `${Math.max(8, Math.round(width * scale))}px`,
    "--narrow": `${Math.round(width * alone)}px`,
  };
}

/** What a person owns, or what is at their gallery and was sold there. */
function Has({ entry: { dealings, isGallery } }: Pick<PersonRowProps, "entry">) {
  const t = useTranslations("people.list.row");
  const sum = useSum();
  const { owned, consigned, soldThere } = dealings;
  if (isGallery) {
    return (
      <TwoLines
        first={t("there", { count: consigned.length })}
        second={
          soldThere.length > 0 && t("soldThere", { count: soldThere.length, sum: sum(soldThere) })
        }
      />
    );
  }
  const [first] = owned;
  if (first === undefined) return <span className="text-ink-2">{t("nothing")}</span>;
  return (
    <TwoLines
      first={owned.length === 1 ? workTitle(first.work.title) : t("works", { count: owned.length })}
      second={sum(owned)}
    />
  );
}

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {first}
      {second && <span className="block text-1 text-ink-2">{second}</span>}
    </>
  );
}

function keyOf(item: OpenItem): string {
  return `${item.kind} ${"number" in item ? item.number : item.work.id}`;
}

/** The most pressing in the ink of the row, the next one below it. */
function OpenInWords({ item, isFirst }: { readonly item: OpenItem; readonly isFirst: boolean }) {
  const format = useFormat();
  const words = useOpenWords(item);
  if (!isFirst) return <span className="block text-1 text-ink-2">{words}</span>;
  return (
    <TwoLines
      first={item.kind === "overdue" ? <strong className="font-strong">{words}</strong> : words}
      second={"cents" in item && format.money(item.cents, item.currency)}
    />
  );
}

function useOpenWords(item: OpenItem): ReactNode {
  const t = useTranslations("people.list.row.open");
  const format = useFormat();
  switch (item.kind) {
    case "overdue":
    case "due":
    case "open":
      return t(item.kind, { number: item.number, day: format.day(item.day) });
    case "hold": {
      const { until, work } = item;
      const named = { title: work.title, work: workTitle };
      return until === null
        ? t.rich("hold", named)
        : t.rich("holdUntil", { ...named, day: format.day(until) });
    }
    case "dueBack": {
      const { work, day } = item;
      return t.rich("dueBack", { title: work.title, work: workTitle, day: format.day(day) });
    }
  }
}

function Last({ last }: { readonly last: LastDealing }) {
  const t = useTranslations("people.list.row.last");
  const format = useFormat();
  const channelName = useChannelName();
  const words =
    last.kind === "bought"
      ? t("bought", { channel: channelName(last.channel) })
      : last.kind === "sold"
        ? t.rich("sold", { title: last.title, work: workTitle })
        : t("added");
  return <TwoLines first={format.day(last.day)} second={words} />;
}
